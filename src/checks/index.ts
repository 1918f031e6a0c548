import type { Finding } from "../model/finding";
import { canonicalIgnoredAttributes } from "./canonical/canonical-ignored-attributes";
import { canonicalOutsideHead } from "./canonical/canonical-outside-head";
import { canonicalSpellingMismatch } from "./canonical/canonical-spelling-mismatch";
import { canonicalWithNoindex } from "./canonical/canonical-with-noindex";
import { canonicalWithoutHref } from "./canonical/canonical-without-href";
import { canonicalisedPage } from "./canonical/canonicalised-page";
import { conflictingCanonicals } from "./canonical/conflicting-canonicals";
import { credentialsInCanonical } from "./canonical/credentials-in-canonical";
import { crossHostCanonical } from "./canonical/cross-host-canonical";
import { crossSiteCanonical } from "./canonical/cross-site-canonical";
import { doubledAddressCanonical } from "./canonical/doubled-address-canonical";
import { doublyEscapedCanonical } from "./canonical/doubly-escaped-canonical";
import { emptyCanonical } from "./canonical/empty-canonical";
import { foreignBase } from "./canonical/foreign-base";
import { fragmentInCanonical } from "./canonical/fragment-in-canonical";
import { headerAndTagCanonical } from "./canonical/header-and-tag-canonical";
import { headerTagMismatch } from "./canonical/header-tag-mismatch";
import { homepageCanonical } from "./canonical/homepage-canonical";
import { hreflangCanonicalClash } from "./canonical/hreflang-canonical-clash";
import { insecureCanonical } from "./canonical/insecure-canonical";
import { lateBase } from "./canonical/late-base";
import { missingCanonical } from "./canonical/missing-canonical";
import { ogUrlMismatch } from "./canonical/og-url-mismatch";
import { paginatedCanonical } from "./canonical/paginated-canonical";
import { placeholderCanonical } from "./canonical/placeholder-canonical";
import { redirectingCanonical } from "./canonical/redirecting-canonical";
import { relativeCanonical } from "./canonical/relative-canonical";
import { relativeCanonicalThroughBase } from "./canonical/relative-canonical-through-base";
import { repeatedBase } from "./canonical/repeated-base";
import { repeatedCanonical } from "./canonical/repeated-canonical";
import { schemelessHostCanonical } from "./canonical/schemeless-host-canonical";
import { scriptChangedCanonical } from "./canonical/script-changed-canonical";
import { secureCanonicalOnHttpPage } from "./canonical/secure-canonical-on-http-page";
import { sessionIdInCanonical } from "./canonical/session-id-in-canonical";
import { staleCanonical } from "./canonical/stale-canonical";
import { superfluousCanonicalAttributes } from "./canonical/superfluous-canonical-attributes";
import { trackingInCanonical } from "./canonical/tracking-in-canonical";
import { unparsableCanonical } from "./canonical/unparsable-canonical";
import { unreachableHostCanonical } from "./canonical/unreachable-host-canonical";
import { unsupportedSchemeCanonical } from "./canonical/unsupported-scheme-canonical";
import { unusableBase } from "./canonical/unusable-base";
import { uppercaseInCanonical } from "./canonical/uppercase-in-canonical";
import type { Check, CheckInput } from "./check";
import { runEach } from "./run";

export type { Check, CheckArea, CheckContext, CheckedLink, CheckInput, Observation } from "./check";

/** Every check, in the order of the catalogue. */
export const CHECKS: readonly Check[] = [
  missingCanonical,
  repeatedCanonical,
  conflictingCanonicals,
  headerAndTagCanonical,
  headerTagMismatch,
  canonicalOutsideHead,
  canonicalIgnoredAttributes,
  superfluousCanonicalAttributes,
  relativeCanonical,
  relativeCanonicalThroughBase,
  fragmentInCanonical,
  canonicalWithoutHref,
  credentialsInCanonical,
  doubledAddressCanonical,
  doublyEscapedCanonical,
  emptyCanonical,
  placeholderCanonical,
  schemelessHostCanonical,
  unparsableCanonical,
  unreachableHostCanonical,
  unsupportedSchemeCanonical,
  redirectingCanonical,
  canonicalWithNoindex,
  insecureCanonical,
  secureCanonicalOnHttpPage,
  homepageCanonical,
  canonicalSpellingMismatch,
  canonicalisedPage,
  sessionIdInCanonical,
  trackingInCanonical,
  crossHostCanonical,
  crossSiteCanonical,
  scriptChangedCanonical,
  staleCanonical,
  hreflangCanonicalClash,
  paginatedCanonical,
  ogUrlMismatch,
  uppercaseInCanonical,
  foreignBase,
  lateBase,
  repeatedBase,
  unusableBase,
];

/** Runs all checks that are on by default or enabled; never throws. */
export function runChecks(input: CheckInput): Finding[] {
  return runEach(CHECKS, input);
}
