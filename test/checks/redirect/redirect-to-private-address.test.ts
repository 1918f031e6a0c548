import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf } from "../page-fixture";

const refused = (skipped: string) => ({
  ...checkedRedirect([["https://www.example.com/a", 302]], "refused"),
  finalUrl: "http://127.0.0.1/admin",
  skipped,
});

describe("redirect-to-private-address", () => {
  it("says where it led and why it was not followed", () => {
    const [finding, ...more] = findingsOf("redirect-to-private-address", {
      redirects: [refused("private address 127.0.0.1")],
    });
    expect(more).toEqual([]);
    expect(finding?.message).toContain(
      "http://127.0.0.1/admin, which was not followed: private address 127.0.0.1",
    );
  });

  it("is silent where nothing was refused", () => {
    expect(
      findingsOf("redirect-to-private-address", {
        redirects: [checkedRedirect([["https://www.example.com/a", 200]], "ok")],
      }),
    ).toEqual([]);
  });

  it("is silent on a page that is private itself", () => {
    const redirects = [refused("private address www.shop.localhost")];
    expect(
      findingsOf("redirect-to-private-address", { url: "http://shop.localhost:8080/", redirects }),
    ).toEqual([]);
  });
});
