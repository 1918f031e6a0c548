import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import { readPolicyText } from "../../../src/report-page/policy/transfer";

describe("a policy from a file", () => {
  it("is read", () => {
    expect(readPolicyText(JSON.stringify(DEFAULT_POLICY))).toEqual({ ok: true, policy: DEFAULT_POLICY });
  });

  it.each([
    ['{"schema":1,"www":"yes","https":2}', "www", "must be true or false"],
    ['{"www":true}', "schema", "is missing; it must be 1"],
    ['{"schema":3}', "schema", "must be 1, the only schema there is"],
    ["[]", "policy", "must be a JSON object"],
    ['{"schema":1,"drop":["a",""]}', "drop", "entry 2 must be a name that is not empty"],
  ])("%s is refused with the first field named", (text, field, message) => {
    expect(readPolicyText(text)).toEqual({ ok: false, field, message });
  });

  it.each(["", "{", "schema: 1"])("%j is no JSON", (text) => {
    expect(readPolicyText(text)).toMatchObject({ ok: false, field: null });
  });
});
