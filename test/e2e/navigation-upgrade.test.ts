import { expect, it } from "vitest";
import { onTheRoad } from "./navigation-stage";

/** In the manifest: Firefox would not open the page at which a test permits them by a click. */
const EVERYWHERE = ["http://*/*", "https://*/*"];

onTheRoad(
  "an upgrade by the browser itself",
  { openHosts: EVERYWHERE, upgrades: true },
  ({ visit, look, server }) => {
    it("is shown as such, and the redirect nobody saw is not", async () => {
      await visit("http://upgrade.example.com/upgrade");
      const { hops, kinds } = await look();
      expect(
        server()
          .log.to("upgrade.example.com/upgrade")
          .map(({ scheme }) => scheme),
      ).toContain("https");
      // Firefox does not tell it from HSTS, and says so.
      expect(["browser-upgrade", "hsts"]).toContain(kinds[0]);
      expect(hops[0]).toMatch(/^– http:\/\/upgrade\.example\.com\/upgrade .*not a server redirect$/);
      expect(hops[1]).toBe("200 https://upgrade.example.com/upgrade");
      expect(hops.join()).not.toMatch(/301/);
    });

    it("is shown in the middle of a chain too", async () => {
      await visit("https://www.example.com/back-from-other");
      const { hops } = await look();
      expect(hops[0]).toBe("302 https://www.example.com/back-from-other");
      expect(hops[1]).toMatch(/^– http:\/\/www\.example\.com\/c .*not a server redirect$/);
      expect(hops[2]).toBe("200 https://www.example.com/c");
    });
  },
);
