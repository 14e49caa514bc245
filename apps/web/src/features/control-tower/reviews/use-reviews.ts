import { reviewCalls, type BodyOf, type Review, type ReviewDetails } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { getPollMs } from '../../../api/get-poll-ms.ts';
import { pageSize } from '../use-reports.ts';

export type ReviewQueue = 'open' | 'decided';

/** Half of the time for which the address of a file is valid. */
const addressMs = 300_000;

const toList = ({ reviews, total }: { readonly reviews: readonly Review[]; readonly total: number }) => ({
  entries: reviews.map((review) => ({ ...review, id: review.reviewId })),
  total,
});

/** How often an open review asks whether another reviewer has decided, or its author withdrawn it. */
const decisionPollMs = 60_000;

/** A page of the reviews: open ones oldest first, decided ones newest first. */
export function useReviewQueue(state: ReviewQueue, page: number) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, reviewCalls.queue, { state, page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: toList,
  });
}

/** A review with its pages, problems and comments; followed until it is decided. */
export function useReview(reviewId: string) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, reviewCalls.get, { reviewId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.review.state === 'UnderReview' ? getPollMs(decisionPollMs, state) : false,
  });
}

/** The values of an item of the version under review. They never change, but the addresses of its files expire. */
export function useReviewItem(reviewId: string, itemId: ItemId) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, reviewCalls.item, { reviewId, itemId }),
    staleTime: addressMs,
  });
}

/** Decides a review; then shows it as decided. */
export function useDecision(reviewId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const update = useUpdateReview(reviewId);
  return useMutation({
    mutationFn: (decision: Omit<BodyOf<typeof reviewCalls.decide>, 'reviewId'>) =>
      api.call(reviewCalls.decide, { body: { reviewId, ...decision } }),
    onSuccess: (review) => update((before) => ({ ...before, review })),
    // Another reviewer may have decided, or the author withdrawn the request.
    onError: () => queries.invalidateQueries({ queryKey: [reviewCalls.get.path] }),
    onSettled: () => queries.invalidateQueries({ queryKey: [reviewCalls.queue.path] }),
  });
}

/** Comments on an item of the project. */
export function useReviewComment(reviewId: string) {
  const api = useApi();
  const update = useUpdateReview(reviewId);
  return useMutation({
    mutationFn: (comment: Omit<BodyOf<typeof reviewCalls.comment>, 'reviewId'>) =>
      api.call(reviewCalls.comment, { body: { reviewId, ...comment } }),
    onSuccess: (thread) =>
      update((before) => ({
        ...before,
        threads: [thread, ...before.threads.filter(({ id }) => id !== thread.id)],
      })),
  });
}

/** Changes a review that is shown. A pending request is cancelled, as its answer may be older than the change. */
function useUpdateReview(reviewId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return async (change: (review: ReviewDetails) => ReviewDetails) => {
    const { queryKey } = createQuery(api, reviewCalls.get, { reviewId });
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<ReviewDetails>(queryKey, (before) => before && change(before));
  };
}
