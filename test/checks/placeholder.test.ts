import { expect, it } from "vitest";
import { isPlaceholder } from "../../src/checks/placeholder";

it.each([
  "[unknown]",
  "{url}",
  "{{ url }}",
  "https://{{host}}/p",
  `https://www.example.com/$${"{slug}"}`,
  "<%= url %>",
  "__URL__",
  "%canonical%",
  "undefined",
  "NULL",
  "https://undefined/p",
  "[object Object]",
  "/[object Object]",
  "[[+url]]",
  "#",
])("knows %s", (href) => {
  expect(isPlaceholder(href)).toBe(true);
});

it.each([
  "",
  "/p",
  "/docs/null",
  "/undefined-behaviour",
  "https://www.example.com/a[1]",
  "/p?filter[]=1",
  "/caf%C3%A9",
  "#top",
  "https://nullsoft.example/",
  "/100%25-off",
])("lets %s pass", (href) => {
  expect(isPlaceholder(href)).toBe(false);
});
