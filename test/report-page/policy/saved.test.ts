import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY, type Policy } from "../../../src/model/policy";
import { policiesInForce } from "../../../src/report/site-policy";
import { changedState, type PolicyState } from "../../../src/report-page/policy/saved";
import { aPolicy } from "../../properties/policy-arbitrary";

const NOTHING: PolicyState = { kept: { all: undefined, site: undefined }, policy: DEFAULT_POLICY };
const wwwOn = (policy: Policy): Policy => ({ ...policy, www: true });
const wwwOff = (policy: Policy): Policy => ({ ...policy, www: false });

describe("a change of the rules", () => {
  it("for this site keeps what the site decides, and nothing else", () => {
    const { kept, policy } = changedState(NOTHING, wwwOn, "site");
    expect(kept).toEqual({ all: undefined, site: { schema: 1, www: true } });
    expect(policy).toEqual({ ...DEFAULT_POLICY, www: true });
  });

  it("taken back by hand leaves nothing", () => {
    expect(changedState(changedState(NOTHING, wwwOn, "site"), wwwOff, "site")).toEqual(NOTHING);
  });

  it("for all sites takes only itself to all: what the site decided before stays its own", () => {
    const own = changedState(NOTHING, (policy) => ({ ...policy, drop: ["a"] }), "site");
    const { kept, policy } = changedState(own, wwwOn, "all");
    expect(kept).toEqual({ all: { ...DEFAULT_POLICY, www: true }, site: { schema: 1, drop: ["a"] } });
    expect(policy).toEqual({ ...DEFAULT_POLICY, www: true, drop: ["a"] });
  });

  it("for this report keeps nothing", () => {
    const { kept, policy } = changedState(NOTHING, wwwOn, "report");
    expect(kept).toEqual(NOTHING.kept);
    expect(policy.www).toBe(true);
  });

  it("mends a kept policy that could not be read", () => {
    const broken = { ...NOTHING, kept: { all: { schema: 1, www: 7 }, site: "x" } };
    const { kept } = changedState(broken, wwwOn, "all");
    expect(policiesInForce(kept).broken).toEqual([]);
    expect(policiesInForce(kept).policy.www).toBe(true);
  });

  it("is what the next audit of the site is made under", () => {
    const audience = fc.constantFrom("site", "all");
    fc.assert(
      fc.property(aPolicy, aPolicy, aPolicy, audience, (all, own, wanted, whom) => {
        const start = changedState(
          changedState(NOTHING, () => all, "all"),
          () => own,
          "site",
        );
        const { kept, policy } = changedState(start, () => wanted, whom);
        expect(policy).toEqual(wanted);
        expect(policiesInForce(JSON.parse(JSON.stringify(kept))).policy).toEqual(wanted);
      }),
    );
  });
});
