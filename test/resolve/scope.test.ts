import { expect, test } from "vitest";
import type { ScopeMode } from "../../src/model/link";
import { inScope } from "../../src/resolve";

test.each<[string, string, ScopeMode[]]>([
  ["https://www.e.com", "https://www.e.com/x", ["origin", "host", "site", "any"]],
  ["https://www.e.com", "https://www.e.com:443/x", ["origin", "host", "site", "any"]],
  ["https://www.e.com", "http://www.e.com/x", ["host", "site", "any"]],
  ["https://www.e.com", "https://www.e.com:8443/x", ["host", "site", "any"]],
  ["https://www.e.com", "https://blog.e.com/", ["site", "any"]],
  ["https://www.e.com", "https://www.e.com./", ["site", "any"]],
  ["https://www.e.com", "https://www.e.com.other.example/", ["any"]],
  ["https://a.github.io", "https://b.github.io/", ["any"]],
  ["https://a.github.io", "https://www.a.github.io/", ["site", "any"]],
  ["https://shop.e.co.uk", "https://other.co.uk/", ["any"]],
  ["http://127.0.0.1:8080", "http://127.0.0.1:9090/", ["host", "site", "any"]],
  ["http://127.0.0.1", "http://127.0.0.2/", ["any"]],
  ["http://localhost:3000", "http://localhost/", ["host", "site", "any"]],
  ["http://localhost", "http://intranet/", ["any"]],
  ["https://[::1]", "https://[::2]/", ["any"]],
  ["null", "https://e.com/", ["any"]],
  ["https://e.com", "mailto:a@e.com", []],
  ["https://e.com", "nonsense", []],
])("scope of %s holds %s for %j", (origin, url, modes) => {
  const all: ScopeMode[] = ["origin", "host", "site", "any"];
  expect(all.filter((mode) => inScope(url, { mode, origin }))).toEqual(modes);
});
