import { describe, expect, it, test } from "vitest";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { policiesInForce, siteOf } from "../../src/report/site-policy";

describe("the site of an address", () => {
  it.each([
    ["https://www.shop.example.co.uk/a", "example.co.uk"],
    ["https://a.github.io/", "a.github.io"],
    ["http://127.0.0.1:8080/", "127.0.0.1"],
    ["http://shop.localhost:8080/", "shop.localhost"],
    ["about:blank", ""],
    ["", ""],
  ])("%s: %s", (url, site) => expect(siteOf(url)).toBe(site));
});

describe("the policies in force", () => {
  test("are the default where nothing is kept", () => {
    const none = { all: undefined, site: undefined };
    expect(policiesInForce(none)).toEqual({
      all: DEFAULT_POLICY,
      own: null,
      policy: DEFAULT_POLICY,
      broken: [],
    });
  });

  test("are the global one, with the site's choices over it", () => {
    const { policy } = policiesInForce({
      all: { schema: 1, www: true, https: true },
      site: { schema: 1, www: false },
    });
    expect(policy).toEqual({ ...DEFAULT_POLICY, https: true });
  });

  test("leave out a kept one that cannot be read, and name it", () => {
    const { policy, own, broken } = policiesInForce({
      all: { schema: 1, https: true },
      site: { schema: 1, www: 3 },
    });
    expect(policy).toEqual({ ...DEFAULT_POLICY, https: true });
    expect(own).toBeNull();
    expect(broken).toEqual([{ of: "site", errors: [{ field: "www", message: "must be true or false" }] }]);
  });

  test("keep the site's choices where the global one cannot be read", () => {
    const { policy, broken } = policiesInForce({ all: "x", site: { schema: 1, www: true } });
    expect(policy).toEqual({ ...DEFAULT_POLICY, www: true });
    expect(broken.map(({ of }) => of)).toEqual(["all"]);
  });
});
