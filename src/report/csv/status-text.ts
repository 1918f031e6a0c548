const REASONS = new Map<number, string>([
  [200, "OK"],
  [201, "Created"],
  [204, "No Content"],
  [206, "Partial Content"],
  [300, "Multiple Choices"],
  [301, "Moved Permanently"],
  [302, "Found"],
  [303, "See Other"],
  [304, "Not Modified"],
  [307, "Temporary Redirect"],
  [308, "Permanent Redirect"],
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [406, "Not Acceptable"],
  [408, "Request Timeout"],
  [410, "Gone"],
  [429, "Too Many Requests"],
  [451, "Unavailable For Legal Reasons"],
  [500, "Internal Server Error"],
  [501, "Not Implemented"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"],
]);

/** The reason phrase of RFC 9110, section 15; empty for a number it does not name. */
export function statusText(status: number | null): string {
  return status === null ? "" : (REASONS.get(status) ?? "");
}
