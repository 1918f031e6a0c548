import * as v from "valibot";
import type { PackedSnapshot } from "../model/snapshot";

const text = v.string();
const nullableText = v.nullable(v.string());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.picklist(["head", "body"]);
const column = v.object({ text, lengths: v.pipe(text, v.regex(/^[0-9,]*$/)) });

const metaSchema = v.object({
  bases: v.array(v.object({ rawHref: nullableText, target: nullableText, place, effective: v.boolean() })),
  canonicals: v.array(
    v.object({
      rawHref: nullableText,
      browserHref: nullableText,
      place,
      attributes: v.record(text, text),
      rel: text,
    }),
  ),
  alternates: v.array(v.object({ lang: text, rawHref: text, browserHref: nullableText })),
  robots: v.array(v.object({ name: text, content: text, place })),
  refresh: nullableText,
  ogUrl: nullableText,
  frames: v.array(v.object({ rawSrc: nullableText, srcdoc: v.boolean() })),
  cut: v.record(text, count),
  bodyStartsWith: nullableText,
  bodyStart: v.optional(nullableText),
  missingTargets: v.optional(v.array(text)),
  anchorsWithoutHref: v.optional(v.object({ count, examples: v.array(text) })),
});

const metaJson = v.pipe(text, v.parseJson(), metaSchema, v.stringifyJson());

const codes = (allowed: string) => v.pipe(text, v.regex(new RegExp(`^[${allowed}]*$`)));

const snapshotSchema = v.object({
  version: v.literal(1),
  documentUrl: text,
  baseUri: text,
  charset: text,
  contentType: text,
  title: text,
  readyState: text,
  timeOrigin: v.number(),
  loadedUrl: v.optional(nullableText),
  navigationType: v.optional(v.nullable(v.picklist(["push", "replace", "reload", "traverse"]))),
  linkCount: count,
  anchorsFound: count,
  elements: codes("ars"),
  textSources: codes("tailn"),
  places: codes("cnhfs"),
  shadow: codes("01"),
  hrefs: column,
  texts: column,
  rels: column,
  browserHrefs: v.object({ indexes: v.pipe(text, v.regex(/^[0-9,]*$/)), urls: column }),
  truncated: v.pipe(text, v.regex(/^[0-9a-f:,]*$/)),
  areasWithoutHref: count,
  openShadowRoots: count,
  meta: metaJson,
});

/** Checks what came out of a page; throws a sentence naming the first wrong field. */
export function parseSnapshot(found: unknown): PackedSnapshot {
  const parsed = v.safeParse(snapshotSchema, found);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `The page answered with something else than a snapshot (${v.getDotPath(issue) ?? "whole"}: ${issue.message})`,
  );
}
