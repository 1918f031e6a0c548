import { resolve } from "node:path";
import * as v from "valibot";
import { parseHeader } from "../setup/options.mjs";
import { Stop } from "../setup/stop.mjs";
import type { Job } from "./job";
import { readFile } from "./read-file";
import { addressOfFile, type Headers, servedBytes, servedText } from "./saved-page";

const schema = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  url: v.optional(v.string()),
  file: v.optional(v.string()),
  html: v.optional(v.string()),
  bodyBase64: v.optional(v.pipe(v.string(), v.base64())),
  as: v.optional(v.string()),
  headers: v.optional(
    v.union([
      // The list first: to the other schema an array is an object with numbers for names.
      v.array(v.union([v.string(), v.pipe(v.array(v.string()), v.length(2))])),
      v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    ]),
    {},
  ),
});

type Fields = v.InferOutput<typeof schema>;

/** `{ Link: ["<a>", "<b>"] }`, `["Link: <a>"]` or `[["Link", "<a>"]]` -> pairs, in order. */
function pairs(headers: Fields["headers"]): Headers {
  if (Array.isArray(headers)) return headers.map((one) => parseHeader([one].flat().join(": ")));
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => parseHeader(`${name}: ${one}`)),
  );
}

/** Throws a Stop for an id that is no plain folder name: it must not lead out of --out. */
function folderName(id: string): string {
  if (id === "" || id === "." || id === ".." || id.length > 200 || /[/\\\0]/.test(id))
    throw new Stop(`the id ${JSON.stringify(id)} is no name for a folder`);
  return id;
}

function webUrl(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new Stop(`${JSON.stringify(text)} is no http or https URL`);
}

function targetOf(fields: Fields, folder: string): Job["target"] {
  const { url, file, html, bodyBase64 } = fields;
  if ([url, file, html, bodyBase64].filter((one) => one !== undefined).length !== 1)
    throw new Stop("give exactly one of url, file, html and bodyBase64");
  if (url !== undefined) return webUrl(url);
  const headers = pairs(fields.headers);
  const as = webUrl(fields.as ?? addressOfFile(file ?? "page.html"));
  if (html !== undefined) return servedText(html, as, headers);
  const body =
    file !== undefined ? readFile(resolve(folder, file), file) : Buffer.from(bodyBase64 ?? "", "base64");
  return servedBytes({ body, as, headers });
}

/** One JSON line of a list. Throws a Stop that says what is wrong with it. */
export function jobOfJson(line: string, position: number, folder: string): Job {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new Stop("is not JSON");
  }
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) throw new Stop(`has a wrong field ${v.getDotPath(parsed.issues[0]) ?? ""}`.trim());
  const id = folderName(String(parsed.output.id ?? position));
  return { id, target: targetOf(parsed.output, folder) };
}

/** One address of a list of addresses. */
export function jobOfUrl(line: string, position: number): Job {
  return { id: String(position), target: webUrl(line) };
}
