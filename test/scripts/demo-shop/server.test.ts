import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoShop, startDemoShop } from "../../../scripts/demo-shop/server";

describe("the demo shop", () => {
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop();
  });
  afterAll(() => shop.close());

  /** Node does not know names under localhost; the shop answers whatever it is called. */
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${new URL(shop.origin).port}${path}`, { redirect: "manual" });

  it.each([
    ["/r/301", 301, "/r/302"],
    ["/r/302", 302, "/r/final"],
    ["/r/307", 307, "/r/final"],
    ["/r/308", 308, "/r/final"],
    ["/r/loop", 302, "/r/loop-back"],
    ["/r/loop-back", 302, "/r/loop"],
    ["/r/no-location", 302, null],
    ["/r/gone", 410, null],
    ["/r/final", 200, null],
    ["/old-shop", 301, "/moved"],
    ["/nowhere", 404, null],
  ])("answers %s with %i", async (path, status, location) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(location);
  });

  it.each([
    "/product/42",
    "/product/42/",
    "/product/42?utm_source=x",
    "/product/42;jsessionid=1",
    "/Product/42",
  ])("has one product at %s", async (path) => {
    expect(await (await ask(path)).text()).toContain("<title>Enamel kettle");
  });

  it("answers with bytes that are no UTF-8, and says so", async () => {
    const response = await ask("/links/windows-1251");
    expect(response.headers.get("content-type")).toBe("text/html; charset=windows-1251");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes(Buffer.from([0x3d, 0xb8, 0xe9]))).toBe(true);
  });

  it("declares a canonical in header and head of the shop window", async () => {
    const response = await ask("/");
    expect(response.headers.get("link")).toBe(`<${shop.origin}/>; rel="canonical"`);
    expect(await response.text()).toContain(`<link rel="canonical" href="${shop.origin}/">`);
  });

  it("has a page of ten thousand links", async () => {
    expect((await (await ask("/links/ten-thousand")).text()).match(/<li>/g)).toHaveLength(10_000);
  });

  it("leads from its list to pages that all answer", async () => {
    const list = await (await ask("/index")).text();
    const paths = [...list.matchAll(/<li><a href="([^"]+)">/g)].map((match) => match[1] ?? "");
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) expect((await ask(path)).status, path).not.toBe(404);
  });
});
