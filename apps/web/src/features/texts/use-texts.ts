import { useEffect, useState } from 'react';
import { followProject, useEditingSession } from '../../editing/index.ts';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { listTexts, noTexts, type KnownTexts } from './list-texts.ts';

const refreshDelayMs = 200;

/** The texts of the project, updated a moment after each change. Loads all workflows. */
export function useTexts(schemas: ItemSchemas) {
  const session = useEditingSession();
  const { text: translateLabel } = useCatalogueTexts();
  const [texts, setTexts] = useState(noTexts);
  useEffect(() => {
    const known: KnownTexts = new WeakMap();
    const refresh = () => setTexts(listTexts(session, schemas, known, translateLabel));
    return followProject(session, refresh, refreshDelayMs);
  }, [session, schemas, translateLabel]);
  return texts;
}
