import { afterAll, beforeAll, describe } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import type { Launched } from "../../scripts/browser/launch";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { launchFor } from "./browsers";
import { NAVIGATIONS } from "./navigation-routes";
import { type RedirectServer, startRedirectServer } from "./redirect-server/server";

type Choice = Omit<Parameters<typeof launchFor>[1], "hosts">;

/** What the popup shows of the way to a page. */
export interface Shown {
  /** `301 http://www.example.com/a`, with the words beside it. */
  readonly hops: readonly string[];
  readonly kinds: readonly string[];
  readonly outcome: string | null;
  readonly text: string;
}

const READ = `(() => {
  const hops = [...document.querySelectorAll('[data-testid=hop]')];
  return {
    hops: hops.map((hop) => [...hop.children].map((part) => part.textContent.trim()).join(' ')),
    kinds: hops.map((hop) => hop.dataset.kind),
    outcome: document.querySelector('[data-testid=chain-outcome]')?.dataset.outcome ?? null,
    text: document.querySelector('[data-testid=redirects]')?.innerText ?? document.body.innerText,
  };
})()`;

/** A browser in which every host is the test server, and what a spec does with its tab. */
export interface NavigationStage {
  readonly launched: () => Launched;
  readonly server: () => RedirectServer;
  /** Opens an address; an error page, or a navigation that is dropped, may be the point. */
  visit(url: string): Promise<void>;
  /** Runs statements in the page a moment later, when nobody waits for it any more. */
  later(statements: string): Promise<void>;
  /** Waits until the document at this path has loaded. */
  arrive(path: string): Promise<void>;
  /** Clicks the toolbar button and reads what the popup comes to. */
  look(): Promise<Shown>;
}

export async function readPopup(popup: Surface): Promise<Shown> {
  await popupState(popup);
  return popup.evaluate<Shown>(READ);
}

/** One list of specs in both real browsers, against the test server under any host. */
export function onTheRoad(
  title: string,
  choice: Choice,
  specs: (stage: NavigationStage, name: "chrome" | "firefox") => void,
): void {
  describe.each(["chrome", "firefox"] as const)(`${title}, in %s`, (name) => {
    let server: RedirectServer;
    let launched: Launched;
    beforeAll(async () => {
      server = await startRedirectServer();
      server.serve(NAVIGATIONS);
      launched = await launchFor(name, { ...choice, hosts: server.hosts });
    });
    afterAll(async () => {
      await launched?.close();
      await server?.close();
    });
    const inPage = <T>(expression: string) => launched.driver.page.evaluate<T>(expression);
    const stage: NavigationStage = {
      launched: () => launched,
      server: () => server,
      visit: (url) => launched.driver.open(url).catch(() => undefined),
      later: (statements) => inPage(`void setTimeout(() => { ${statements} }, 20)`),
      async arrive(path) {
        const there = `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`;
        await waitUntil(path, () => inPage<boolean>(there).catch(() => false), 10_000);
      },
      look: async () => readPopup(await launched.driver.clickAction()),
    };
    specs(stage, name);
  });
}
