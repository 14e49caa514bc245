import { historyCalls, type ResultOf } from '@confab/contracts';
import type { ItemId, ProjectId, TeamId, WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';
import type { HistoryOf } from './use-history.ts';

/** What goes back, and to which of its versions. */
export interface BackTo {
  /** One item alone, or a project or workflow with all that is in it. */
  readonly of: HistoryOf & { readonly isWhole: boolean };
  readonly versionNumber: number;
}

type WentBack = ResultOf<typeof historyCalls.rollBackItem>;

/** Goes back to a version. Unsaved changes are kept as versions first; what happens then comes as events, as to everybody. */
export function useGoBack() {
  const api = useApi();
  const { teamId } = useEditingSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ of, versionNumber }: BackTo): Promise<WentBack> => {
      // Kinds tell what each id is of.
      const query = { owningTeamId: teamId as TeamId, versionNumber, keepUnsaved: true };
      if (!of.isWhole) {
        return api.call(historyCalls.rollBackItem, { query: { ...query, itemId: of.id as ItemId }, body: {} });
      }
      return of.kind === 'workflow'
        ? api.call(historyCalls.rollBackWorkflow, { query: { ...query, workflowId: of.id as WorkflowId } })
        : api.call(historyCalls.rollBackProject, { query: { ...query, projectId: of.id as ProjectId } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['history'] }),
  });
}
