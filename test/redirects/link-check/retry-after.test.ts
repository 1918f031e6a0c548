import { expect, it } from "vitest";
import { retryAfterMs } from "../../../src/redirects/link-check/retry-after";

const NOW = Date.parse("Wed, 21 Oct 2026 07:27:58 GMT");

it.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 2_000],
  ["Wednesday, 21-Oct-26 07:28:00 GMT", 2_000],
  ["Wed Oct 21 07:28:00 2026 GMT", 2_000],
  ["Wed, 21 Oct 2020 07:28:00 GMT", 0],
  ["-5", null],
  ["1.5", null],
  ["1e9", null],
  ["2026", 2_026_000],
  ["soon", null],
  ["2026-10-21", null],
  ["", null],
  [null, null],
] as const)("%s is %s ms", (value, ms) => {
  expect(retryAfterMs(value, NOW)).toBe(ms);
});
