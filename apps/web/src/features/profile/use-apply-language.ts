import { useEffect } from 'react';
import { languageNames, languages, setLanguage } from '../../words/language.ts';
import { profileItem, type ProfileDraft } from './profile-draft.ts';

/** Changes the language of the interface as soon as the form's language input changes. */
export function useApplyLanguage(draft: ProfileDraft): void {
  useEffect(
    () =>
      draft.subscribe(profileItem, 'Language', () => {
        const chosen = draft.getValue(profileItem, 'Language');
        const language = languages.find((one) => languageNames[one] === chosen);
        if (language) void setLanguage(language);
      }),
    [draft],
  );
}
