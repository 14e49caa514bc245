import type { RecordingOutcome } from '@confab/contracts';
import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const headings: Readonly<Record<RecordingOutcome, string>> = {
  matched: 'Matched',
  changed: 'Words changed since the list was made',
  duplicate: 'Two files for one line',
  wrongType: 'Not a sound',
  unknown: 'Unknown names',
};
const advice: Readonly<Record<RecordingOutcome, string>> = {
  matched: '',
  changed: 'Record these lines again, or import them as they are. They stay marked until they are recorded again.',
  duplicate: 'Keep one file for each line.',
  wrongType: 'Save these files as mp3, wav, ogg or another sound of the library.',
  unknown: 'No line of this project has these names. Use the file names of the voice prompts list.',
};

const english = {
  title: 'Import recordings',
  hint: 'A zip of sounds with the file names of the voice prompts list. You see what matches before anything is imported.',
  reading: (file: string) => `Reading ${file}`,
  importing: 'Importing',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  importCount: (count: number) =>
    count === 1 ? 'Import 1 recording' : `Import ${formatNumber(count, 'en')} recordings`,
  imported: (count: number) =>
    count === 1 ? '1 recording was imported.' : `${formatNumber(count, 'en')} recordings were imported.`,
  report: 'Report',
  heading: (outcome: RecordingOutcome, count: number) => `${headings[outcome]} (${formatNumber(count, 'en')})`,
  advice: (outcome: RecordingOutcome) => advice[outcome],
  replaces: 'Replaces a recording',
  includeChanged: 'Also import recordings of lines whose words changed',
  more: (count: number) => `and ${formatNumber(count, 'en')} more`,
  empty: 'The zip contains no files.',
};
export type RecordingsWords = Translated<typeof english>;

/** Interface words of importing recordings. */
export const recordingsWords = defineWords(english, { de: () => import('./words.de.ts') });
