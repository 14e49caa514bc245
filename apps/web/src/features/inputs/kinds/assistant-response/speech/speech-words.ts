import { defineWords } from '../../../../../words/define-words.ts';
import type { SpeechGroup } from './speech-formats.ts';

const groups: Readonly<Record<SpeechGroup, string>> = {
  pause: 'Pause',
  emphasis: 'Emphasis',
  sayAs: 'Say as',
  voice: 'Voice',
  other: 'Pronunciation and sound',
};
const formats: Readonly<Record<string, string>> = {
  pauseShort: 'Short pause (250 ms)',
  pauseMedium: 'Pause (500 ms)',
  pauseLong: 'Long pause (1 s)',
  pauseVeryLong: 'Very long pause (3 s)',
  strong: 'Strong',
  moderate: 'Moderate',
  reduced: 'Reduced',
  number: 'Number',
  ordinal: 'Ordinal: first, second',
  characters: 'Spelled out',
  fraction: 'Fraction',
  unit: 'Unit',
  date: 'Date',
  time: 'Time',
  telephone: 'Telephone number',
  address: 'Address',
  interjection: 'Interjection',
  expletive: 'Bleeped out',
  whisper: 'Whisper',
  excited: 'Excited',
  disappointed: 'Disappointed',
  loud: 'Loud',
  soft: 'Soft',
  slow: 'Slow',
  fast: 'Fast',
  high: 'High',
  low: 'Low',
  substitute: 'Speak as other words',
  language: 'In another language',
  pronunciation: 'Pronunciation (IPA)',
  sound: 'Sound file',
};

const english = {
  group: (group: SpeechGroup): string => groups[group],
  format: (id: string): string => formats[id] ?? id,
  listen: (label: string) => `Listen to ${label}`,
  stop: 'Stop',
};

export type SpeechWords = typeof english;

/** Interface words of spoken texts. */
export const speechWords = defineWords(english, {
  de: async () => ({ words: (await import('./speech-words.de.ts')).speechWords }),
});
