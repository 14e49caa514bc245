import type { JsonValue } from '@confab/model';
import { createGrowthCase, createTextCase, type GrowthCase, type InputFamily } from '@confab/test-kit';
import { importCsv } from '../import-csv.ts';
import { importRasa } from '../import-rasa.ts';
import { importTranscript } from '../transcripts/import-transcript.ts';
import { matchesText } from '../match-text.ts';

const heading = 'Case,RequestValue\n';
const activities: InputFamily<JsonValue> = (size) =>
  Array.from({ length: size / 4 }, (_, at) => ({
    type: at % 7 === 0 ? `event ${at}` : 'message',
    from: { role: at % 2 === 0 ? 'user' : 'bot' },
    text: 'a',
  }));
const botLines: InputFamily<JsonValue> = (size) =>
  Array.from({ length: size / 4 }, () => ({ type: 'message', from: { role: 'bot' }, text: 'a' }));
const cards: InputFamily<JsonValue> = (size) => {
  const body = Array.from({ length: size / 4 }, () => ({ items: [{ text: 'a' }] }));
  return [{ type: 'message', from: { role: 'bot' }, attachments: [{ content: { body } }] }];
};

/** Every function that reads a file of test cases or compares texts of one. */
const parsers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['importCsv', (text) => importCsv(text)],
  ['importCsv with a heading', (text) => importCsv(heading + text)],
  ['importRasa', (text) => importRasa({ stories: [{ story: 'a', steps: [{ user: text }, { bot: text }] }] })],
  ['matchesText with a pattern', (text) => matchesText('Pattern', '*a*b*', text)],
  ['matchesText with the text as a pattern', (text) => matchesText('Pattern', text, text)],
  ['matchesText with a part', (text) => matchesText('Contains', 'aaaaaaab', text)],
];

const steps: InputFamily = (size) => heading + 'a,b\n'.repeat(size);
const cases: InputFamily = (size) => heading + Array.from({ length: size }, (_, at) => `c${at},b`).join('\n');
const readTranscript = (document: JsonValue) => importTranscript(document, 'a');

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = [
  ...parsers.map(([name, run]) => createTextCase(name, run)),
  createGrowthCase(
    'importCsv of many rows',
    importCsv,
    { 'one case of many steps': steps, 'many cases': cases },
    6_000,
  ),
  createGrowthCase(
    'importTranscript',
    readTranscript,
    { messages: activities, 'lines of the bot': botLines, 'parts of a card': cards },
    6_000,
  ),
];
