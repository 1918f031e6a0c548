import type { Browser } from "webextension-polyfill";
import { createCanonicalizer } from "../../../src/canonicalize";
import { runChecks } from "../../../src/checks";
import {
  countTotals,
  groupLinks,
  pagesByKey,
  parameterInventory,
  suspectDuplicates,
} from "../../../src/group";
import { parseSnapshot } from "../../../src/messaging/snapshot-schema";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import type { AuditContext } from "../../../src/model/report";
import type { PackedSnapshot } from "../../../src/model/snapshot";
import { saveAudit } from "../../../src/platform/audit-store";
import { judgePage } from "../../../src/report/build";
import { createLinkReporter } from "../../../src/report/links";
import { unpackSnapshot } from "../../../src/report/unpack";
import { createResolver } from "../../../src/resolve";

declare const chrome: Browser;

/** What the collector of this extension answers: its snapshot and its own time in ms. */
interface Timed {
  readonly snapshot: PackedSnapshot;
  readonly ms: number;
}

/** The circumstances of an audit nobody permitted anything. */
const contextOf = ({ documentUrl }: PackedSnapshot): AuditContext => ({
  generatedAt: new Date().toISOString(),
  browser: "benchmark",
  policy: DEFAULT_POLICY,
  scope: { mode: "site", origin: new URL(documentUrl).origin },
  inputMode: "browser",
  navigation: { observed: false, why: "not-permitted" },
  response: null,
  redirects: [],
});

function createStopwatch() {
  const stages: Record<string, number> = {};
  return {
    stages,
    async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
      const start = performance.now();
      const result = await work();
      stages[stage] = performance.now() - start;
      return result;
    },
  };
}

/** The audit of the product, stage by stage; a stage that is inside another is measured alone. */
async function measureStages(tabId: number): Promise<string> {
  const { stages, time } = createStopwatch();
  const [injection] = await time("move", () =>
    chrome.scripting.executeScript({ target: { tabId }, files: ["/collector.js"] }),
  );
  const { snapshot, ms } = (injection as { readonly result: unknown }).result as Timed;
  stages["collect"] = ms;
  stages["move"] = (stages["move"] ?? 0) - ms;
  const packed = await time("parse", () => parseSnapshot(snapshot));
  const page = await time("unpack", () => unpackSnapshot(packed));
  const context = contextOf(packed);
  const resolve = createResolver({ baseUrl: page.baseUri, scope: context.scope, inputMode: "browser" });
  const canonicalize = createCanonicalizer(DEFAULT_POLICY);
  await time("resolve", () => page.links.map(({ rawHref }) => resolve(rawHref, null)));
  const links = await time("key", () => page.links.map(createLinkReporter({ resolve, canonicalize })));
  stages["key"] = (stages["key"] ?? 0) - (stages["resolve"] ?? 0);
  const pages = await time("group", () => {
    const found = pagesByKey(links, page.documentUrl, canonicalize);
    groupLinks(found);
    countTotals(links, found);
    return found;
  });
  await time("suspect", () => suspectDuplicates(pages, DEFAULT_POLICY));
  const judged = judgePage(page, context);
  const groups = groupLinks(pages);
  await time("check", () =>
    runChecks({ ...judged, groups, canonicalize, registrableDomain: (host) => host, redirects: [] }),
  );
  await time("store", () =>
    saveAudit({ id: crypto.randomUUID(), tabId, snapshot: packed, context }, Date.now()),
  );
  await time("parameters, for the report page only", () => parameterInventory(links, DEFAULT_POLICY));
  return JSON.stringify(stages);
}

chrome.runtime.onMessage.addListener((tabId: unknown) => measureStages(tabId as number));

// The driver takes this as the sign that the worker has started.
chrome.webRequest.onHeadersReceived.addListener(() => undefined, { urls: ["<all_urls>"] });
