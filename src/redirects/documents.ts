import type { NavigationEvent } from "../model/navigation-event";
import type { Begun, RecordedDocument, TabHistory } from "./recorded";

/** Documents kept for one tab: enough for a few steps back in its history. */
const MOST_DOCUMENTS = 8;
const MOST_BEGUN = 4;
const MOST_MOVES = 5;

type Of<T extends NavigationEvent["type"]> = NavigationEvent & { readonly type: T };

function shownAgain(history: TabHistory, known: RecordedDocument): TabHistory {
  const others = history.documents.filter((document) => document !== known);
  return { ...history, documents: [...others, known], begun: [] };
}

/** A prepared document is not the one that is shown, so it goes before it. */
function place(documents: readonly RecordedDocument[], added: RecordedDocument, prerender: boolean) {
  const all = prerender ? [...documents.slice(0, -1), added, ...documents.slice(-1)] : [...documents, added];
  return all.slice(-MOST_DOCUMENTS);
}

function onCommit(history: TabHistory, event: Of<"commit">): TabHistory {
  const { documents } = history;
  const known = documents.find(({ id }) => id === event.documentId);
  // A prerendered page is shown, or one comes back from the page cache: no request, the same document.
  if (known !== undefined) return event.prerender ? history : shownAgain(history, known);
  const document: RecordedDocument = {
    id: event.documentId,
    url: event.url,
    at: event.at,
    loadedAt: null,
    requestId: null,
    prerender: event.prerender,
    begun: event.prerender ? [] : history.begun,
    clientRedirect: event.qualifiers.includes("client_redirect"),
    serverRedirect: event.qualifiers.includes("server_redirect"),
    before: documents.at(-1)?.id ?? null,
    moves: [],
  };
  return {
    ...history,
    documents: place(documents, document, event.prerender),
    begun: event.prerender ? history.begun : [],
  };
}

function change(
  history: TabHistory,
  id: string,
  part: (document: RecordedDocument) => Partial<RecordedDocument>,
): TabHistory {
  const documents = history.documents.map((document) =>
    document.id === id ? { ...document, ...part(document) } : document,
  );
  return { ...history, documents };
}

const move = (moves: readonly Begun[], { url, at }: Begun): readonly Begun[] =>
  moves.at(-1)?.url === url ? moves : [...moves, { url, at }].slice(-MOST_MOVES);

/** A background that Firefox wakes can hear of the document before it hears that the tab was sent to it. */
function onBegin(history: TabHistory, begun: Begun): TabHistory {
  const add = (all: readonly Begun[]) => [...all, begun].sort((a, b) => a.at - b.at).slice(-MOST_BEGUN);
  const shown = history.documents.at(-1);
  if (shown === undefined || begun.at > shown.at) return { ...history, begun: add(history.begun) };
  return shown.begun.some(({ at }) => at === begun.at)
    ? history
    : change(history, shown.id, () => ({ begun: add(shown.begun) }));
}

/** The part of the recorder that webNavigation feeds: which documents the tab showed, and how each came. */
export function recordNavigation(history: TabHistory, event: NavigationEvent): TabHistory {
  const { url, at } = event;
  switch (event.type) {
    case "begin":
      return onBegin(history, { url, at });
    case "commit":
      return onCommit(history, event);
    case "loaded":
      return change(history, event.documentId, () => ({ loadedAt: at }));
    case "history":
      return change(history, event.documentId, ({ moves }) => ({ moves: move(moves, event) }));
  }
}
