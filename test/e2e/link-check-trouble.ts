import { expect, it } from "vitest";
import { type LinkCheckStage, verdictOf } from "./link-check";

const DOWN = "http://down.example.org";
const BUSY = "http://busy.example.org";
const SLOW = "http://slow.example.org";
const TRAP = "http://rebind.example.org";

/** What these specs look at: a host that breaks every connection, one that asks for two minutes, a trap. */
export const TROUBLE_LINKS = [
  `${SLOW}/slow`,
  ...[1, 2, 3, 4].map((n) => `/two-seconds?n=${n}`),
  "/big",
  "/slow-down",
  "/slow-down-once",
  "/slow-down-date",
  "/maintenance-once",
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `${DOWN}/dropped?n=${n}`),
  `${BUSY}/slow-down-long`,
  ...[1, 2, 3].map((n) => `${BUSY}/another?n=${n}`),
  `${TRAP}/one`,
  `${TRAP}/two`,
  "https://hsts.example.com/hsts-away",
];

/** Servers as they are on a bad day. */
export function troubleSpecs({ found, server, name }: LinkCheckStage): void {
  it("gives up a server that holds its answer for a minute within 20 s, and waits for no other because of it", () => {
    expect(verdictOf(found(), `${SLOW}/slow`)).toMatchObject({
      outcome: "timeout",
      hops: [],
      error: "no answer within 20 s",
    });
    expect(verdictOf(found(), "/two-seconds?n=4").outcome).toBe("ok");
  });

  it("asks one host for two things at once, and never for three", () => {
    const slow = server().log.to("www.example.com/two-seconds");
    expect(slow.map(({ atOnce }) => atOnce)).toContain(2);
    expect(
      Math.max(
        ...server()
          .log.to("www.example.com/")
          .map(({ atOnce }) => atOnce),
      ),
    ).toBe(2);
  });

  it("takes the status of 200 MB and drops them", () => {
    expect(verdictOf(found(), "/big")).toMatchObject({ outcome: "ok", hops: [{ status: 200 }] });
    expect(server().log.to("www.example.com/big")[0]?.sent).toBeLessThan(20 * 1024 * 1024);
  });

  it.each([
    ["/slow-down-once", "ok", 1_000],
    ["/slow-down-date", "ok", 500],
    ["/maintenance-once", "ok", 1_000],
    ["/slow-down", "rate-limited", 1_000],
  ])("%s: asks once more, and not before the server said", (path, outcome, ms) => {
    const [first, second, ...more] = server()
      .log.asked()
      .filter((request) => request.path === path);
    expect(verdictOf(found(), path).outcome).toBe(outcome);
    expect(more).toEqual([]);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(ms);
  });

  it("leaves a host in peace that asks for two minutes", () => {
    expect(verdictOf(found(), `${BUSY}/slow-down-long`).outcome).toBe("rate-limited");
    // One more may be under way when the answer comes.
    expect(server().log.to("busy.example.org/").length).toBeLessThanOrEqual(2);
    expect(verdictOf(found(), `${BUSY}/another?n=3`)).toMatchObject({
      outcome: "skipped",
      skipped: "busy.example.org asks to be left alone for 120 s",
    });
  });

  it("leaves a host alone after five broken connections, and says how many links were not asked for", () => {
    const outcomes = [1, 2, 3, 4, 5, 6, 7].map((n) => verdictOf(found(), `${DOWN}/dropped?n=${n}`));
    const broken = outcomes.filter(({ outcome }) => outcome === "network-error");
    const left = outcomes.filter(({ skipped }) => skipped === "down.example.org stopped answering");
    // Two are asked at once: the sixth may be under way when the fifth has failed.
    expect(broken.length).toBeGreaterThanOrEqual(5);
    expect(broken.length).toBeLessThanOrEqual(6);
    expect(broken.length + left.length).toBe(7);
    const asked = new Set(
      server()
        .log.to("down.example.org/")
        .map(({ path }) => path),
    );
    expect(asked.size).toBe(broken.length);
  });

  it("shows HSTS as the browser's own step, without a status", () => {
    const { hops, findings } = verdictOf(found(), "https://hsts.example.com/hsts-away");
    expect(hops.map(({ kind, status, url }) => [kind, status, url])).toEqual([
      ["http", 302, "https://hsts.example.com/hsts-away"],
      ["hsts", null, "http://hsts.example.com/page"],
      ["http", 200, "https://hsts.example.com/page"],
    ]);
    expect(findings.map(({ check }) => check)).toContain("browser-made-redirect");
    expect(
      server().log.all.filter(({ scheme, host }) => scheme === "http" && host === "hsts.example.com"),
    ).toEqual([]);
  });

  it("asks a name no more that answered from a private address the page is not at", () => {
    // Firefox reaches every host of this test through a proxy, which answers from one address.
    if (name === "firefox") return expect(verdictOf(found(), `${TRAP}/one`).outcome).toBe("ok");
    const outcomes = ["one", "two"].map((path) => verdictOf(found(), `${TRAP}/${path}`));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
    expect(outcomes[0]?.skipped).toBe("rebind.example.org answers from the private address 127.0.0.2");
    expect(server().log.to("rebind.example.org/").length).toBeLessThanOrEqual(2);
  });
}
