import { useEffect } from 'react';
import { languageNames, languages, setLanguage } from '../../words/language.ts';
import { draftItem, type ValuesDraft } from '../../editing/index.ts';

/** Changes the language of the interface as soon as the form's language input changes. */
export function useApplyLanguage(draft: ValuesDraft): void {
  useEffect(
    () =>
      draft.subscribe(draftItem, 'Language', () => {
        const chosen = draft.getValue(draftItem, 'Language');
        const language = languages.find((one) => languageNames[one] === chosen);
        if (language) void setLanguage(language);
      }),
    [draft],
  );
}
