import type { CanonicalReport } from "../model/canonical";
import type { CanonicalTarget } from "../model/canonical-target";
import type { Finding, PublishedSeverity, Severity } from "../model/finding";
import type { DuplicateGroup } from "../model/group";
import type { ReportLink } from "../model/link";
import type { Navigation } from "../model/navigation";
import type { Policy } from "../model/policy";
import type { CheckedRedirect } from "../model/report";
import type { ReportPage } from "../model/report-page";
import type { Canonicalization } from "../model/rule";
import type { ServedReport } from "../model/served-report";
import type { AddressComparison } from "./address-comparison";
import type { Chain } from "./chain";
import type { LinkAddress } from "./link-address";

export type CheckArea = "canonical" | "url" | "redirect";

/** What the pipeline hands to the checks. */
export interface CheckInput {
  readonly page: ReportPage;
  readonly canonical: Pick<CanonicalReport, "declarations" | "effective" | "relation">;
  readonly links: readonly ReportLink[];
  readonly groups: readonly DuplicateGroup[];
  readonly navigation: Navigation;
  readonly policy: Policy;
  readonly canonicalize: (url: string) => Canonicalization;
  /** Registrable domain of a host name, private suffixes respected; null where there is none. */
  readonly registrableDomain: (host: string) => string | null;
  /** Links whose redirects were checked; empty or absent before anyone asked. */
  readonly redirects?: readonly CheckedRedirect[];
  /** What a look at the canonical's address showed; absent before anyone asked. */
  readonly target?: CanonicalTarget;
  /** The page fetched again beside the live one; absent before anyone asked. */
  readonly served?: Pick<ServedReport, "notComparable" | "fetchedAt">;
  /** Ids of checks that are off by default and wanted now. */
  readonly enabled?: ReadonlySet<string>;
}

/** A link with its address parsed once for all checks. */
export interface CheckedLink {
  readonly link: ReportLink;
  readonly address: LinkAddress | null;
}

/** The input, and what the run derives from it once. */
export interface CheckContext extends CheckInput {
  readonly comparison: AddressComparison;
  /** Site of a host name: its registrable domain, or itself where it has none. */
  readonly siteOf: (host: string) => string;
  readonly pageAddress: URL;
  /** The one canonical in force; null where there is none or a conflict. */
  readonly canonicalUrl: string | null;
  readonly checkedLinks: readonly CheckedLink[];
  /** The chain behind the page, where it was observed, and those of checked links. */
  readonly chains: readonly Chain[];
}

/** What a check saw; severity and outcome only where they differ from the check's own. */
export type Observation = Pick<Finding, "subject" | "message" | "evidence"> & {
  readonly severity?: Severity;
  readonly outcome?: Finding["outcome"];
};

/** One failing state of a page. The id is the file's name. */
export interface Check {
  readonly id: string;
  readonly area: CheckArea;
  /** Code of the catalogue of known tools' checks, e.g. `CAN-03`. */
  readonly code: string;
  /** The failing state, as a heading. */
  readonly title: string;
  /** When it reports, exactly. */
  readonly trigger: string;
  readonly severity: Severity;
  readonly outcome: Finding["outcome"];
  readonly reference: string;
  readonly published: readonly PublishedSeverity[];
  /** False for what auditors call noise: it runs only when enabled. */
  readonly default?: false;
  readonly run: (context: CheckContext) => readonly Observation[];
}
