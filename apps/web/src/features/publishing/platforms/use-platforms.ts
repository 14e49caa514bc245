import { platformCalls, type BodyOf, type ProjectPlatforms } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { getPollMs } from '../../../api/get-poll-ms.ts';
import { flushEdits, useAfterEdits, useEditingSession } from '../../../editing/index.ts';

const getPlatformsKey = (projectId: ProjectId) => ['platforms', projectId] as const;

/** How often pending packages are polled, in milliseconds. */
const refetchMs = 2_000;

/**
 * The platforms of the open project with its last edits, and its newest packages, refetched as long as one is pending.
 */
export function usePlatforms(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const session = useEditingSession();
  const queries = useQueryClient();
  useAfterEdits(session, () => void queries.invalidateQueries({ queryKey: getPlatformsKey(projectId) }));
  return useQuery({
    queryKey: getPlatformsKey(projectId),
    staleTime: 0,
    // A list that is asked for as the window closes is cancelled: the next window would be given it, without later edits.
    async queryFn({ signal }) {
      await flushEdits(session);
      const query = { owningTeamId: teamId, projectId };
      return api.call(platformCalls.list, { query }, { signal });
    },
    refetchInterval: ({ state }) => (state.data && isAnyOnItsWay(state.data) ? getPollMs(refetchMs, state) : false),
  });
}

/** Queues packages; then shows the list from the response. */
export function usePublishToPlatforms(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Pick<BodyOf<typeof platformCalls.publish>, 'stage' | 'targetIds'>) =>
      api.call(platformCalls.publish, {
        query: { owningTeamId: teamId },
        body: { projectId, acceptedTerms: true, ...request },
      }),
    onSuccess: (platforms) => queries.setQueryData(getPlatformsKey(projectId), platforms),
  });
}

function isAnyOnItsWay({ publications }: ProjectPlatforms): boolean {
  return publications.some(({ state }) => state === 'Waiting' || state === 'Sending');
}
