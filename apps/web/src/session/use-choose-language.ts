import { profileCalls, type ResultOf } from '@confab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { showToast } from '../toasts/index.ts';
import { languageNames, setLanguage, type Language } from '../words/language.ts';
import { getFallback } from '../words/message.ts';

/**
 * Changes the language of the interface, and stores it in the profile of the signed-in person: it applies on every site
 * and device, and to mails.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();

  return async (language) => {
    const prefLanguage = languageNames[language];
    try {
      await Promise.all([
        setLanguage(language),
        api.call(profileCalls.updateSettings, { body: { settings: { prefLanguage } } }),
      ]);
    } catch (error) {
      const text = error instanceof ApiFailure ? error : getFallback(profileCalls.updateSettings);
      showToast({ kind: 'error', text });
      return;
    }
    queries.setQueriesData<ResultOf<typeof profileCalls.getDetails>>(
      { queryKey: [profileCalls.getDetails.path] },
      (known) =>
        known && {
          ...known,
          account: { ...known.account, values: { ...known.account.values, Language: prefLanguage } },
        },
    );
  };
}
