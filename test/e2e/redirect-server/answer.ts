import type { ServerResponse } from "node:http";

/** What a route knows of a request. */
export interface Asked {
  readonly method: string;
  /** Absolute, as the browser means it. */
  readonly url: URL;
  readonly cookie: string;
  /** How often this path was asked for before. */
  readonly before: number;
}

export type Handler = (asked: Asked, response: ServerResponse) => void;
export type Routes = Readonly<Record<string, Handler>>;

type HeaderLines = Readonly<Record<string, string | readonly string[] | Buffer>>;

const DOCUMENT = { "content-type": "text/html; charset=utf-8" };

/** Node refuses header bytes outside latin-1; a Buffer is sent as the bytes it holds. */
const lines = (headers: HeaderLines): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (Buffer.isBuffer(value)) return [name, value.toString("latin1")];
    return (typeof value === "string" ? [value] : value).flatMap((one) => [name, one]);
  });

/** An answer with a small document. */
export const answer =
  (status: number, headers: HeaderLines = {}, body = "<!doctype html><title>end</title>"): Handler =>
  (_, response) => {
    response.writeHead(status, lines({ ...DOCUMENT, ...headers }));
    response.end(body);
  };

/** A redirect; the Location is sent as it stands here. */
export const redirect = (status: number, location: string | Buffer, headers: HeaderLines = {}): Handler =>
  answer(status, { location, ...headers }, "");

/** A document of these links. */
export const links = (...hrefs: readonly string[]): Handler =>
  answer(
    200,
    {},
    `<!doctype html><meta charset=utf-8><title>links</title>${hrefs
      .map((href) => `<p><a href="${href.replaceAll("&", "&amp;")}">${href.replaceAll("&", "&amp;")}</a>`)
      .join("\n")}`,
  );
