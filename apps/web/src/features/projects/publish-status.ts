import type { PublishStatus } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** What a status is called (A3.24). */
export function statusLabel(status: PublishStatus | undefined): string {
  return status === undefined ? 'Loading...' : labels[status];
}

/** What a publish status is called in the language of the interface. */
export function useStatusName(): (status: PublishStatus | undefined) => string {
  const say = useWords(words);
  return (status) => say.status(statusLabel(status));
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
