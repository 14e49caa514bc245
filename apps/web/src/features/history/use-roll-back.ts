import { historyCalls, type ResultOf } from '@confab/contracts';
import { itemLevels, type ItemId, type ProjectId, type WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';
import type { HistoryTarget } from './use-history.ts';

/** What to roll back, and to which version. */
export interface RollbackRequest {
  /** One item, or with `isWhole` a project or workflow with everything in it. */
  readonly target: HistoryTarget & { readonly isWhole: boolean };
  readonly versionNumber: number;
}

type RollbackResult = ResultOf<typeof historyCalls.rollBackItem>;

/** Rolls back to a version. The server first saves unsaved changes as versions; the session gets the changes as events. */
export function useRollBack() {
  const api = useApi();
  const { teamId } = useEditingSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ target, versionNumber }: RollbackRequest): Promise<RollbackResult> => {
      // The kind says which type of id it is.
      const query = { owningTeamId: teamId, versionNumber, keepUnsaved: true };
      if (!target.isWhole) {
        return api.call(historyCalls.rollBackItem, { query: { ...query, itemId: target.id as ItemId }, body: {} });
      }
      return itemLevels[target.kind] === 'workflow'
        ? api.call(historyCalls.rollBackWorkflow, { query: { ...query, workflowId: target.id as WorkflowId } })
        : api.call(historyCalls.rollBackProject, { query: { ...query, projectId: target.id as ProjectId } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['history'] }),
  });
}
