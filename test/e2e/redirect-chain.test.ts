import { expect, it } from "vitest";
import type { Navigation } from "../../src/model/navigation";
import { audit, auditOpen } from "./audit";
import { inBrowsers } from "./browsers";

const hopsOf = (navigation: Navigation) =>
  navigation.observed ? navigation.hops.map(({ url, status, location }) => ({ url, status, location })) : [];

inBrowsers("redirect chains", { openHosts: true, offline: true }, ({ launched, shop }) => {
  const chainOf = async (path: string) =>
    (await audit(launched(), `${shop().origin}${path}`)).report.navigation;

  it("shows 301, 302 and 200 with statuses and Locations", async () => {
    const { report, csv } = await audit(launched(), `${shop().origin}/r/301`);
    const { origin } = shop();
    expect(hopsOf(report.navigation)).toEqual([
      { url: `${origin}/r/301`, status: 301, location: "/r/302" },
      { url: `${origin}/r/302`, status: 302, location: "/r/final" },
      { url: `${origin}/r/final`, status: 200, location: null },
    ]);
    expect(report.navigation).toMatchObject({ outcome: "redirected", finalUrl: `${origin}/r/final` });
    expect(csv("redirect-hops.csv")).toHaveLength(3);
  });

  it("shows it on no other page of the same tab", async () => {
    const { driver } = launched();
    await driver.open(`${shop().origin}/r/301`);
    await driver.open(`${shop().origin}/tea`);
    const { report } = await auditOpen(launched());
    expect(hopsOf(report.navigation)).toEqual([{ url: `${shop().origin}/tea`, status: 200, location: null }]);
  });

  it("keeps a fragment that a Location sets", async () => {
    expect((await chainOf("/r/fragment")) as object).toMatchObject({
      observed: true,
      hops: [{ status: 302, location: "/r/final#there" }, { status: 200 }],
    });
  });

  it.each([307, 308])("shows %i", async (status) => {
    expect(hopsOf(await chainOf(`/r/${status}`)).map((hop) => hop.status)).toEqual([status, 200]);
  });

  it("shows the end of a broken chain", async () => {
    expect((await chainOf("/r/broken")) as object).toMatchObject({
      outcome: "client-error",
      hops: [{ status: 301 }, { status: 410 }],
    });
  });
});
