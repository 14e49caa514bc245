import { useEffect, useState } from 'react';
import { followProject, useEditingSession } from '../../../editing/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { listRecordingLines, noLines, type KnownLines } from './recording-line.ts';

const refreshDelayMs = 200;

/** The lines of the project, updated a moment after each change. Loads all workflows. */
export function useRecordingLines(schemas: ItemSchemas) {
  const session = useEditingSession();
  const [lines, setLines] = useState(noLines);
  useEffect(() => {
    const known: KnownLines = new WeakMap();
    return followProject(session, () => setLines(listRecordingLines(session, schemas, known)), refreshDelayMs);
  }, [session, schemas]);
  return lines;
}
