import { reviewCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { commentOnReview } from './comment-on-review.ts';
import { decideReview } from './decide-review.ts';
import { getReview, getReviewItem } from './get-review.ts';
import { countReviews, listReviews } from './reviews.repository.ts';
import { toReview } from './to-review.ts';

const usualPageSize = 20;

/** The calls of the reviewers of One projects, who belong to the staff. */
export const reviewRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, reviewCalls.queue, async ({ query: { state = 'open', page = 0, pageSize = usualPageSize } }) => ({
    reviews: (await listReviews(services.db, state, { skip: page * pageSize, most: pageSize })).map(toReview),
    total: await countReviews(services.db, state),
  }));
  answer(app, reviewCalls.get, ({ caller, query, signal }) => getReview(services, caller, query.reviewId, signal));
  answer(app, reviewCalls.item, ({ query }) => getReviewItem(services, query.reviewId, query.itemId));
  answer(app, reviewCalls.comment, ({ caller, body }) => commentOnReview(services, caller, body));
  answer(app, reviewCalls.decide, ({ caller, body }) => decideReview(services, caller, body));
};
