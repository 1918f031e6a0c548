import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf, navigationOf } from "../page-fixture";

describe("redirect-chain", () => {
  it("notes two", () => {
    const [finding, ...more] = findingsOf("redirect-chain", {
      navigation: navigationOf([
        ["https://www.example.com/a", 301],
        ["https://www.example.com/b", 301],
        ["https://www.example.com/c", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("after 2 redirects");
    expect(finding?.message).toContain(
      "https://www.example.com/a 301 > https://www.example.com/b 301 > https://www.example.com/c 200",
    );
  });

  const chainOf = (redirects: number) =>
    checkedRedirect([
      ...Array.from({ length: redirects }, (_, i) => [`https://www.example.com/${i}`, 301] as const),
      ["https://www.example.com/end", 200],
    ]);

  it("warns of more than five, of checked links too, and shows the thresholds", () => {
    const [finding, ...more] = findingsOf("redirect-chain", { redirects: [chainOf(6)] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("2 links lead after 6 redirects, more than 5");
    expect(finding?.evidence["thresholds"]).toContain("beyond 5");
  });

  it("notes five", () => {
    const [finding] = findingsOf("redirect-chain", { redirects: [chainOf(5)] });
    expect(finding?.severity).toBe("notice");
  });

  it("calls more than ten an error", () => {
    const [finding, ...more] = findingsOf("redirect-chain", {
      navigation: navigationOf([
        ["https://www.example.com/0", 301],
        ["https://www.example.com/1", 301],
        ["https://www.example.com/2", 301],
        ["https://www.example.com/3", 301],
        ["https://www.example.com/4", 301],
        ["https://www.example.com/5", 301],
        ["https://www.example.com/6", 301],
        ["https://www.example.com/7", 301],
        ["https://www.example.com/8", 301],
        ["https://www.example.com/9", 301],
        ["https://www.example.com/10", 301],
        ["https://www.example.com/end", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("after 11");
  });

  it("is silent for one", () => {
    expect(
      findingsOf("redirect-chain", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("does not count what the browser did", () => {
    expect(
      findingsOf("redirect-chain", {
        navigation: navigationOf([
          ["http://www.example.com/a", null, "hsts"],
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("leaves loops to their own check", () => {
    expect(
      findingsOf("redirect-chain", {
        navigation: navigationOf(
          [
            ["https://www.example.com/a", 301],
            ["https://www.example.com/b", 301],
            ["https://www.example.com/a", 301],
          ],
          "loop",
        ),
      }),
    ).toEqual([]);
  });
});
