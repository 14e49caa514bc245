import { accountCalls, type QueryOf } from '@confab/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { pageSize } from '../use-reports.ts';

/** A page of the accounts whose address begins with a text, or of the newest. */
export function useAccounts(search: string, page: number) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, accountCalls.list, { page, pageSize, ...(search !== '' && { search }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

type AskedAudit = Omit<QueryOf<typeof accountCalls.audit>, 'page' | 'pageSize'>;

/** A page of the lines of the audit log that match the search, newest first. */
export function useAuditLog(asked: AskedAudit, page: number) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, accountCalls.audit, { ...asked, page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Disables, enables or signs out an account; then the list shows it. */
export function useAccountActions() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [accountCalls.list.path] });
  const setDisabled = useMutation({
    mutationFn: (body: { readonly email: string; readonly isDisabled: boolean }) =>
      api.call(accountCalls.setDisabled, { body }),
    onSettled,
  });
  const endSessions = useMutation({
    mutationFn: (email: string) => api.call(accountCalls.endSessions, { body: { email } }),
    onSettled,
  });
  return { setDisabled: setDisabled.mutateAsync, endSessions: endSessions.mutateAsync };
}
