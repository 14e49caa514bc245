import type { Translated } from '../../../../../words/define-words.ts';
import type { SpeechGroup } from './speech-formats.ts';
import type { SpeechWords } from './speech-words.ts';

const groups: Readonly<Record<SpeechGroup, string>> = {
  pause: 'Pause',
  emphasis: 'Betonung',
  sayAs: 'Aussprechen als',
  voice: 'Stimme',
  other: 'Aussprache und Klang',
};
const formats: Readonly<Record<string, string>> = {
  pauseShort: 'Kurze Pause (250 ms)',
  pauseMedium: 'Pause (500 ms)',
  pauseLong: 'Lange Pause (1 s)',
  pauseVeryLong: 'Sehr lange Pause (3 s)',
  strong: 'Stark',
  moderate: 'Mittel',
  reduced: 'Schwach',
  number: 'Zahl',
  ordinal: 'Ordnungszahl: erster, zweiter',
  characters: 'Buchstabiert',
  fraction: 'Bruch',
  unit: 'Maßeinheit',
  date: 'Datum',
  time: 'Uhrzeit',
  telephone: 'Telefonnummer',
  address: 'Adresse',
  interjection: 'Ausruf',
  expletive: 'Überpiept',
  whisper: 'Geflüstert',
  excited: 'Begeistert',
  disappointed: 'Enttäuscht',
  loud: 'Laut',
  soft: 'Leise',
  slow: 'Langsam',
  fast: 'Schnell',
  high: 'Hoch',
  low: 'Tief',
  substitute: 'Mit anderen Worten sprechen',
  language: 'In einer anderen Sprache',
  pronunciation: 'Lautschrift (IPA)',
  sound: 'Klangdatei',
};

/** German interface words of spoken texts. */
export const speechWords: Translated<SpeechWords> = {
  group: (group) => groups[group],
  format: (id) => formats[id] ?? id,
  listen: (label) => `${label} anhören`,
  stop: 'Anhalten',
};
