export { canonicalize, createCanonicalizer } from "./canonicalizer";
export { cleanPath } from "./clean-path";
export { composePolicies, type SitePolicy } from "./compose-policies";
export { formText } from "./form-text";
export { type ParsedPolicy, type PolicyError, parsePolicy } from "./policy";
export { isTrackingName } from "./tracking";
