import { expect, it } from "vitest";
import { chosenHosts } from "../../../src/redirects/link-check/hosts";
import { link } from "./a-link";

const LINKS = [
  link(0, "https://a.example/p"),
  link(1, "https://a.example/p#sec"),
  link(2, "https://b.example:8443/"),
  link(3, "https://b.example:8443/q"),
  link(4, "http://b.example/q?next=https://evil.example/"),
  link(5, "https://other.example/", "out-of-scope"),
  link(6, "mailto:me@a.example", "rejected"),
];

it("counts addresses without their fragments and names each host once, the busiest first", () => {
  expect(chosenHosts(LINKS, { kind: "in-scope" })).toEqual({ urls: 4, hosts: ["b.example", "a.example"] });
  expect(chosenHosts(LINKS, { kind: "external" })).toEqual({ urls: 1, hosts: ["other.example"] });
  expect(chosenHosts(LINKS, { kind: "links", indexes: [1, 6] })).toEqual({ urls: 1, hosts: ["a.example"] });
});
