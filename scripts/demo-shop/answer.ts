/** What the shop answers at one path. */
export interface Answer {
  readonly status: number;
  /** As sent, in order; a name may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Uint8Array;
}

/** Where the shop stands, for absolute addresses: `http://shop.localhost:40123`. */
export interface Site {
  readonly origin: string;
  /** The same shop under a second name that answers too. */
  readonly other: string;
}

/** Path -> what is answered there. */
export type Routes = Readonly<Record<string, (site: Site) => Answer>>;

type Headers = Answer["headers"];

/** A page in UTF-8. */
export function page(markup: string, headers: Headers = []): Answer {
  return { status: 200, headers: [["Content-Type", "text/html; charset=utf-8"], ...headers], body: markup };
}

/** A redirect to `location`; null for a server that forgets to say where. */
export function redirect(status: number, location: string | null): Answer {
  return { status, headers: location === null ? [] : [["Location", location]], body: "" };
}
