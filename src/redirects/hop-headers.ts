import type { HopHeaders } from "../model/request-event";
import { headerText, type RawHeader } from "./header-value";

/** Longest header value kept; a page can send a megabyte of Link. */
const LONGEST = 65_536;

/** Keeps the few response headers an audit needs and forgets the rest, cookies above all. */
export function keepHeaders(headers: readonly RawHeader[], firefox: boolean): HopHeaders {
  const values = (name: string): string[] =>
    headers
      .filter((header) => header.name.toLowerCase() === name)
      .slice(0, 100)
      .map((header) => headerText(header, firefox).slice(0, LONGEST));
  const first = (name: string): string | null => values(name)[0] ?? null;
  return {
    location: first("location"),
    nonAuthoritativeReason: first("non-authoritative-reason"),
    retryAfter: first("retry-after"),
    ...(headers.some(({ name }) => name.toLowerCase() === "set-cookie") ? { setsCookie: true as const } : {}),
    kept: {
      link: values("link"),
      xRobotsTag: values("x-robots-tag"),
      refresh: first("refresh"),
      contentType: first("content-type"),
    },
  };
}
