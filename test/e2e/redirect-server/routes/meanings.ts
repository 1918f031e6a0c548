import { answer, type Routes, redirect } from "../answer";

const HOME = "http://www.example.com/";

/** Redirects that say "not for you" more than "moved", and links that act when followed. */
export const MEANINGS: Routes = {
  "/members/report": redirect(302, "/login?next=%2Fmembers%2Freport"),
  "/worldwide/shoes": redirect(302, "/select-country"),
  "/any-language": redirect(302, "/choose-language"),
  "/old/product-1": redirect(301, HOME),
  "/old/product-2": redirect(301, "/sale"),
  "/old/product-3": redirect(301, "/sale"),
  "/old/product-4": redirect(301, "/sale"),
  "/old/product-5": redirect(301, "/sale"),
  "/old/product-6": redirect(301, "/sale"),
  "/to-loopback": redirect(302, "http://127.0.0.1/admin"),
  "/to-metadata": redirect(302, "http://169.254.169.254/latest"),
  "/to-ten": redirect(302, "http://10.0.0.1/"),
  "/to-decimal": redirect(302, "http://2130706433/"),
  "/to-hex": redirect(302, "http://0x7f.1/"),
  "/to-localhost-dot": redirect(302, "http://localhost./"),
  "/to-ipv6-loopback": redirect(302, "http://[::1]/"),
  "/to-local": redirect(302, "http://printer.local/"),
  "/away": redirect(302, "/logout"),
  "/to-rebind": redirect(302, "http://rebind.example.org/"),
  "/to-other-host": redirect(302, "http://other.example.org/t"),
  "/logout": answer(200, { "set-cookie": "session=; Max-Age=0" }),
};
