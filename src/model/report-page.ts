import type { KeptHeaders } from "./navigation";
import type { BaseElement, RobotsMeta } from "./snapshot";

export interface ReportPage {
  readonly url: string;
  readonly title: string;
  readonly charset: string;
  readonly contentType: string;
  readonly loading: boolean;
  readonly areasWithoutHref: number;
  /** Anchors that were meant as links and have no href. */
  readonly anchorsWithoutHref?: { readonly count: number; readonly examples: readonly string[] };
  /** Fragments of in-page links that name no element of the page. */
  readonly missingTargets?: readonly string[];
  readonly openShadowRoots: number;
  readonly closedShadowRoots: "not searched";
  /** Address the document was loaded from, where a script has changed it since. */
  readonly loadedUrl?: string;
  /** Links beyond the collector's limit: found, not audited. */
  readonly linksCut: number;
  readonly base: { readonly url: string; readonly elements: readonly BaseElement[] };
  readonly frames: readonly {
    readonly url: string | null;
    readonly audited: boolean;
    readonly why: string;
  }[];
  readonly meta: {
    readonly robots: readonly RobotsMeta[];
    readonly refresh: string | null;
    readonly ogUrl: string | null;
    readonly hreflang: readonly {
      readonly lang: string;
      readonly rawHref: string;
      readonly url: string | null;
    }[];
  };
  readonly response:
    | {
        readonly observed: true;
        readonly status: number | null;
        readonly headers: KeptHeaders;
        /** A saved page: the command line made this answer, no server did. */
        readonly given?: true;
      }
    | { readonly observed: false };
  readonly headerLinks: readonly HeaderLink[];
}

/** One link of an HTTP `Link` header (RFC 8288). */
export interface HeaderLink {
  readonly target: string;
  /** Resolved against the response URL, never against `<base>`. */
  readonly url: string | null;
  /** Relation types, lower-cased. */
  readonly rel: readonly string[];
  /** Link context, where an `anchor` parameter moves it away from the page. */
  readonly context: string;
  readonly attributes: Readonly<Record<string, string>>;
}
