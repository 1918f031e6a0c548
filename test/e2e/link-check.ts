import { auditOpenPage, type Prepare } from "../../scripts/audit/audit-page";
import type { Surface } from "../../scripts/browser/driver";
import type { Launched } from "../../scripts/browser/launch";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { CheckProgress } from "../../src/model/check";
import type { CheckedRedirect } from "../../src/model/report";
import { type Exported, exported } from "./audit";
import { links } from "./redirect-server/answer";
import type { RedirectServer } from "./redirect-server/server";

/** What the specs of a check look at: one browser, one server, and what was found. */
export interface LinkCheckStage {
  readonly name: "chrome" | "firefox";
  readonly links: readonly string[];
  readonly server: () => RedirectServer;
  readonly launched: () => Launched;
  readonly found: () => Exported;
}

/** The page that holds the links of a spec. */
export const PAGE = "http://www.example.com/page";

const AUDIT = "new URLSearchParams(location.search).get('audit')";

/** Sends one of our messages from the report page. */
export const send = <T>(report: Surface, message: string): Promise<T> =>
  report.evaluate<T>(`(globalThis.browser ?? chrome).runtime.sendMessage({ auditId: ${AUDIT}, ${message} })`);

/** Waits until the check no longer runs. */
export const untilChecked = (report: Surface): Promise<CheckProgress> =>
  waitUntil(
    "the link check",
    async () => {
      const progress = await send<CheckProgress>(report, "type: 'check-progress'").catch(() => null);
      return progress?.state === "running" ? null : progress;
    },
    90_000,
  );

/** Loads the report again, so that what is kept is what is shown and exported. */
export async function showAgain(report: Surface): Promise<void> {
  await report.evaluate("(window.leftBehind = true, setTimeout(() => location.reload(), 0), true)");
  await waitUntil("the report to load again", () =>
    report
      .evaluate<boolean>(
        "window.leftBehind === undefined && document.querySelector('[data-state=ready]') !== null",
      )
      .catch(() => false),
  );
}

/** Presses the button that checks all links in scope, and waits for the end. */
export const checkAll: Prepare = async (report) => {
  await report.evaluate("(location.hash = '#redirects', true)");
  const button = "[data-testid=check-links]:not([disabled])";
  // What stands above the button may arrive later and move it away from under the mouse.
  await waitUntil("the page's own chain", () =>
    report.evaluate<boolean>(
      `document.querySelector('[data-testid=hops], [data-testid=history-access]') !== null`,
    ),
  );
  await report.click(button);
  await waitUntil("the check to begin", async () => {
    const { state } = await send<CheckProgress>(report, "type: 'check-progress'");
    return state !== "none";
  });
  await untilChecked(report);
  await showAgain(report);
};

/** Presses the button that checks the links to other sites as well, and waits for the end. */
export const checkExternal: Prepare = async (report) => {
  const before = await send<CheckProgress>(report, "type: 'check-progress'");
  await report.click("[data-testid=check-external]");
  await waitUntil("the next check to begin", async () => {
    const { state, total } = await send<CheckProgress>(report, "type: 'check-progress'");
    return state === "running" || total !== before.total;
  });
  await untilChecked(report);
  await showAgain(report);
};

/** Has the first links of the page checked, whatever site they lead to, and waits for the end. */
export const checkLinks =
  (count: number, meanwhile: Prepare = async () => {}): Prepare =>
  async (report) => {
    const indexes = Array.from({ length: count }, (_, index) => index).join();
    await send(report, `type: 'check-start', choice: { kind: 'links', indexes: [${indexes}] }`);
    await meanwhile(report);
    await untilChecked(report);
    await showAgain(report);
  };

/** Audits a page of these links and does something to its report before it is exported. */
export async function auditLinks(
  launched: Launched,
  server: RedirectServer,
  hrefs: readonly string[],
  prepare: Prepare = checkAll,
): Promise<Exported> {
  server.serve({ "/page": links(...hrefs) });
  await launched.driver.newTab();
  await launched.driver.open(PAGE);
  server.log.clear();
  return exported(await auditOpenPage(launched, prepare));
}

/** The verdict of a link by the path it has on the page's host. */
export function verdictOf({ report }: Exported, path: string): CheckedRedirect {
  const url = new URL(path, PAGE).href;
  const found = report.redirects.find(({ start }) => start === url);
  if (found === undefined)
    throw new Error(`${url} is not among ${report.redirects.map(({ start }) => start).join(", ")}`);
  return found;
}
