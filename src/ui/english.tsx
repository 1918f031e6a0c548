import type { ComponentChildren } from "preact";

/** What the checks say, which is English beside any language: whoever reads it aloud must know. */
export function English({ children }: { children: ComponentChildren }) {
  return <span lang="en">{children}</span>;
}
