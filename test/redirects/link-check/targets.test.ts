import { describe, expect, it } from "vitest";
import { checkTargets } from "../../../src/redirects/link-check/targets";
import { link } from "./a-link";

const LINKS = [
  link(0, "https://a.example/p"),
  link(1, "https://a.example/p#sec"),
  link(2, "https://other.example/", "out-of-scope"),
  link(3, null, "rejected"),
  link(4, "https://a.example/logout"),
];

describe("checkTargets", () => {
  it("takes each address in scope once, with all links that lead there, and lists what is skipped", () => {
    expect(checkTargets(LINKS, { kind: "in-scope" })).toEqual([
      { url: "https://a.example/p", links: [0, 1], skipped: null },
      { url: "https://a.example/logout", links: [4], skipped: "looks like a logout" },
    ]);
  });

  it("takes the others on request", () => {
    expect(checkTargets(LINKS, { kind: "external" })).toEqual([
      { url: "https://other.example/", links: [2], skipped: null },
    ]);
  });

  it("names all links of an address though one was chosen", () => {
    expect(checkTargets(LINKS, { kind: "links", indexes: [1] })).toEqual([
      { url: "https://a.example/p", links: [0, 1], skipped: null },
    ]);
  });

  it("skips no link that the auditor confirmed", () => {
    expect(checkTargets(LINKS, { kind: "links", indexes: [4], confirmed: true })).toEqual([
      { url: "https://a.example/logout", links: [4], skipped: null, confirmed: true },
    ]);
  });
});
