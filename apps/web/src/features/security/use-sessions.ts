import { securityCalls } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { showToast } from '../../toasts/index.ts';

/** Where the account is signed in, and how that is ended everywhere else. */
export function useSessions(ended: string) {
  const api = useApi();
  const queries = useQueryClient();
  const query = createQuery(api, securityCalls.listSessions, {});
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const endOthers = useMutation({
    mutationFn: () => api.call(securityCalls.endOtherSessions, { body: {} }),
    onSuccess: async () => {
      showToast({ kind: 'success', text: ended });
      await refresh();
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error.message : securityCalls.endOtherSessions.fallbackMessage,
      }),
  });
  return { sessions: useQuery(query), endOthers, refresh };
}
