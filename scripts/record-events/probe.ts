import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserName } from "../browser/driver";

/** Where the probe tells of events, under a host that is the test server like any other. */
export const COLLECTOR_PATH = "/told";
const COLLECTOR = `http://collector.localhost${COLLECTOR_PATH}`;

const REQUESTS = [
  "onBeforeRequest",
  "onHeadersReceived",
  "onBeforeRedirect",
  "onCompleted",
  "onErrorOccurred",
];
const NAVIGATIONS = ["onBeforeNavigate", "onCommitted", "onCompleted", "onHistoryStateUpdated"];
const WITH_HEADERS = ["onHeadersReceived", "onBeforeRedirect", "onCompleted"];

/** Tells of every event the recorder hears, exactly as the browser hands it over, and of the document shown last. */
const BACKGROUND = `
let order = 0;
const tell = (api, event) => (details) => {
  order += 1;
  const url = new URL(${JSON.stringify(COLLECTOR)});
  url.searchParams.set('event', JSON.stringify({ order, api, event, details }));
  void fetch(url);
};
const filter = { urls: ['http://*/*', 'https://*/*'], types: ['main_frame'] };
for (const event of ${JSON.stringify(REQUESTS)})
  chrome.webRequest[event].addListener(
    tell('webRequest', event), filter, ...(${JSON.stringify(WITH_HEADERS)}.includes(event) ? [['responseHeaders']] : []));
for (const event of ${JSON.stringify(NAVIGATIONS)})
  chrome.webNavigation[event].addListener(tell('webNavigation', event));
const tellDocument = ({ tabId, frameId }) => frameId === 0 && chrome.scripting
  .executeScript({ target: { tabId }, injectImmediately: true, func: () => document.URL })
  .then(([{ documentId, result }]) => tell('document', 'shown')({ documentId, result }), () => undefined);
chrome.webNavigation.onCommitted.addListener(tellDocument);
`;

const manifestFor = (browser: BrowserName): object => ({
  manifest_version: 3,
  name: "Event probe",
  version: "1",
  permissions: ["webRequest", "webNavigation", "scripting"],
  host_permissions: ["http://*/*", "https://*/*"],
  // Without it Firefox would ask the collector over https.
  content_security_policy: { extension_pages: "script-src 'self'" },
  ...(browser === "chrome"
    ? { background: { service_worker: "background.js" } }
    : {
        background: { scripts: ["background.js"] },
        browser_specific_settings: { gecko: { id: "event-probe@canonical-lens.invalid" } },
      }),
});

/** An extension that does nothing but tell of browser events; answers with its folder. */
export async function writeProbe(browser: BrowserName): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "canonical-lens-probe-"));
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifestFor(browser)));
  await writeFile(join(folder, "background.js"), BACKGROUND);
  return folder;
}
