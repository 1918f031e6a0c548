import { describe, expect, it } from "vitest";
import type { Hop, HopKind } from "../../src/model/navigation";
import { countRedirects, lastAnswer } from "../../src/redirects/sent-on";

const hop = (url: string, status: number | null, location: string | null, kind: HopKind = "http"): Hop => ({
  url,
  status,
  location,
  kind,
  fromCache: false,
  ms: 1,
});

const MOVED = [hop("/a", 301, "/b"), hop("/b", 404, null), hop("/c", null, null, "history")];

describe("a chain whose document moved its address by script", () => {
  it("has no redirect more for it", () => {
    expect(countRedirects({ hops: MOVED, outcome: "client-error" })).toBe(1);
  });

  it("ended in the answer before that", () => {
    expect(lastAnswer(MOVED)).toMatchObject({ url: "/b", status: 404 });
  });
});

it("a loop sent on as often as it answered", () => {
  const hops = [hop("/a", 302, "/b"), hop("/b", 302, "/a")];
  expect(countRedirects({ hops, outcome: "loop" })).toBe(2);
});
