import type { OnePublishStatus } from '@confab/contracts';
import { getTarget, type PublishState } from '../publishing/index.ts';

/** The requirement of the chosen target, as the name of its sentence. */
export type ReviewNeed = 'betaFree' | 'reviewNeeded' | 'reviewAgain' | 'reviewRunning' | 'readyForLive';

/** Whether the choice can be published at once, or has to be reviewed first. The server decides in the end. */
export function findReviewNeed({ status, review }: OnePublishStatus, choice: PublishState): ReviewNeed {
  if (getTarget(choice) !== 'Live') return 'betaFree';
  if (status === 'UnderReview') return 'reviewRunning';
  if (status !== 'Approved' && status !== 'Live') return 'reviewNeeded';
  // Beta may still have the approved versions when something was saved since.
  return review?.isOutdated && choice.source !== 'Beta' ? 'reviewAgain' : 'readyForLive';
}
