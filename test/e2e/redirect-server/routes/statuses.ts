import { answer, type Handler, type Routes } from "../answer";

/** One answer to HEAD, another to GET. */
const head =
  (toHead: number, toGet: number): Handler =>
  (asked, response) =>
    answer(asked.method === "HEAD" ? toHead : toGet)(asked, response);

/** Refuses the first times, then answers. */
const until =
  (times: number, refusal: Handler): Handler =>
  (asked, response) =>
    (asked.before < times ? refusal : answer(200))(asked, response);

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();

const of = (...statuses: readonly number[]): Routes =>
  Object.fromEntries(statuses.map((status) => [`/status/${status}`, answer(status)]));

/** Answers that end a chain. */
export const STATUSES: Routes = {
  ...of(204, 400, 401, 403, 404, 405, 410, 451, 500, 502, 503, 999),
  "/slow-down": answer(429, { "retry-after": "1" }),
  "/slow-down-long": answer(429, { "retry-after": "120" }),
  "/slow-down-once": until(1, answer(429, { "retry-after": "1" })),
  "/slow-down-date": (asked, response) =>
    until(1, answer(429, { "retry-after": inSeconds(2) }))(asked, response),
  "/maintenance-once": until(1, answer(503, { "retry-after": "1" })),
  "/head/405": head(405, 200),
  "/head/501": head(501, 200),
  "/head/404": head(404, 200),
  "/head/500": head(500, 200),
  "/head/403": head(403, 200),
  "/head/404-too": head(404, 404),
};
