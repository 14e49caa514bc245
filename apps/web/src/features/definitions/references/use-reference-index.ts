import { useEffect, useState } from 'react';
import { followProject, useEditingSession } from '../../../editing/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { buildReferenceIndex, emptyIndex, type KnownReferences } from './reference-index.ts';

const refreshDelayMs = 300;

/** Where the definitions of the project are used, updated a moment after each change. Loads all workflows. */
export function useReferenceIndex(schemas: ItemSchemas) {
  const session = useEditingSession();
  const [index, setIndex] = useState(emptyIndex);
  useEffect(() => {
    const known: KnownReferences = new WeakMap();
    const refresh = () => setIndex(buildReferenceIndex(session, schemas, known) ?? emptyIndex);
    return followProject(session, refresh, refreshDelayMs);
  }, [session, schemas]);
  return index;
}
