import { afterAll, beforeAll, describe } from "vitest";
import { type Launched, launchBrowser } from "../../scripts/browser/launch";
import { type DemoShop, startDemoShop } from "../../scripts/demo-shop/server";
import { ensureBrowser } from "../../scripts/setup/browsers.mjs";
import { ensureBuild } from "../../scripts/setup/build.mjs";

type Choice = Omit<Parameters<typeof launchBrowser>[0], "name" | "program" | "extensionDir">;

/** Starts one browser with the build of it. */
export async function launchFor(name: "chrome" | "firefox", choice: Choice): Promise<Launched> {
  return launchBrowser({
    ...choice,
    name,
    program: await ensureBrowser(name),
    extensionDir: await ensureBuild(name),
  });
}

/** What a spec can use: the running browser, and the demo shop beside it. */
export interface Stage {
  readonly launched: () => Launched;
  readonly shop: () => DemoShop;
}

/** One list of specs, run in both real browsers; each has its own demo shop. */
export function inBrowsers(title: string, choice: Choice, specs: (stage: Stage, name: string) => void): void {
  describe.each(["chrome", "firefox"] as const)(`${title}, in %s`, (name) => {
    let launched: Launched | undefined;
    let shop: DemoShop | undefined;
    beforeAll(async () => {
      shop = await startDemoShop();
      launched = await launchFor(name, choice);
    });
    afterAll(async () => {
      await launched?.close();
      await shop?.close();
    });
    specs({ launched: () => existing(launched), shop: () => existing(shop) }, name);
  });
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The stage was not set up");
  return value;
}
