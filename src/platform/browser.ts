/** The one importer of the polyfill: a no-op where the browser has `browser` itself. */
export { default as browser } from "webextension-polyfill";
