import { getTranslationPath, readAt, translationsInput } from '@confab/inputs';
import { useMemo } from 'react';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { useWritingLanguage } from '../../translations/index.ts';
import { readIntent, type IntentRow } from './read-definition-rows.ts';
import { useDefinitionRows } from './use-definition-rows.ts';

/** The intents with their samples in the language that the author writes in, which may have no samples yet. */
export function useIntentRows(): readonly IntentRow[] {
  const { projectId } = useEditingSession();
  const { further } = useWritingLanguage();
  const rows = useDefinitionRows('Intents', readIntent);
  const translations = useValue(projectId, translationsInput);
  return useMemo(() => {
    if (further === undefined) return rows;
    const values = { [translationsInput]: translations ?? {} };
    return rows.map(({ id, name }) => {
      const path = getTranslationPath(further, `Intents/${id}/Samples`);
      return readIntent(id, { Name: name, Samples: readAt(values, path) ?? '' });
    });
  }, [rows, translations, further]);
}
