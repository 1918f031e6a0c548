import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from "@tanstack/virtual-core";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useReducer, useState } from "preact/hooks";

/** Height of every line; equal heights keep a table of 100,000 lines smooth. */
export const LINE_HEIGHT = 28;
/** Height of the header row, which covers that much of the table while it sticks. */
const HEADER_HEIGHT = 32;

export interface VirtualRows {
  readonly items: readonly VirtualItem[];
  readonly above: number;
  readonly below: number;
  /** Width of the scrolling region. */
  readonly room: number;
  scrollTo(index: number): void;
}

/** The lines to draw of a long table, and how much room the others take. */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>): VirtualRows {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    overscan: 8,
    scrollPaddingEnd: HEADER_HEIGHT,
    onChange: () => redraw(undefined as never),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, Element>(options));
  virtualizer.setOptions(options);
  useEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const items = virtualizer.getVirtualItems();
  return {
    items,
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    room: virtualizer.scrollRect?.width ?? 0,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}
