import { describe, expect, it } from "vitest";
import { failureOf, notAuditable } from "../../src/background/failure";

describe("failureOf", () => {
  it.each([
    ["chrome://version/", "Cannot access a chrome:// URL", "browser-page"],
    ["about:blank", "Cannot access contents of the page", "browser-page"],
    [
      "https://chromewebstore.google.com/detail/x",
      "The extensions gallery cannot be scripted.",
      "store-page",
    ],
    ["https://addons.mozilla.org/x", "Missing host permission for the tab", "store-page"],
    ["https://shop.test/doc.PDF", "Missing host permission for the tab", "pdf"],
    ["https://shop.test/", "Missing host permission for the tab", "no-access"],
    [
      undefined,
      "Cannot access contents of the page. Extension manifest must request permission",
      "no-access",
    ],
    ["https://shop.test/", "Frame with ID 0 was removed.", "page-gone"],
    ["https://shop.test/", "Something new", "internal-error"],
  ] as const)("%s: %s -> %s", (url, error, failure) => {
    expect(failureOf(url, error)).toBe(failure);
  });
});

describe("notAuditable", () => {
  it.each([
    ["about:blank", "text/html", "browser-page"],
    ["data:text/html,x", "text/html", "no-document"],
    ["https://shop.test/x", "application/pdf", "pdf"],
    ["https://shop.test/viewer/doc.pdf", "text/html", null],
    ["https://shop.test/x", "application/xhtml+xml", null],
    ["http://shop.test/x.txt", "text/plain", null],
    ["file:///saved.html", "text/html", null],
  ] as const)("%s as %s -> %s", (documentUrl, contentType, failure) => {
    expect(notAuditable({ documentUrl, contentType })).toBe(failure);
  });
});
