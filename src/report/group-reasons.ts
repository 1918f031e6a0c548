import { appliedReasons } from "../group/applied-reasons";
import type { GroupUrl } from "../model/group";
import type { AppliedRule } from "../model/rule";

const found = new WeakMap<object, readonly AppliedRule[]>();

/** The rules that make a group one page, looked for once a group: tables draw the same line again and again. */
export function groupReasons(urls: readonly Pick<GroupUrl, "url" | "rules">[]): readonly AppliedRule[] {
  const known = found.get(urls) ?? appliedReasons(urls);
  found.set(urls, known);
  return known;
}
