import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";
import type { Step } from "../step";

const APPLIED: AppliedRule = { rule: "directory-index" };

/**
 * Takes a directory's index file off the path (policy). Names are compared without
 * regard to case.
 * `/shop/index.html` -> `/shop/`
 */
export function directoryIndex(indexNames: readonly string[]): Step {
  const names = new Set(indexNames.map((name) => name.toLowerCase()));
  return (parts: UrlParts) => {
    const slash = parts.path.lastIndexOf("/");
    if (!names.has(parts.path.slice(slash + 1).toLowerCase())) return null;
    parts.path = parts.path.slice(0, slash + 1);
    return APPLIED;
  };
}
