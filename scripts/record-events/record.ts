import { setTimeout as pause } from "node:timers/promises";
import type { Routes } from "../../test/e2e/redirect-server/answer";
import type { RedirectServer } from "../../test/e2e/redirect-server/server";
import type { Launched } from "../browser/launch";
import { COLLECTOR_PATH } from "./probe";
import { type Tab, tabOf } from "./scenarios";

interface Told {
  readonly order: number;
  readonly api: string;
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Quiet for this long, nothing more is coming. */
const QUIET_MS = 700;

/** What the document says of itself, as the collector reads it. */
const PAGE = `({
  url: document.URL,
  timeOrigin: performance.timeOrigin,
  loadedUrl: performance.getEntriesByType('navigation')[0]?.name ?? null,
  navigationType: globalThis.navigation?.activation?.navigationType ?? null,
})`;

/** Headers and fields the recorder never reads say more of the machine than of the browser. */
const UNREAD = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);

function withoutNoise({ api, event, details }: Told): object {
  const { responseHeaders, urlClassification, ...rest } = details;
  const headers = responseHeaders as readonly { readonly name: string }[] | undefined;
  const kept = headers?.filter(({ name }) => !UNREAD.has(name.toLowerCase()));
  return { api, event, details: { ...rest, ...(kept === undefined ? {} : { responseHeaders: kept }) } };
}

interface Recording {
  readonly launched: Launched;
  readonly server: RedirectServer;
  readonly routes: Routes;
  readonly wanted: readonly (readonly [name: string, act: (tab: Tab) => Promise<void>])[];
  readonly recorded: Map<string, unknown>;
}

/** Has every scenario played in a tab of its own and keeps what the probe tells meanwhile. */
export async function recordScenarios({ launched, server, routes, wanted, recorded }: Recording) {
  const told: Told[] = [];
  let last = Date.now();
  server.serve({
    ...routes,
    [COLLECTOR_PATH]: ({ url }, response) => {
      told.push(JSON.parse(url.searchParams.get("event") ?? "{}") as Told);
      last = Date.now();
      response.writeHead(204).end();
    },
  });
  const { driver } = launched;
  for (const [name, act] of wanted) {
    await driver.newTab();
    await pause(300);
    told.length = 0;
    await act(tabOf(driver));
    last = Date.now();
    while (Date.now() - last < QUIET_MS) await pause(50);
    const page = await driver.page.evaluate<unknown>(PAGE).catch(() => null);
    const events = [...told].sort((one, other) => one.order - other.order);
    const documents = events.filter(({ api }) => api === "document");
    const { documentId = null } = documents.at(-1)?.details ?? {};
    recorded.set(name, {
      page: page === null ? null : { ...page, documentId },
      events: events.filter(({ api }) => api !== "document").map(withoutNoise),
    });
    process.stderr.write(`${name}: ${events.length} events\n`);
  }
}
