interface Common {
  readonly tabId: number;
  readonly url: string;
  /** Unix time in ms, by the browser. */
  readonly at: number;
}

/** A webNavigation event of a tab's main frame, in one form for both browsers. */
export type NavigationEvent =
  | (Common & { readonly type: "begin" })
  | (Common & {
      readonly type: "commit";
      /** Lasts as long as the document, through prerender and page cache. */
      readonly documentId: string;
      readonly qualifiers: readonly string[];
      /** Not shown yet: a page the browser prepares beside the one that is. */
      readonly prerender: boolean;
    })
  | (Common & { readonly type: "loaded"; readonly documentId: string })
  /** The address changed without a load: pushState, replaceState. */
  | (Common & { readonly type: "history"; readonly documentId: string });

/** What both browsers tell of a webNavigation event; which fields there are depends on the event. */
export interface NavigationDetails {
  readonly tabId: number;
  readonly frameId: number;
  readonly url: string;
  readonly timeStamp: number;
  readonly documentId?: string;
  readonly documentLifecycle?: string;
  readonly frameType?: string;
  readonly transitionQualifiers?: readonly string[];
}
