import type { RecordingState } from '@confab/dialog-engine';
import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const states: Readonly<Record<RecordingState, string>> = {
  missing: 'To record',
  stale: 'Words changed',
  recorded: 'Recorded',
};

const english = {
  title: 'Recordings',
  about: 'Record what your assistant says, line by line.',
  lines: 'Lines',
  importRecordings: 'Import recordings',
  show: 'Show',
  toRecord: 'To record',
  all: 'All',
  progress: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')} recorded`,
  state: (state: RecordingState) => states[state],
  uploading: 'Uploading …',
  notUploaded: 'Not uploaded yet',
  line: 'Current line',
  place: (workflow: string, item: string) => (workflow === '' ? item : `${workflow} › ${item}`),
  openPlace: 'Open in the editor',
  hasTokens: 'This line contains variables. A recording always says the same words.',
  take: 'Your new recording',
  accept: 'Accept and go on',
  skip: 'Next line',
  previous: 'Previous line',
  keys: 'Space records and stops, Enter accepts and goes on, arrow keys change the line.',
  loading: 'Loading the lines of this project …',
  empty: 'Nothing to record yet',
  emptyText: 'The texts of your responses are listed here. Write a response to begin.',
  notTranslated: (count: number, language: string, first: string) =>
    count === 1
      ? `1 line is not translated into ${language} yet, so your assistant says it in ${first}.`
      : `${formatNumber(count, 'en')} lines are not translated into ${language} yet, so your assistant says them in ${first}.`,
  emptyLanguage: (language: string) => `Nothing to record in ${language} yet`,
  emptyLanguageText: 'Translated lines are listed here. Translate a response to begin.',
  done: 'Everything is recorded',
  doneText: 'Lines whose words change later are listed here again.',
  readOnly: 'You can only view this project, so recordings cannot be changed.',
};

/** Interface words of the page of recordings. */
export const sessionWords = defineWords(english, { de: () => import('./session-words.de.ts') });
export type SessionWords = Translated<typeof english>;
