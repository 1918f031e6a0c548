import { expect, it } from "vitest";
import { withoutBase } from "../../src/report/without-base";

const page = { url: "https://a.example/x" };
const relative = { source: "html" as const, place: "head" as const, rawHref: "page", attributes: {} };

it("says where a relative canonical would lead without the base, where that is elsewhere", () => {
  expect(withoutBase({ ...relative, resolved: "https://a.example/shop/page" }, page)).toBe(
    "https://a.example/page",
  );
  expect(withoutBase({ ...relative, resolved: "https://a.example/page" }, page)).toBeNull();
});

it("has nothing to say of absolute addresses, and of headers, which no base moves", () => {
  const resolved = "https://b.example/page";
  expect(withoutBase({ ...relative, rawHref: resolved, resolved }, page)).toBeNull();
  expect(withoutBase({ ...relative, source: "header", resolved }, page)).toBeNull();
});
