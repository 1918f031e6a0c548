import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AuditReport } from "../../src/model/report";
import { allFindings } from "../../src/report/csv";
import type { Launched } from "../browser/launch";
import type { Options } from "../setup/options.mjs";
import { Stop } from "../setup/stop.mjs";
import { auditPage, type Prepare } from "./audit-page";
import { checkLinks } from "./check-links";
import { asGiven } from "./given";
import { addressOf, type Entry, type Job } from "./job";
import { lookAgain } from "./look-again";
import { keepPolicy, readPolicy } from "./policy";
import { summaryOf } from "./summary";
import { writeReport } from "./write-report";

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function preparation(options: Options): Prepare {
  return async (report) => {
    if (!options.check) return;
    for (const wanted of ["served", "target"] as const) {
      const said = await lookAgain(report, wanted);
      if (said !== null) say(`  ${said}`);
    }
    await checkLinks(report, ({ checked, total }) => say(`  checked ${checked} of ${total} links`));
  };
}

function reportIn(files: ReadonlyMap<string, Uint8Array>): AuditReport {
  const bytes = files.get("report.json");
  if (bytes === undefined) throw new Stop("the export holds no report.json");
  return JSON.parse(new TextDecoder().decode(bytes)) as AuditReport;
}

function isOver(report: AuditReport, failOn: Options["failOn"]): boolean {
  const over = failOn === "warning" ? ["error", "warning"] : ["error"];
  return failOn !== undefined && allFindings(report).some(({ severity }) => over.includes(severity));
}

async function runJob(launched: Launched, job: Job, options: Options, prepare: Prepare): Promise<0 | 1> {
  const dir = job.id === null ? options.out : join(options.out, job.id);
  if (options.check && typeof job.target !== "string")
    throw new Stop("--check needs a live page: beside a saved one nothing is requested");
  // A report of an earlier run must not be taken for this one's when this one fails.
  await rm(join(dir, "report.json"), { force: true });
  const files = await auditPage(launched, job, prepare);
  const saved = typeof job.target !== "string";
  const report = saved ? asGiven(reportIn(files)) : reportIn(files);
  if (saved) files.set("report.json", new TextEncoder().encode(`${JSON.stringify(report, null, 1)}\n`));
  await writeReport(dir, files);
  process.stdout.write(`${summaryOf(report)}\nwritten     ${files.size} files to ${dir}\n\n`);
  return isOver(report, options.failOn) ? 1 : 0;
}

/**
 * Audits every page and answers with the exit code: the highest of 0 done, 1 a
 * finding at or over --fail-on, 2 a page that could not be audited. One page that
 * fails does not keep the others from being audited.
 */
export async function runJobs(
  launched: Launched,
  entries: readonly Entry[],
  options: Options,
): Promise<number> {
  const prepare = preparation(options);
  if (options.policy !== undefined) await keepPolicy(launched.driver, readPolicy(options.policy));
  let code = 0;
  for (const [index, entry] of entries.entries()) {
    const name = entry.id === null ? "" : `${entry.id}: `;
    try {
      if ("problem" in entry) throw new Stop(entry.problem);
      say(`[${index + 1}/${entries.length}] ${addressOf(entry)}`);
      code = Math.max(code, await runJob(launched, entry, options, prepare));
    } catch (error) {
      if (launched.driver.isGone()) throw new Stop("The browser was closed.");
      say(`${name}could not be audited: ${error instanceof Error ? error.message : error}`);
      code = 2;
    }
  }
  return code;
}
