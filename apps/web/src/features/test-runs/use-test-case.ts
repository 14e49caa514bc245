import { nodeCalls, projectCalls } from '@confab/contracts';
import type { NodeId, ProjectId, TeamId } from '@confab/model';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/** Loads the tested project, for the names of its nodes. */
export function useTargetProject(teamId: TeamId, projectId: ProjectId | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [projectCalls.getFat.path, { teamId, projectId }],
    queryFn: projectId === undefined ? skipToken : createQuery(api, projectCalls.getFat, { teamId, projectId }).queryFn,
  });
}

/** Loads a case for editing; never cached. */
export function useTestCase(teamId: TeamId, nodeId: NodeId | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [nodeCalls.getFat.path, { teamId, nodeId }],
    queryFn: nodeId === undefined ? skipToken : createQuery(api, nodeCalls.getFat, { teamId, nodeId }).queryFn,
    gcTime: 0,
    staleTime: 0,
  });
}
