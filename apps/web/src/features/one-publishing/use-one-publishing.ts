import { onePublishingCalls, type BodyOf, type OnePublishStatus } from '@confab/contracts';
import { asItemId, type ItemId, type ProjectId } from '@confab/model';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { projectListKey } from '../projects/index.ts';
import { refetchPromotion } from '../publishing/index.ts';

const getStatusKey = (projectId: ProjectId) => ['onePublishStatus', projectId] as const;
const getVersionsKey = (projectId: ProjectId) => ['llamaVersions', projectId] as const;

/** How often an open window asks whether a reviewer has decided. */
const decisionPollMs = 15_000;

/** The review status of the project of a chapter (A7.22). Without a chapter, nothing is loaded. */
export function useOnePublishStatus(projectId: ProjectId, llamaId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: getStatusKey(projectId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'UnderReview' ? decisionPollMs : false),
    enabled: llamaId !== undefined,
    queryFn: () => api.call(onePublishingCalls.publishStatus, { query: { oneLlamaId: asItemId(llamaId ?? '') } }),
  });
}

/**
 * The versions of chapters on each stage (A7.34). Without a chapter, nothing is loaded. While those of a new list of chapters are
 * loading, those of the last one are shown.
 */
export function useLlamaVersions(projectId: ProjectId, llamaIds: readonly string[]) {
  const api = useApi();
  return useQuery({
    queryKey: [...getVersionsKey(projectId), ...llamaIds],
    staleTime: 0,
    enabled: llamaIds.length > 0,
    placeholderData: keepPreviousData,
    queryFn: () => api.call(onePublishingCalls.versions, { body: { llamaIds: llamaIds.map(asItemId) } }),
  });
}

type Promotion = Omit<BodyOf<typeof onePublishingCalls.promote>, 'llamaIds'> & { readonly llamaIds: readonly string[] };

/** Publishes chapters; then shows the versions of the response (A4.41). */
export function usePromoteLlamas(projectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ llamaIds, ...promotion }: Promotion) =>
      api.call(onePublishingCalls.promote, {
        body: { ...promotion, llamaIds: llamaIds.map((id): ItemId => asItemId(id)) },
      }),
    onSuccess: (versions) => {
      queries.setQueriesData({ queryKey: getVersionsKey(projectId) }, (before: object | undefined) => ({
        ...before,
        ...versions,
      }));
      refetchAll(queries, projectId);
    },
    // The shown data is outdated, for example when the pages have got errors since.
    onError: () => refetchAll(queries, projectId),
  });
}

/** Requests a review of the project, or withdraws the request. */
export function useReviewRequest(projectId: ProjectId, llamaId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = (status: OnePublishStatus) => {
    queries.setQueryData(getStatusKey(projectId), status);
    void queries.invalidateQueries({ queryKey: projectListKey });
  };
  // The shown data is outdated, for example when a colleague has requested a review.
  const onError = () => refetchAll(queries, projectId);
  const request = useMutation({
    mutationFn: (projectName: string) =>
      api.call(onePublishingCalls.requestPublish, {
        body: { projectName, oneLlamaId: asItemId(llamaId), acceptedTerms: true, publishType: 'Live' },
      }),
    onSuccess,
    onError,
  });
  const withdraw = useMutation({
    mutationFn: () => api.call(onePublishingCalls.removePublishRequest, { query: { oneLlamaId: asItemId(llamaId) } }),
    onSuccess,
    onError,
  });
  return { request, withdraw };
}

/** Refetches the data of an open window that edits, saves or publications have changed. */
export function useRefetchPublishing(projectId: ProjectId): () => void {
  const queries = useQueryClient();
  return () => {
    refetchAll(queries, projectId);
    void queries.invalidateQueries({ queryKey: getVersionsKey(projectId) });
  };
}

function refetchAll(queries: ReturnType<typeof useQueryClient>, projectId: ProjectId): void {
  void queries.invalidateQueries({ queryKey: getStatusKey(projectId) });
  refetchPromotion(queries, projectId);
}
