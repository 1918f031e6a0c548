import type { CanonicalCluster, SessionReport } from "../../../model/session";
import { number, text, url } from "../../csv/table";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  url("Address"),
  url("Canonical"),
  text("Comes To"),
  url("Ends At"),
  text("End Audited"),
  number("Pages in Cluster"),
  number("Steps"),
  url("Way"),
  text("Through Redirects"),
];

function clustersByPage({ clusters }: SessionReport): ReadonlyMap<string, CanonicalCluster> {
  return new Map(clusters.flatMap((cluster) => cluster.pages.map(({ page }) => [page, cluster] as const)));
}

/** What each page's canonical comes to, and which pages end where it ends. */
export const canonicals: SessionTable = {
  fileName: "canonicals",
  rows(session) {
    const clusters = clustersByPage(session);
    return {
      columns: COLUMNS,
      rows: session.canonicals.map(({ page, names, kind, way, end, redirects }) => [
        page,
        names.join(" "),
        kind,
        end ?? "",
        kind === "self" ? true : (clusters.get(page)?.audited ?? ""),
        clusters.get(page)?.pages.length ?? 1,
        way.length - 1,
        way.join(" "),
        redirects,
      ]),
    };
  },
};
