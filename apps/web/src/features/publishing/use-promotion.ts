import { channelCalls, publishingCalls, type BodyOf, type PromotionStatus } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { flushEdits, useAfterEdits, type EditingSession } from '../../editing/index.ts';
import { getPreviewKey } from './preview/use-publish-preview.ts';
import { projectListKey } from '../projects/index.ts';

/** Query key of the promotion status. */
export const getPromotionKey = (projectId: ProjectId) => ['promotion', projectId] as const;

const getWebhookKey = (projectId: ProjectId) => ['dialogflowWebhook', projectId] as const;

/**
 * The versions on each stage; refetched each time the modal opens.
 *
 * @param session of the open project, whose last edits count as unsaved changes
 */
export function usePromotionStatus(teamId: TeamId, projectId: ProjectId, session?: EditingSession) {
  const api = useApi();
  const queries = useQueryClient();
  useAfterEdits(session, () => void queries.invalidateQueries({ queryKey: getPromotionKey(projectId) }));
  return useQuery({
    queryKey: getPromotionKey(projectId),
    staleTime: 0,
    // A status that is asked for as the window closes is cancelled: the next window would be given it, without later edits.
    async queryFn({ signal }) {
      if (session) await flushEdits(session);
      const query = { owningTeamId: teamId, projectId };
      return api.call(publishingCalls.status, { query }, { signal });
    },
  });
}

/** The number of the release on beta; undefined while nothing is published there. */
export function getBetaRelease({ stages }: Pick<PromotionStatus, 'stages'>): number | undefined {
  return stages.find(({ stage }) => stage === 'Beta')?.releaseNumber ?? undefined;
}

/** Refetches the stages of a project for an open window, and the project list, which shows its publish status. */
export function refetchPromotion(queries: QueryClient, projectId: ProjectId): void {
  for (const queryKey of [getPromotionKey(projectId), getPreviewKey(projectId), projectListKey])
    void queries.invalidateQueries({ queryKey });
}

/** What an agent of Dialogflow needs; read only when it is asked for, since it contains a secret. */
export function useDialogflowWebhook(teamId: TeamId, projectId: ProjectId, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: getWebhookKey(projectId),
    enabled,
    gcTime: 0,
    queryFn: () =>
      api.call(channelCalls.dialogflowWebhook, {
        query: { owningTeamId: teamId, projectId },
      }),
  });
}

/** Creates a new default secret; then shows it from the response. */
export function useRenewDialogflowSecret(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call(channelCalls.renewDialogflowSecret, {
        body: { teamId, projectId },
      }),
    onSuccess: (webhook) => queries.setQueryData(getWebhookKey(projectId), webhook),
  });
}

/** Publishes; then shows the status from the response (A4.41) and refetches the project list. */
export function usePromote(teamId: TeamId, projectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (promotion: Omit<BodyOf<typeof publishingCalls.promote>, 'projectId' | 'acceptedTerms'>) =>
      api.call(publishingCalls.promote, {
        query: { owningTeamId: teamId },
        body: { projectId, acceptedTerms: true, ...promotion },
      }),
    onSuccess: (status: PromotionStatus) => {
      queries.setQueryData(getPromotionKey(projectId), status);
      void queries.invalidateQueries({ queryKey: getPreviewKey(projectId) });
      void queries.invalidateQueries({ queryKey: ['releases', projectId] });
      // The list shows the publish status of each project.
      void queries.invalidateQueries({ queryKey: projectListKey });
    },
    // The shown data is outdated, for example when the project has got errors since.
    onError: () => refetchPromotion(queries, projectId),
  });
}
