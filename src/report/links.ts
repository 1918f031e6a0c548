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
  const { outcome, url, flags } = resolution;
  if (outcome !== "accepted" || url === null) return { ...resolution, rules: NO_RULES };
  const keyed = canonicalize(url);
  if (!keyed.ok) return { outcome: "rejected", url: null, reason: "unparsable", flags, rules: NO_RULES };
  return { outcome, url, flags: flagsOf(resolution, keyed.rules), key: keyed.key, rules: keyed.rules };
}

/** Keys of cut hrefs carry length and hash, so that only equal prefixes of equal links fall together. */
const cutKey = (key: string, cut: NonNullable<SnapshotLink["truncated"]>): string =>
  `${key}#cut:${cut.length}:${cut.hash}`;

/** Flags that come from how the link was carried out of the page. */
function carriage({ truncated, inShadowRoot }: SnapshotLink): LinkFlag[] {
  return [
    ...(truncated === null ? [] : (["truncated"] as const)),
    ...(inShadowRoot ? (["in-shadow-root"] as const) : []),
  ];
}

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
    const { outcome, url, flags, rules, key, reason, scheme } = judgeOnce(link);
    const { element, rawHref, text, textSource, rel, place, truncated, inShadowRoot } = link;
    const more = truncated !== null || inShadowRoot ? [...flags, ...carriage(link)] : flags;
    // Written out, because this runs for every link: spreading a judgement costs more than making it.
    if (key !== undefined) {
      const own = truncated === null ? key : cutKey(key, truncated);
      return {
        index,
        element,
        rawHref,
        text,
        textSource,
        rel,
        place,
        outcome,
        url,
        flags: more,
        key: own,
        rules,
      };
    }
    return {
      ...{ index, element, rawHref, text, textSource, rel, place, outcome, url, flags: more, rules },
      ...(reason === undefined ? {} : { reason }),
      ...(scheme === undefined ? {} : { scheme }),
    };
  };
}
