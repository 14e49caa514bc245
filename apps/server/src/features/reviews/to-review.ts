import type { Review } from '@confab/contracts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Converts a stored review to the contract's form. */
export function toReview(row: ReviewRow): Review {
  const { id: reviewId, teamId, teamName, projectId, projectName, state, reason } = row;
  return {
    reviewId,
    teamId,
    teamName,
    projectId,
    projectName,
    state,
    requestedBy: getAccountName(row),
    requestedUtc: row.requestedAt.toISOString(),
    decidedBy: row.reviewerName || row.reviewerEmail,
    decidedUtc: row.decidedAt?.toISOString() ?? null,
    reason,
  };
}
