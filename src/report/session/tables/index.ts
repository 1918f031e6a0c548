import { canonicals } from "./canonicals";
import { duplicateGroups } from "./duplicate-groups";
import { links } from "./links";
import { pages } from "./pages";
import { parameters } from "./parameters";
import { redirects } from "./redirects";
import type { SessionTable } from "./session-table";

/** Every CSV file of a session's export, in the order of the archive. */
export const SESSION_TABLES: readonly SessionTable[] = [
  pages,
  links,
  duplicateGroups,
  canonicals,
  redirects,
  parameters,
];
