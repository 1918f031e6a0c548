import { expect, test } from "vitest";
import { splitOrigin } from "../../../src/canonicalize/origin";
import { userinfo } from "../../../src/canonicalize/steps/userinfo";

test.each(["https://me@e.com", "https://me:secret@e.com:8443"])("takes the user out of %s", (text) => {
  const origin = splitOrigin(text);
  expect(userinfo(origin)).toEqual({ rule: "userinfo" });
  expect(origin.userinfo).toBeNull();
  expect(origin.host).toBe("e.com");
});

test("says nothing where there is none", () => {
  expect(userinfo(splitOrigin("https://e.com"))).toBeNull();
});
