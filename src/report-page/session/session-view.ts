import type { SessionReport } from "../../model/session";
import type { ListView } from "../table/table-view";

/** A table of the session's page. */
export interface SessionView<Row, Line> extends ListView<Row, Line> {
  rows(session: SessionReport): readonly Row[];
  /** Why there are no rows, where there are none: a message key. */
  readonly empty: string;
}

/** The views, in the order of the list on the left; their names are those of an audit's. */
export const SESSION_VIEW_IDS = ["overview", "duplicates", "canonical", "redirects", "parameters"] as const;

export type SessionViewId = (typeof SESSION_VIEW_IDS)[number];

/** The view an address names; the overview for those that only an audit has. */
export const sessionViewOf = (view: string): SessionViewId =>
  SESSION_VIEW_IDS.find((id) => id === view) ?? "overview";
