import { securityCalls } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { showToast } from '../../toasts/index.ts';
import { getFallback } from '../../words/message.ts';

/**
 * The sessions of the account, and mutations that end all except the current one, or those of one device.
 *
 * @param endedMessage the toast after the other sessions ended
 */
export function useSessions(endedMessage: string) {
  const api = useApi();
  const queries = useQueryClient();
  const query = createQuery(api, securityCalls.listSessions, {});
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const endOthers = useMutation({
    mutationFn: () => api.call(securityCalls.endOtherSessions, { body: {} }),
    onSuccess: async () => {
      showToast({ kind: 'success', text: { message: endedMessage } });
      await refresh();
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error : getFallback(securityCalls.endOtherSessions),
      }),
  });
  const endOne = useMutation({
    mutationFn: (sessionId: string) => api.call(securityCalls.endSession, { body: { sessionId } }),
    onSuccess: refresh,
    onError: (error) =>
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error : getFallback(securityCalls.endSession),
      }),
  });
  return { sessions: useQuery(query), endOthers, endOne, refresh };
}
