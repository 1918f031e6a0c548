import { describe, expect, it } from "vitest";
import { canonicalize } from "../../../src/canonicalize";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import {
  canBeListed,
  isListed,
  PARAMETER_LISTS,
  toggleListed,
} from "../../../src/report-page/policy/parameter-choice";

describe("one click on a parameter", () => {
  it.each(PARAMETER_LISTS)("%s, and a second one takes it back", (list) => {
    const once = toggleListed(DEFAULT_POLICY, list, "Ref");
    expect(isListed(once, list, "ref")).toBe(true);
    expect(toggleListed(once, list, "ref")).toEqual(DEFAULT_POLICY);
  });

  it("keeps what was dropped, and drops what was kept", () => {
    const dropped = toggleListed(DEFAULT_POLICY, "drop", "ref");
    const kept = toggleListed(dropped, "keep", "REF");
    expect([kept.drop, kept.keep]).toEqual([[], ["REF"]]);
    expect(toggleListed(kept, "drop", "ref").keep).toEqual([]);
  });

  it("allows one more where some are allowed already", () => {
    const one = toggleListed(DEFAULT_POLICY, "keepOnly", "a");
    expect(toggleListed(one, "keepOnly", "b").keepOnly).toEqual(["a", "b"]);
  });

  it.each(["size", "größe", "a b", "x[]", "a&b=c"])("means %j and nothing else", (name) => {
    const url = `https://e.com/?${encodeURIComponent(name)}=1&other=2`;
    const result = canonicalize(url, toggleListed(DEFAULT_POLICY, "drop", name));
    expect(result).toMatchObject({ ok: true, key: "https://e.com/?other=2" });
  });
});

describe("a name that a rule would read as something else", () => {
  it.each(["*", "a*b", "", "\uFFFD"])("%j cannot be listed", (name) => expect(canBeListed(name)).toBe(false));
  it("any other can", () => expect(canBeListed("utm_source")).toBe(true));
});
