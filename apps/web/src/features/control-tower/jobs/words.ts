import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  kind: 'Kind of job',
  Mail: 'Email',
  Publication: 'Packages for platforms',
  TestRun: 'Test runs',
  state: 'State',
  OpenTab: 'Waiting',
  FailedTab: 'Failed',
  DoneTab: 'Done',
  Waiting: 'Waiting',
  Running: 'Running',
  Done: 'Done',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
  Superseded: 'Replaced',
  noneTitle: 'No jobs',
  none: 'There are no jobs of this kind in this state.',
  team: (name: string) => `Team ${name}`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  created: 'Queued',
  nextRun: 'Next attempt',
  retry: 'Retry now',
  retryOf: (title: string) => `Retry ${title} now`,
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel ${title}`,
  cancelTitle: 'Cancel the job',
  cancelQuestion: (title: string) => `The job for ${title} ends without another attempt. You can retry it later.`,
  cancelRunQuestion: (title: string) =>
    `${title} ends. The results that it has so far are kept, and its team can run it again.`,
  cancelConfirm: 'Cancel the job',
  keep: 'Keep it',
};
export type JobWords = Translated<typeof english>;

/** The texts of the job queue. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
