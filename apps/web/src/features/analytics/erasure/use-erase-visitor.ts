import { analyticCalls, channelCalls, type BodyOf } from '@confab/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

/** Erases a visitor of a project, then has the conversations fetched again. */
export function useEraseVisitor() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof channelCalls.eraseVisitor>) => api.call(channelCalls.eraseVisitor, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [analyticCalls.retrieve.path] }),
  });
}
