export { canonicalize, createCanonicalizer, keyUnder } from "./canonicalizer";
export { cleanPath } from "./clean-path";
export { composePolicies, type SitePolicy, samePolicy, siteChoices } from "./compose-policies";
export { formText } from "./form-text";
export { type ParsedPolicy, type PolicyError, parsePolicy, parseSitePolicy } from "./policy";
export { isTrackingName } from "./tracking";
