import { useEffect, useMemo, useState } from 'react';
import { followProject, useEditingSession } from '../../editing/index.ts';
import { useJoinLabels } from '../inputs/index.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { listTexts, noTexts, type KnownTexts, type TextRow } from './list-texts.ts';

const refreshDelayMs = 200;

/** The texts of the project, updated a moment after each change. Loads all workflows. */
export function useTexts(schemas: ItemSchemas): { readonly rows: readonly TextRow[]; readonly isComplete: boolean } {
  const session = useEditingSession();
  const joinLabels = useJoinLabels();
  const [{ rows, isComplete }, setTexts] = useState(noTexts);
  useEffect(() => {
    const known: KnownTexts = new WeakMap();
    return followProject(session, () => setTexts(listTexts(session, schemas, known)), refreshDelayMs);
  }, [session, schemas]);
  const labelled = useMemo(
    () => rows.map((row) => ({ ...row, label: joinLabels(row.labels, row.labelKeys) })),
    [rows, joinLabels],
  );
  return { rows: labelled, isComplete };
}
