import type { Review } from '@confab/contracts';

/** The colour of a review, as that of a project's publish status (A3.21 to A3.23). */
export function getStateColour(state: Review['state']): 'red' | 'amber' | 'green' {
  if (state === 'UnderReview') return 'amber';
  return state === 'Approved' ? 'green' : 'red';
}
