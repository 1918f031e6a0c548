/** A page, and what a second look at it and at its canonical must come to. */
export interface Spec {
  readonly path: string;
  /** The served HTML: what is said of it, and what became of each canonical. */
  readonly served: RegExp;
  readonly changes?: readonly string[];
  readonly servedAsked?: readonly string[];
  /** The canonical's address: what is said of it, and what was asked for; null where there is none. */
  readonly target: RegExp | null;
  readonly targetAsked?: readonly string[];
  /** Check -> what its finding must say. */
  readonly findings?: Readonly<Record<string, RegExp>>;
}

const SAME = /has the same canonicals/;

export const SPECS: readonly Spec[] = [
  // A redirect is no script: the document came from where it stands, in an encoding of its own.
  {
    path: "/redirected",
    served: SAME,
    servedAsked: ["/latin?q=%FC"],
    target: /holds: it answers 200 .* names itself/,
    targetAsked: ["/latin?q=%FC"],
  },
  {
    path: "/changed",
    served: /scripts changed 1 canonical\./,
    changes: ["changed"],
    target: /does not hold: it answers 404/,
    targetAsked: ["/nowhere"],
    findings: { "script-changed-canonical": /\/nowhere/, "broken-canonical": /404/ },
  },
  {
    path: "/added",
    served: /scripts added 1 canonical\./,
    changes: ["added"],
    target: /does not hold: it redirects to .*\/same \(301\)/,
    targetAsked: ["/moved", "/same"],
    findings: { "script-added-canonical": /\/moved/, "redirecting-canonical": /301/ },
  },
  {
    path: "/removed",
    served: /scripts removed 1 canonical\./,
    changes: ["removed"],
    target: null,
    findings: { "script-removed-canonical": /\/removed/ },
  },
  {
    path: "/closed-head",
    served: SAME,
    target: null,
    findings: { "canonical-outside-head": /written in the head, which <iframe> closed/ },
  },
  // An image in a noscript ends the head only for a parser that knows no scripts.
  {
    path: "/noscript",
    served: SAME,
    changes: ["same", "same"],
    target: /forbids its indexing \(X-Robots-Tag/,
    targetAsked: ["/hidden"],
    findings: { "noindexed-canonical": /X-Robots-Tag/ },
  },
  {
    path: "/busy",
    served: SAME,
    target: /forbids its indexing \(meta robots/,
    targetAsked: ["/noindex"],
    findings: { "noindexed-canonical": /meta robots/ },
  },
  // What a login form says is not compared.
  {
    path: "/wall",
    served: /the request ended at .*\/login, which is another page/,
    changes: [],
    servedAsked: ["/wall", "/login"],
    target: /leads in a circle back to .*\/wall/,
    targetAsked: ["/loop-b"],
    findings: { "canonical-loop": /name each other/ },
  },
  {
    path: "/chain-a",
    served: SAME,
    target: /names http.*\/chain-c as canonical/,
    targetAsked: ["/chain-b", "/chain-c"],
    findings: { "canonical-chain": /\/chain-c/ },
  },
  {
    path: "/to-private",
    served: SAME,
    target: /was not verified: private address/,
    targetAsked: [],
  },
  // Found without any recording: the document knows where it came from.
  {
    path: "/spa",
    served: /could not be fetched again \(answer 404\)/,
    changes: [],
    servedAsked: ["/spa/next"],
    target: /holds/,
    targetAsked: ["/spa"],
    findings: { "stale-canonical": /\/spa\/next/ },
  },
];

/** Checks that only a second look can carry out. */
export const OF_LOOKS = /^(script-|stale-|canonical-(chain|loop)|broken-|failing-|redirecting-|noindexed-)/;
