import { publishingCalls, type PromotionStatus } from '@confab/contracts';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { projectListKey } from '../../projects/index.ts';
import { getPromotionKey } from '../use-promotion.ts';
import { getPreviewKey } from '../preview/use-publish-preview.ts';

const firstPage: number | undefined = undefined;

/** The releases of a project, newest first. */
export function useReleases(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['releases', projectId],
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before }) =>
      api.call(publishingCalls.releases, {
        query: {
          owningTeamId: teamId,
          projectId,
          ...(before === undefined ? {} : { before }),
        },
      }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  return { ...query, releases: query.data?.pages.flatMap((page) => page.releases) ?? [] };
}

/** A stage to roll back, and the release that it gets again. */
export interface StageRollback {
  readonly stage: PublishedStage;
  readonly releaseNumber: number;
  readonly overrideReason?: string;
}

/** Rolls a stage back; then shows the status from the response. */
export function useRollBackStage(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rollback: StageRollback) =>
      api.call(publishingCalls.rollBack, {
        query: { owningTeamId: teamId },
        body: { projectId, ...rollback },
      }),
    onSuccess: (status: PromotionStatus) => {
      queries.setQueryData(getPromotionKey(projectId), status);
      void queries.invalidateQueries({ queryKey: getPreviewKey(projectId) });
      void queries.invalidateQueries({ queryKey: projectListKey });
    },
  });
}
