import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { findRowElement } from './find-row-element.ts';

const rowHeight = 40;
const openRowHeight = 420;
/** A table with at most this many rows is rendered completely. */
const drawnWhole = 60;

/** The rows to render: all of a short table, only those near the visible area of a long one. */
export function useVisibleRows<Row extends { readonly id: string }>(rows: readonly Row[], openId: string | undefined) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const box = useRef<HTMLDivElement>(null);
  const isWhole = rows.length <= drawnWhole;
  const getItemKey = useCallback((at: number) => rows[at]?.id ?? at, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => (rows[at]?.id === openId ? openRowHeight : rowHeight),
    overscan: 12,
    getItemKey,
    enabled: !isWhole,
  });
  function scrollTo(rowId: string) {
    const at = rows.findIndex(({ id }) => id === rowId);
    if (at < 0) return;
    if (isWhole) findRowElement(box.current, rowId)?.scrollIntoView({ block: 'nearest' });
    else virtualizer.scrollToIndex(at, { align: 'auto' });
  }
  const show = useEffectEvent(scrollTo);
  useEffect(() => {
    if (openId !== undefined) show(openId);
  }, [openId]);
  const drawn = isWhole
    ? rows.map((row, at) => ({ row, at, start: undefined }))
    : virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const row = rows[index];
        return row ? [{ row, at: index, start }] : [];
      });
  return {
    box,
    drawn,
    /** The height of all rows in pixels; undefined in a short table. */
    height: isWhole ? undefined : virtualizer.getTotalSize(),
    measure: isWhole ? null : virtualizer.measureElement,
    scrollTo,
  };
}
