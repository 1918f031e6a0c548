import { describe, expect, it } from "vitest";
import type { Hop, RedirectOutcome } from "../../src/model/navigation";
import { countRedirects, lastSentOn } from "../../src/redirects/sent-on";

const hop = (status: number | null, location: string | null): Hop => ({
  url: "https://a.example/",
  status,
  location,
  kind: "http",
  fromCache: false,
  ms: 1,
});

const chain = (outcome: RedirectOutcome, ...hops: readonly Hop[]) => ({ hops, outcome });

describe("countRedirects", () => {
  it.each<[string, ReturnType<typeof chain>, number]>([
    ["an answer", chain("ok", hop(200, null)), 0],
    ["a redirect with its answer", chain("redirected", hop(301, "/b"), hop(200, null)), 1],
    ["a loop", chain("loop", hop(301, "/b"), hop(302, "/a")), 2],
    ["a redirect to a host that was not asked", chain("partial", hop(302, "https://b.example/")), 1],
    ["a redirect to a server that did not answer", chain("timeout", hop(302, "/b")), 1],
    ["a redirect that leads nowhere", chain("no-location", hop(302, null)), 0],
    ["a redirect to nonsense", chain("bad-location", hop(302, "javascript:x")), 0],
    ["an answer that names a Location all the same", chain("ok", hop(201, "/b")), 0],
    ["nothing", chain("timeout"), 0],
  ])("of %s", (_, given, count) => {
    expect(countRedirects(given)).toBe(count);
  });

  it("takes the last step for one only where it led somewhere", () => {
    expect(lastSentOn(chain("partial", hop(200, null)))).toBe(false);
    expect(lastSentOn(chain("refused", hop(302, "http://127.0.0.1/")))).toBe(true);
  });
});
