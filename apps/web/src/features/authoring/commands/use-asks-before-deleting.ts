import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';

/** Whether the account wants to be asked before nodes are deleted (A2.40); true until the account is loaded. */
export function useAsksBeforeDeleting(): boolean {
  const api = useApi();
  const { data } = useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return data?.account.values['AskBeforeDeletingNodes'] !== false;
}
