import { type Routes, redirect } from "./answer";
import { LOCATIONS } from "./routes/locations";
import { MEANINGS } from "./routes/meanings";
import { STATUSES } from "./routes/statuses";
import { TROUBLE } from "./routes/trouble";
import { WAYS } from "./routes/ways";

/** `/to/301/path` redirects to `/path`, and `/to/302/https://host/path` to that address. */
const TO = /^\/to\/(3\d\d)(\/.*)$/s;

const ROUTES: Routes = { ...WAYS, ...LOCATIONS, ...STATUSES, ...MEANINGS, ...TROUBLE };

/** The route of a path; unknown paths answer 200, so that a test names only what matters to it. */
export function routeOf(pathAndQuery: string): Routes[string] | undefined {
  const [path = "/"] = pathAndQuery.split("?", 1);
  const to = TO.exec(pathAndQuery);
  if (to !== null) {
    const [, status = "302", rest = "/"] = to;
    return redirect(Number(status), /^\/https?:/.test(rest) ? rest.slice(1) : rest);
  }
  return Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
}
