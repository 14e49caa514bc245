import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { TextRow } from './list-texts.ts';

const rowHeight = 64;
/** A table with at most this many rows is rendered completely. */
const drawnWhole = 40;

/**
 * The rows to render: all of a short table, only those near the visible area of a long one.
 *
 * @param keptId the row that stays rendered, so that its field keeps the focus
 */
export function useVisibleTexts(rows: readonly TextRow[], keptId: string | undefined) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const box = useRef<HTMLDivElement>(null);
  const isWhole = rows.length <= drawnWhole;
  const keptAt = keptId === undefined ? -1 : rows.findIndex(({ id }) => id === keptId);
  const getItemKey = useCallback((at: number) => rows[at]?.id ?? at, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey,
    rangeExtractor(range) {
      const near = defaultRangeExtractor(range);
      return keptAt < 0 || near.includes(keptAt) ? near : [...near, keptAt].toSorted((one, other) => one - other);
    },
    enabled: !isWhole,
  });
  return {
    box,
    drawn: isWhole
      ? rows.map((row, at) => ({ row, at, start: undefined }))
      : virtualizer.getVirtualItems().flatMap(({ index, start }) => {
          const row = rows[index];
          return row ? [{ row, at: index, start }] : [];
        }),
    /** The height of all rows in pixels; undefined in a short table. */
    height: isWhole ? undefined : virtualizer.getTotalSize(),
    measure: isWhole ? null : virtualizer.measureElement,
    scrollTo(rowId: string) {
      const at = rows.findIndex(({ id }) => id === rowId);
      if (at >= 0 && !isWhole) virtualizer.scrollToIndex(at, { align: 'auto' });
    },
  };
}
