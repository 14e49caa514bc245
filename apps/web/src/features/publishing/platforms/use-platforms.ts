import { platformCalls, type BodyOf, type ProjectPlatforms } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

const getPlatformsKey = (projectId: string) => ['platforms', projectId] as const;

/** How often packages on their way are looked at, in milliseconds. */
const refetchMs = 2_000;

/** The platforms of a project and its newest packages, refetched as long as one is on its way. */
export function usePlatforms(teamId: string, projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: getPlatformsKey(projectId),
    staleTime: 0,
    // Ids of the open project.
    queryFn: () =>
      api.call(platformCalls.list, { query: { owningTeamId: teamId as TeamId, projectId: projectId as ProjectId } }),
    refetchInterval: ({ state }) => (state.data && isAnyOnItsWay(state.data) ? refetchMs : false),
  });
}

/** Queues packages; then shows the list from the response. */
export function usePublishToPlatforms(teamId: string, projectId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Pick<BodyOf<typeof platformCalls.publish>, 'stage' | 'targetIds'>) =>
      api.call(platformCalls.publish, {
        query: { owningTeamId: teamId as TeamId },
        body: { projectId: projectId as ProjectId, acceptedTerms: true, ...request },
      }),
    onSuccess: (platforms) => queries.setQueryData(getPlatformsKey(projectId), platforms),
  });
}

function isAnyOnItsWay({ publications }: ProjectPlatforms): boolean {
  return publications.some(({ state }) => state === 'Waiting' || state === 'Sending');
}
