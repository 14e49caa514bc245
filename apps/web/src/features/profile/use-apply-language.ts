import { useEffect } from 'react';
import { languageNames, languages, setLanguage } from '../../words/language.ts';
import type { AccountDetails } from '@confab/contracts';
import { draftItem, type ValuesDraft } from '../../editing/index.ts';

/**
 * Changes the language of the interface as soon as the form's language input changes. One that is chosen elsewhere on the page is
 * saved there, and shows in the input.
 */
export function useApplyLanguage(draft: ValuesDraft, { values }: AccountDetails): void {
  const saved = values['Language'];
  useEffect(() => {
    if (saved === undefined || draft.getSaved()['Language'] === saved) return;
    draft.edit(draftItem, { action: 'ValueChanged', path: 'Language', updatedValue: saved });
    draft.setSaved({ ...draft.getSaved(), Language: saved }, { Language: saved });
  }, [draft, saved]);
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
