import type { AuditReport } from "../model/report";
import { hidePassword, redactText } from "./redact";

/** Strings that are, or may hold, an address as the page wrote it. */
const hide = (_name: string, value: unknown): unknown =>
  typeof value === "string" && value.includes("@") ? redactText(hidePassword(value), false) : value;

/**
 * The report as JSON text: everything as it is, whole, but for passwords in addresses.
 *
 *     { rawHref: "https://me:pw@a.example/" } -> { "rawHref": "https://me:***@a.example/" }
 */
export function reportJson(report: AuditReport): string {
  return `${JSON.stringify(report, hide, 1)}\n`;
}
