import { publishingCalls, type PromotionStatus } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { projectListKey } from '../projects/index.ts';

const keyOf = (projectId: string) => ['promotion', projectId] as const;

/** Which versions stand where; asked for each time the modal opens. */
export function usePromotionStatus(teamId: string, projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    staleTime: 0,
    // The page was opened for this team and project.
    queryFn: () =>
      api.call(publishingCalls.status, {
        query: { owningTeamId: teamId as TeamId, projectId: projectId as ProjectId },
      }),
  });
}

/** Publishes; the versions shown are then those the server answers with (A4.41), and the project list is fetched again. */
export function usePromote(teamId: string, projectId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ source, environments }: { source: 1 | 2; environments: ('0' | '2')[] }) =>
      api.call(publishingCalls.promote, {
        query: { owningTeamId: teamId as TeamId },
        body: { projectId: projectId as ProjectId, source, environments, acceptedTerms: true },
      }),
    onSuccess: (status: PromotionStatus) => {
      queries.setQueryData(keyOf(projectId), status);
      // The list shows where each project stands.
      void queries.invalidateQueries({ queryKey: projectListKey });
    },
  });
}
