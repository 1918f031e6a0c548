import type { LinkFlag, ReportLink, Resolution } from "../model/link";
import type { AppliedRule, Canonicalization } from "../model/rule";
import type { SnapshotLink } from "../model/snapshot";
import type { createResolver } from "../resolve";

export interface LinkRules {
  readonly resolve: ReturnType<typeof createResolver>;
  readonly canonicalize: (url: string) => Canonicalization;
}

/** What an href comes to, whichever link it stands in. */
type Judged = Resolution & { readonly key?: string; readonly rules: readonly AppliedRule[] };

const NO_RULES: readonly AppliedRule[] = [];

/** Rules that say something of the link itself, too. */
function flagsOf(resolution: Resolution, rules: readonly AppliedRule[]): readonly LinkFlag[] {
  const session = rules.some(({ rule }) => rule === "session-id");
  const tracking = rules.some(({ rule }) => rule === "tracking-parameter");
  if (!session && !tracking) return resolution.flags;
  return [
    ...resolution.flags,
    ...(session ? (["session-id"] as const) : []),
    ...(tracking ? (["tracking"] as const) : []),
  ];
}

function judge(rawHref: string, browserHref: string | null, { resolve, canonicalize }: LinkRules): Judged {
  const resolution = resolve(rawHref, browserHref);
  if (resolution.outcome !== "accepted" || resolution.url === null) return { ...resolution, rules: NO_RULES };
  const keyed = canonicalize(resolution.url);
  if (!keyed.ok)
    return { outcome: "rejected", url: null, reason: "unparsable", flags: resolution.flags, rules: NO_RULES };
  return { ...resolution, flags: flagsOf(resolution, keyed.rules), key: keyed.key, rules: keyed.rules };
}

/** Keys of cut hrefs carry length and hash, so that only equal prefixes of equal links fall together. */
const cutKey = (key: string, cut: NonNullable<SnapshotLink["truncated"]>): string =>
  `${key}#cut:${cut.length}:${cut.hash}`;

/**
 * Links of the snapshot -> their outcomes, and keys where they have one. Each
 * spelling is judged once: menus and cards repeat most hrefs of a page.
 */
export function createLinkReporter(rules: LinkRules): (link: SnapshotLink, index: number) => ReportLink {
  const judged = new Map<string, Judged>();

  function judgeOnce(link: SnapshotLink): Judged {
    if (link.browserHref !== null) return judge(link.rawHref, link.browserHref, rules);
    let known = judged.get(link.rawHref);
    if (known === undefined) {
      known = judge(link.rawHref, null, rules);
      judged.set(link.rawHref, known);
    }
    return known;
  }

  return (link, index) => {
    const { key, flags, ...rest } = judgeOnce(link);
    const { truncated, inShadowRoot } = link;
    const more: LinkFlag[] = [];
    if (truncated !== null) more.push("truncated");
    if (inShadowRoot) more.push("in-shadow-root");
    return {
      index,
      element: link.element,
      rawHref: link.rawHref,
      text: link.text,
      textSource: link.textSource,
      rel: link.rel,
      place: link.place,
      ...rest,
      flags: more.length === 0 ? flags : [...flags, ...more],
      ...(key === undefined ? {} : { key: truncated === null ? key : cutKey(key, truncated) }),
    };
  };
}
