import { historyCalls, type ResultOf } from '@confab/contracts';
import { isWorkflowItem } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';
import type { HistoryTarget } from './use-history.ts';

/** What to roll back, and to which version. */
export interface RollbackRequest {
  /** One item, or with `isWhole` the open project or a workflow with everything in it. */
  readonly target: HistoryTarget & { readonly isWhole: boolean };
  readonly versionNumber: number;
}

type RollbackResult = ResultOf<typeof historyCalls.rollBackItem>;

/** Rolls back to a version. The server first saves unsaved changes as versions; the session gets the changes as events. */
export function useRollBack() {
  const api = useApi();
  const { teamId, projectId } = useEditingSession();
  const queries = useQueryClient();
  const refetch = (queryKey: readonly string[]) => queries.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: ({ target, versionNumber }: RollbackRequest): Promise<RollbackResult> => {
      const query = { owningTeamId: teamId, versionNumber, keepUnsaved: true };
      if (!target.isWhole) {
        return api.call(historyCalls.rollBackItem, { query: { ...query, itemId: target.id }, body: {} });
      }
      return isWorkflowItem(target)
        ? api.call(historyCalls.rollBackWorkflow, { query: { ...query, workflowId: target.id } })
        : api.call(historyCalls.rollBackProject, { query: { ...query, projectId } });
    },
    onSuccess: () => refetch(['history']),
    onError() {
      // A refusal may be caused by changes of others, such as an item that they deleted.
      void refetch(['history']);
      void refetch([historyCalls.compare.path]);
    },
  });
}
