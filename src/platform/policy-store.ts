import { STORED_POLICY } from "../model/policy";
import { browser } from "./browser";

/** What is kept, as it is: whoever reads it parses it. Undefined where nothing was saved. */
export interface StoredPolicies {
  readonly all: unknown;
  readonly site: unknown;
}

/** A row a site: two sites that save at once cannot lose each other's choices. */
const siteKey = (site: string): string => `${STORED_POLICY}:${site}`;

/** The policy for all sites, and what this site decides otherwise. */
export async function readPolicies(site: string): Promise<StoredPolicies> {
  const kept = await browser.storage.local.get([STORED_POLICY, siteKey(site)]);
  return { all: kept[STORED_POLICY], site: kept[siteKey(site)] };
}

/** Puts both back as they were read; what is undefined is forgotten. */
export async function writePolicies(site: string, { all, site: own }: StoredPolicies): Promise<void> {
  const rows = [
    [STORED_POLICY, all],
    [siteKey(site), own],
  ] as const;
  const kept = rows.filter(([, json]) => json !== undefined);
  const gone = rows.filter(([, json]) => json === undefined);
  if (kept.length > 0) await browser.storage.local.set(Object.fromEntries(kept));
  if (gone.length > 0) await browser.storage.local.remove(gone.map(([key]) => key));
}
