import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/api-context.tsx';
import { createQuery } from '../api/create-query.ts';
import { logWarning } from '../platform/log.ts';
import { languageNames, languages, setLanguage } from '../words/language.ts';
import { onSignOut } from './sign-out-cleanup.ts';

/** Whose choice has been followed already. Once is enough: what is chosen on the page afterwards stands. */
let appliedAccountId: string | undefined;
onSignOut(() => {
  appliedAccountId = undefined;
});

/**
 * Speaks the language of the account's profile from the moment that is known; without a choice there, the browser's.
 * The account is first asked for here on every site; that it could not be had is logged, and the page goes on (P8.57).
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
