import { afterAll, beforeAll, describe } from "vitest";
import type { Launched } from "../../scripts/browser/launch";
import type { Exported } from "./audit";
import { launchFor } from "./browsers";
import { auditLinks, checkAll, checkExternal, type LinkCheckStage } from "./link-check";
import { CHAIN_LINKS, chainSpecs } from "./link-check-chains";
import { stoppedSpecs } from "./link-check-stopped";
import { TROUBLE_LINKS, troubleSpecs } from "./link-check-trouble";
import { type RedirectServer, startRedirectServer } from "./redirect-server/server";

const links = [...CHAIN_LINKS, ...TROUBLE_LINKS];

// One browser and one check of everything: the slowest server takes its twenty seconds once.
describe.each(["chrome", "firefox"] as const)("the check of a page's links, in %s", (name) => {
  let server: RedirectServer | undefined;
  let launched: Launched | undefined;
  let found: Exported | undefined;

  beforeAll(async () => {
    server = await startRedirectServer();
    launched = await launchFor(name, {
      openHosts: true,
      hosts: { ...server.hosts, elsewhere: { "rebind.example.org": "127.0.0.2" } },
      preferences: { "extensions.background.idle.timeout": 3_000 },
    });
    // The auditor has cookies of this site: the wall sets one.
    await launched.driver.open("http://www.example.com/wall");
    found = await auditLinks(launched, server, links, async (report) => {
      await checkAll(report);
      await checkExternal(report);
    });
  });

  afterAll(async () => {
    await launched?.close();
    await server?.close();
  });

  const stage: LinkCheckStage = {
    name,
    links,
    server: () => server as RedirectServer,
    launched: () => launched as Launched,
    found: () => found as Exported,
  };
  describe("chains", () => chainSpecs(stage));
  describe("servers on a bad day", () => troubleSpecs(stage));
  describe("a background that is stopped", () => stoppedSpecs(stage));
});
