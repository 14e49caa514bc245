import { getRowId, type DerivedRow } from '@confab/inputs';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useEditingSession } from '../../../../../editing/index.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Ids of the rows that were added since the item was last saved (A4.9).
 *
 * Empty if the item was already unsaved when the table was first shown, because its saved rows are unknown then.
 */
export function useNewRows(itemId: string, rows: readonly DerivedRow[]): ReadonlySet<string> {
  const session = useEditingSession();
  const subscribe = useCallback((listener: () => void) => session.subscribe(itemId, '', listener), [session, itemId]);
  const isSaved = useSyncExternalStore(subscribe, () => session.getItem(itemId)?.isDirty === false);
  const [saved, setSaved] = useState(() => (isSaved ? rows : undefined));
  if (isSaved && saved !== rows) setSaved(rows);
  if (isSaved || !saved || saved === rows) return none;
  const known = new Set(saved.map(({ row }) => getRowId(row)));
  return new Set(
    rows.flatMap(({ row, isStored }) => (isStored && !known.has(getRowId(row)) ? [getRowId(row) ?? ''] : [])),
  );
}
