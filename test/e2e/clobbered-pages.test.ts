import { expect, it } from "vitest";
import { audit } from "./audit";
import { inBrowsers } from "./browsers";

/** Form fields that take the names of members of their form, and of the extension's own globals. */
const PAGES = [
  '<form id=chrome><input name=runtime></form><form id=browser><input name=runtime></form><a href="/x">x</a>',
  '<form role=main><input name=matches><a href="/x">x</a></form>',
  '<form role=main><input name=querySelectorAll><a href="/x">x</a></form>',
  '<form><input name=localName><input name=shadowRoot><input name=nodeType><a href="/x">x</a></form>',
  '<a href="/x"><form><input name=parentNode><input name=getAttribute><input name=textContent></form>x</a>',
];

inBrowsers("pages whose forms clobber the DOM", { openHosts: true, offline: true }, ({ launched }) => {
  it.each(PAGES)("%s is audited", async (markup) => {
    const body = new TextEncoder().encode(`<!doctype html><title>t</title><body>${markup}`);
    const headers = [["Content-Type", "text/html; charset=utf-8"]] as const;
    const { report } = await audit(launched(), { url: "https://clobbered.example/", body, headers });
    expect(report.links.map(({ rawHref, url, text }) => [rawHref, url, text])).toEqual([
      ["/x", "https://clobbered.example/x", "x"],
    ]);
  });
});
