import type { PublishStatus } from '@confab/model';

/** What a status is called (A3.24). */
export function statusLabel(status: PublishStatus | undefined): string {
  return status === undefined ? 'Loading...' : labels[status];
}

/** Which of the three status colours a status has (A3.21, A3.22, A3.23). */
export function statusColour(status: PublishStatus | undefined): 'red' | 'amber' | 'green' {
  if (status === 'UnderReview') return 'amber';
  return status === 'Live' || status === 'Approved' ? 'green' : 'red';
}

const labels: Readonly<Record<PublishStatus, string>> = {
  Live: 'Live',
  UnderReview: 'Under Review',
  Approved: 'Approved',
  Draft: 'Draft',
  Denied: 'Denied',
};
