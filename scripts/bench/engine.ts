import { createCanonicalizer } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";

/** The canonicaliser under the policy every site has first. */
export const byDefault = createCanonicalizer(DEFAULT_POLICY);
