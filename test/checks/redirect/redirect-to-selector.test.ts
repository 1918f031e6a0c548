import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf } from "../page-fixture";

const to = (path: string) => ({
  redirects: [
    checkedRedirect([
      ["https://www.example.com/shoes", 302],
      [`https://www.example.com${path}`, 200],
    ]),
  ],
});

describe("redirect-to-selector", () => {
  it.each(["/select-country", "/country-selector/", "/choose_your_language", "/lang-chooser"])(
    "names %s",
    (path) => {
      const [finding, ...more] = findingsOf("redirect-to-selector", to(path));
      expect(more).toEqual([]);
      expect(finding?.message).toContain("unavailable to you, not moved");
      expect(finding?.evidence["chain"]).toContain("302");
    },
  );

  it.each(["/country-music", "/language-courses", "/stores/berlin", "/"])("is silent for %s", (path) => {
    expect(findingsOf("redirect-to-selector", to(path))).toEqual([]);
  });
});
