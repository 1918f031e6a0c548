/**
 * How long a server asks to be left alone, in ms from `now`: Retry-After holds
 * seconds or a date (RFC 9110 10.2.3). Null for anything else.
 * ("120", now) -> 120000; ("Wed, 21 Oct 2026 07:28:00 GMT", two seconds before) -> 2000
 */
export function retryAfterMs(value: string | null, now: number): number | null {
  const written = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1000;
  // Only the date forms of HTTP begin with a day's name; Date.parse reads far more.
  const date = /^[A-Z][a-z]{2,8},? /.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
