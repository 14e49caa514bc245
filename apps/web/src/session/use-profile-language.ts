import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/api-context.tsx';
import { createQuery } from '../api/create-query.ts';
import { logWarning } from '../platform/log.ts';
import { languageNames, languages, setLanguage } from '../words/language.ts';
import { onSignOut } from './sign-out-cleanup.ts';

/** The account whose language was applied. It is applied once: a later choice on the page wins. */
let appliedAccountId: string | undefined;
onSignOut(() => {
  appliedAccountId = undefined;
});

/**
 * Applies the language of the account's profile once it is loaded; without one, the browser's language stays.
 * This is the first load of the account on every site; a failure is logged and ignored (P8.57).
 */
export function useProfileLanguage(): void {
  const api = useApi();
  const details = useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  const account = details.data?.account;
  useEffect(() => {
    if (details.isError) logWarning("COULDN'T LOAD ACCOUNT DATA");
  }, [details.isError]);
  useEffect(() => {
    if (!account || appliedAccountId === account.tvAccountId) return;
    appliedAccountId = account.tvAccountId;
    const language = languages.find((one) => languageNames[one] === account.values['Language']);
    if (language) void setLanguage(language);
  }, [account]);
}
