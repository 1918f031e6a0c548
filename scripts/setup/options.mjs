import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Stop } from "./stop.mjs";

export const HELP = `npm start -- [URL | saved.html] …

Audits pages in a real browser and writes report.json and every CSV table.
Without a page: a demo shop; its other pages, linked from the start page, hold every mistake.

  --out DIR                where the report goes (default ./canonical-lens-report)
  --browser NAME           chrome (default) or firefox
  --headed                 show the browser, and leave it open
  --check                  check the redirects of every link in scope
  --as URL                 the address a saved page stands at
  --header 'Name: value'   a response header of the saved page; may be repeated
  --policy FILE            which URLs count as one page, as JSON
  --list FILE              many pages: one URL a line, or JSON lines
                           {id, file | html | bodyBase64, as, headers}
  --fail-on SEVERITY       error or warning: exit 1 where a finding is that severe

Exit codes: 0 done, 1 findings at or over --fail-on, 2 a page could not be audited.
`;

const OPTIONS = {
  out: { type: "string", default: "canonical-lens-report" },
  browser: { type: "string", default: "chrome" },
  headed: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  as: { type: "string" },
  header: { type: "string", multiple: true, default: [] },
  policy: { type: "string" },
  list: { type: "string" },
  "fail-on": { type: "string" },
  help: { type: "boolean", default: false },
};

const isWebUrl = (text) => /^https?:/i.test(text) && URL.canParse(text);

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node explains at length; the first sentence names the option.
    const [sentence] = String(error.message).split(/\. |\n/);
    throw new Stop(`${sentence}. See npm start -- --help.`);
  }
}

function oneOf(name, value, allowed) {
  if (value !== undefined && !allowed.includes(value))
    throw new Stop(`--${name} takes ${allowed.join(" or ")}, not ${JSON.stringify(value)}.`);
  return value;
}

function existing(name, path, cwd) {
  if (path === undefined) return undefined;
  const file = resolve(cwd, path);
  if (!existsSync(file)) throw new Stop(`--${name} names ${path}, which does not exist.`);
  return file;
}

/** `Link: <a>; rel=canonical` -> `["Link", "<a>; rel=canonical"]` */
export function parseHeader(text) {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\r\n\0]*)$/.exec(text);
  if (match === null) throw new Stop(`--header takes 'Name: value', not ${JSON.stringify(text)}.`);
  return [match[1], match[2].trimEnd()];
}

function target(text, cwd) {
  if (isWebUrl(text)) return { url: text };
  const file = resolve(cwd, text);
  if (existsSync(file)) return { file };
  throw new Stop(`${JSON.stringify(text)} is neither an http or https URL nor a file that exists.`);
}

function policy(path, cwd) {
  const file = existing("policy", path, cwd);
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Stop(`--policy names ${path}, which is not JSON: ${error.message}.`);
  }
}

function checkTogether({ list, as, header }, targets) {
  if (list !== undefined && targets.length > 0)
    throw new Stop("--list names all pages: give either it or pages, not both.");
  if (as !== undefined && !isWebUrl(as))
    throw new Stop(`--as takes an http or https URL, not ${JSON.stringify(as)}.`);
  const saved = targets.filter((one) => one.file !== undefined).length;
  if (as !== undefined && (saved !== 1 || targets.length !== 1))
    throw new Stop("--as names the address of one saved page: give exactly one file with it.");
  if (header.length > 0 && saved === 0) throw new Stop("--header is for saved pages: give a file with it.");
}

/** What `npm start` is asked to do. Throws a Stop with one sentence for anything it cannot. */
export function parseOptions(args, cwd) {
  const { values, positionals } = parsed(args);
  const targets = values.help ? [] : positionals.map((text) => target(text, cwd));
  checkTogether(values, targets);
  return {
    help: values.help,
    targets,
    out: resolve(cwd, values.out),
    browser: oneOf("browser", values.browser, ["chrome", "firefox"]),
    headed: values.headed,
    check: values.check,
    as: values.as,
    headers: values.header.map(parseHeader),
    policy: policy(values.policy, cwd),
    list: existing("list", values.list, cwd),
    failOn: oneOf("fail-on", values["fail-on"], ["error", "warning"]),
  };
}
