import { readFileSync } from "node:fs";
import type { NavigationDetails, NavigationEvent } from "../../src/model/navigation-event";
import type { RequestDetails, RequestEvent } from "../../src/model/request-event";
import type { DocumentIdentity } from "../../src/redirects/attach";
import { navigationEvent } from "../../src/redirects/navigation-details";
import { requestEvent } from "../../src/redirects/request-details";

export type BrowserName = "chrome" | "firefox";
type RecorderEvent = RequestEvent | NavigationEvent;

interface Told {
  readonly api: "webRequest" | "webNavigation";
  readonly event: string;
  readonly details: RequestDetails & NavigationDetails;
}

interface Scenario {
  readonly page: DocumentIdentity | null;
  readonly events: readonly Told[];
}

const REQUESTS: Readonly<Record<string, RequestEvent["type"]>> = {
  onBeforeRequest: "request",
  onHeadersReceived: "headers",
  onBeforeRedirect: "redirect",
  onCompleted: "completed",
  onErrorOccurred: "error",
};

const NAVIGATIONS: Readonly<Record<string, NavigationEvent["type"]>> = {
  onBeforeNavigate: "begin",
  onCommitted: "commit",
  onCompleted: "loaded",
  onHistoryStateUpdated: "history",
};

const readScenarios = (browser: BrowserName) =>
  (
    JSON.parse(readFileSync(new URL(`recorded/${browser}.json`, import.meta.url), "utf8")) as {
      readonly scenarios: Readonly<Record<string, Scenario>>;
    }
  ).scenarios;

const SCENARIOS = { chrome: readScenarios("chrome"), firefox: readScenarios("firefox") };

export const SCENARIO_NAMES = Object.keys(SCENARIOS.chrome);

/** What a browser told, in the recorder's form, and the document that stood at the end. */
export function recordedEvents(browser: BrowserName, name: string) {
  const scenario = SCENARIOS[browser][name];
  if (scenario === undefined) throw new Error(`Nothing recorded of ${name} in ${browser}`);
  const events = scenario.events.flatMap(({ api, event, details }): RecorderEvent[] => {
    const read =
      api === "webRequest"
        ? requestEvent(REQUESTS[event] as RequestEvent["type"], details, browser === "firefox")
        : navigationEvent(NAVIGATIONS[event] as NavigationEvent["type"], details);
    return read === null ? [] : [read];
  });
  return { events, page: scenario.page };
}
