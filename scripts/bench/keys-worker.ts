import { createCanonicalizer } from "../../src/canonicalize";
import type { Policy } from "../../src/model/policy";
import { createResolver } from "../../src/resolve";
import { measure } from "./measure";

/** What a worker can be asked; texts travel as JSON, so that lone surrogates survive. */
export type Question =
  | { readonly ask: "keys"; readonly urls: readonly string[]; readonly policy: Policy }
  | { readonly ask: "resolve"; readonly links: readonly (readonly [href: string, base: string])[] }
  | {
      readonly ask: "measure";
      readonly urls: readonly string[];
      readonly policy: Policy;
      readonly rounds: number;
    };

function answer(question: Question): unknown {
  if (question.ask === "resolve") return question.links.map(([href, base]) => resolved(href, base));
  const keyOf = createCanonicalizer(question.policy);
  if (question.ask === "measure") {
    const contestants = { native: nativeHref, ours: (url: string) => keyOf(url) };
    return Object.fromEntries(measure(contestants, question.urls, question.rounds));
  }
  return question.urls.map((url) => {
    const result = keyOf(url);
    return result.ok ? result.key : null;
  });
}

function resolved(href: string, base: string): string | null {
  const scope = { mode: "any", origin: base } as const;
  const { outcome, url } = createResolver({ baseUrl: base, scope, inputMode: "browser" })(href);
  return outcome === "rejected" ? null : url;
}

function nativeHref(url: string): string | null {
  try {
    return new URL(url).href;
  } catch {
    return null;
  }
}

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(JSON.stringify(answer(JSON.parse(data) as Question)));
};
