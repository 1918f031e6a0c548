import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const repetitivePath: Check = {
  id: "repetitive-path",
  area: "url",
  code: "URL-06",
  title: "Repeated path segments",
  trigger: "The path of an internal link holds the same segment three times or more.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Lumar", severity: "Critical" },
    { by: "Screaming Frog", severity: "listed, no grade", name: "URL: Repetitive Path" },
    { by: "Sitebulb", severity: "Low", name: "URL contains repetitive elements" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => mostFrequent(url.pathname) >= 3),
      say: (links, count) =>
        `${links} ${count === 1 ? "repeats" : "repeat"} a path segment; links relative to the parent can grow like this without end`,
    }),
};

/** How often the most frequent segment with a letter occurs; numbers repeat in dates and ranges. */
function mostFrequent(path: string): number {
  // Three segments take three slashes: most paths need no more than a look.
  const second = path.indexOf("/", 1);
  if (second === -1 || path.indexOf("/", second + 1) === -1) return 0;
  const counts = new Map<string, number>();
  for (const segment of path.split("/")) {
    if (/[A-Za-z]/.test(segment)) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
