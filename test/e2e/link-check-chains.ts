import { expect, it } from "vitest";
import { type LinkCheckStage, PAGE, verdictOf } from "./link-check";

const HOST = "http://www.example.com";
const SECURE = "https://www.example.com";

/** Link -> outcome, statuses on the way, where it ends; the same in both browsers. */
const CASES: readonly (readonly [link: string, outcome: string, statuses: readonly number[], end: string])[] =
  [
    ["/chain/a", "redirected", [301, 302, 200], "/chain/c"],
    [`${SECURE}/chain/a`, "redirected", [301, 302, 200], `${SECURE}/chain/c`],
    ["/see-other", "redirected", [303, 200], "/chain/c"],
    ["/temporary", "redirected", [307, 200], "/chain/c"],
    ["/permanent/a", "redirected", [301, 308, 200], "/permanent/c"],
    ["/loop/a", "loop", [302, 302], "/loop/a"],
    ["/self", "loop", [302], "/self"],
    ["/wall", "not-observable", [302], "/wall"],
    ["/frag", "redirected", [302, 200], "/target"],
    ["/frag-own", "redirected", [302, 200], "/target#own"],
    ["/pct/%C3%A9", "redirected", [302, 200], "/pct/%c3%a9"],
    ["/raw-utf8", "redirected", [302, 200], "/caf%C3%A9"],
    ["/raw-latin1", "redirected", [302, 200], "/caf%E9"],
    ["/no-location", "no-location", [302], "/no-location"],
    ["/empty-location", "no-location", [302], "/empty-location"],
    ["/multiple-choices", "ok", [300], "/multiple-choices"],
    ["/created", "ok", [201], "/created"],
    ["/two-locations", "bad-location", [], "/two-locations"],
    ["/equal-locations", "redirected", [302, 200], "/t"],
    ["/to-javascript", "bad-location", [302], "/to-javascript"],
    ["/to-data", "bad-location", [302], "/to-data"],
    ["/to-ftp", "bad-location", [302], "/to-ftp"],
    ["/to-mailto", "bad-location", [302], "/to-mailto"],
    ["/to-file", "bad-location", [302], "/to-file"],
    ["/to-nonsense", "bad-location", [302], "/to-nonsense"],
    ["/to-credentials", "refused", [302], "/t"],
    ["/to-port-25", "blocked-by-browser", [302], "http://www.example.com:25/"],
    ["http://www.example.com:25/x", "blocked-by-browser", [], "http://www.example.com:25/x"],
    ["/upgrade", "redirected", [301, 200], `${SECURE}/upgrade`],
    [`${SECURE}/downgrade`, "redirected", [301, 200], "/downgrade"],
    ["/set-cookie", "redirected", [302, 200], "/after-cookie"],
    ["/hdr-refresh", "ok", [200], "/hdr-refresh"],
    ["/head/405", "ok", [200], "/head/405"],
    ["/head/501", "ok", [200], "/head/501"],
    ["/head/404", "ok", [200], "/head/404"],
    ["/head/500", "ok", [200], "/head/500"],
    ["/head/403", "ok", [200], "/head/403"],
    ["/head/404-too", "client-error", [404], "/head/404-too"],
    ["/status/401", "blocked-by-site", [401], "/status/401"],
    ["/status/403", "blocked-by-site", [403], "/status/403"],
    ["/status/410", "client-error", [410], "/status/410"],
    ["/status/500", "server-error", [500], "/status/500"],
    ["/status/999", "blocked-by-site", [999], "/status/999"],
    ["/to-loopback", "refused", [302], "http://127.0.0.1/admin"],
    ["/to-metadata", "refused", [302], "http://169.254.169.254/latest"],
    ["/to-ten", "refused", [302], "http://10.0.0.1/"],
    ["/to-decimal", "refused", [302], "http://127.0.0.1/"],
    ["/to-hex", "refused", [302], "http://127.0.0.1/"],
    ["/to-localhost-dot", "refused", [302], "http://localhost./"],
    ["/to-ipv6-loopback", "refused", [302], "http://[::1]/"],
    ["/to-local", "refused", [302], "http://printer.local/"],
    ["/away", "skipped", [302], "/logout"],
  ];

/** Links that must never be asked for, with the reason that is listed. */
const SKIPPED: readonly (readonly [link: string, why: string])[] = [
  ["/logout", "looks like a logout"],
  ["/newsletter/unsubscribe?u=7", "looks like an unsubscribe link"],
  ["/item/7/delete", "looks like a deletion"],
  ["/cart/add?id=7", "looks like a cart action"],
  ["/vote?id=7", "looks like a vote"],
  ["/confirm?token=abc123", "carries a one-time token"],
];

/** What these specs look at. */
export const CHAIN_LINKS = [
  ...CASES.map(([link]) => link),
  ...SKIPPED.map(([link]) => link),
  "/grow",
  "/chain/a#again",
  "/chain/a?utm_source=mail",
  "/members/report",
  "/worldwide/shoes",
  "/old/product-1",
  ...[2, 3, 4, 5, 6].map((n) => `/old/product-${n}`),
  "/case",
  "/Case",
  "/slash",
];

/** Every kind of chain, what is asked for it and what is not, and what is made of it. */
export function chainSpecs({ found, server, links }: LinkCheckStage): void {
  it.each(CASES)("%s: %s", (link, outcome, statuses, end) => {
    const { hops, ...verdict } = verdictOf(found(), link);
    expect([verdict.outcome, hops.map(({ status }) => status), verdict.finalUrl]).toEqual([
      outcome,
      statuses,
      new URL(end, PAGE).href,
    ]);
  });

  it("gives up a redirect that grows for ever after twenty hops, and knows the last address", () => {
    const { outcome, hops, finalUrl } = verdictOf(found(), "/grow");
    expect([outcome, hops.length, finalUrl]).toEqual(["too-many", 20, `${HOST}/grow?n=20`]);
  });

  it("gives each address exactly one verdict, with every link that leads there", () => {
    const starts = found().report.redirects.map(({ start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
    const asked = new Set(links.map((link) => new URL(link.replace(/#.*/, ""), PAGE).href));
    expect(starts.toSorted()).toEqual([...asked].toSorted());
    expect(verdictOf(found(), "/chain/a").links).toHaveLength(2);
  });

  it.each(SKIPPED)("lists %s as skipped: %s", (link, why) => {
    expect(verdictOf(found(), link)).toMatchObject({ outcome: "skipped", skipped: why, hops: [] });
  });

  it("asked for no skipped link, no private host and no credentials", () => {
    const asked = server()
      .log.asked()
      .map(({ host, path }) => `${host}${path}`);
    expect(asked.filter((url) => /logout|unsubscribe|delete|cart|vote|token/.test(url))).toEqual([]);
    const hosts = server().log.all.map(({ host }) => host);
    expect(hosts.filter((host) => /^(127|169|10\.|localhost|\[|printer)/.test(host))).toEqual([]);
    expect(server().log.all.filter(({ headers }) => "authorization" in headers)).toEqual([]);
  });

  it("sent no cookie, no referrer and no origin, asked with GET, and two at once at most", () => {
    const requests = server().log.asked();
    expect(requests.length).toBeGreaterThan(60);
    for (const { headers, method } of requests) {
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("referer");
      expect(headers).not.toHaveProperty("origin");
      expect(method).toBe("GET");
    }
    expect(Math.max(...requests.map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(2);
  });

  it("keeps no value of a cookie in report, tables or findings", () => {
    expect(found().raw("report.json")).not.toContain("secret-crumb");
    expect(found().raw("redirect-hops.csv")).not.toContain("secret-crumb");
    expect(found().raw("report.json")).not.toContain("user:secret");
  });

  it("reports what an auditor must know of them", () => {
    const checks = (link: string) => verdictOf(found(), link).findings.map(({ check }) => check);
    expect(checks("/loop/a")).toContain("redirect-loop");
    expect(checks("/grow")).toContain("redirect-loop");
    expect(checks("/wall")).toContain("self-redirect");
    expect(checks("/wall")).not.toContain("redirect-loop");
    expect(checks("/pct/%C3%A9")).toContain("spelling-redirect");
    expect(checks("/slash")).toContain("slash-redirect");
    expect(checks("/Case")).toContain("case-redirect");
    expect(checks("/no-location")).toEqual(["redirect-without-location"]);
    expect(checks("/to-javascript")).toEqual(["unusable-location"]);
    expect(checks("/to-loopback")).toContain("redirect-to-private-address");
    expect(checks("/members/report")).toContain("redirect-to-login");
    expect(checks("/worldwide/shoes")).toContain("redirect-to-selector");
    expect(checks("/old/product-1")).toContain("redirect-to-homepage");
    expect(checks(`${SECURE}/downgrade`)).toContain("insecure-redirect");
    expect(found().report.findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(["many-to-one-redirect", "refused-address", "link-to-redirect"]),
    );
  });

  it("joins chains with groups, maps permanent moves and puts loops apart", () => {
    expect(verdictOf(found(), "/chain/a").group).toBe(`${HOST}/chain/a`);
    const group = found().report.groups.find(({ key }) => key === `${HOST}/chain/a`);
    expect(group?.ends?.verdict).toBe("confirmed");
    const map = found()
      .csv("redirect-map.csv")
      .map((row) => [row["Address"], row["Final Address"]]);
    expect(map).toContainEqual([`${HOST}/permanent/a`, `${HOST}/permanent/c`]);
    expect(map.map(([address]) => address)).not.toContain(`${HOST}/chain/a`);
    const loops = found()
      .csv("redirect-loops.csv")
      .map((row) => row["Address"]);
    expect(loops.toSorted()).toEqual([`${HOST}/grow`, `${HOST}/loop/a`, `${HOST}/self`]);
  });
}
