import type { JsonValue } from '@confab/model';
import { hostileTexts, ignoreRefusals, listSteepGrowth, type InputFamily } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { importCsv } from './import-csv.ts';
import { importRasa } from './import-rasa.ts';
import { importTranscript } from './import-transcript.ts';
import { matchesText } from './match-text.ts';

const heading = 'Case,RequestValue\n';
const activities: InputFamily<JsonValue> = (size) =>
  Array.from({ length: size / 4 }, (_, at) => ({
    type: at % 7 === 0 ? `event ${at}` : 'message',
    from: { role: at % 2 === 0 ? 'user' : 'bot' },
    text: 'a',
  }));
const botLines: InputFamily<JsonValue> = (size) =>
  Array.from({ length: size / 4 }, () => ({ type: 'message', from: { role: 'bot' }, text: 'a' }));

/** Every function that reads a file of test cases or compares texts of one. */
const parsers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['importCsv', (text) => importCsv(text)],
  ['importCsv with a heading', (text) => importCsv(heading + text)],
  ['importRasa', (text) => importRasa({ stories: [{ story: 'a', steps: [{ user: text }, { bot: text }] }] })],
  ['matchesText with a pattern', (text) => matchesText('Pattern', '*a*b*', text)],
  ['matchesText with the text as a pattern', (text) => matchesText('Pattern', text, text)],
  ['matchesText with a part', (text) => matchesText('Contains', 'aaaaaaab', text)],
];

test.each(parsers)('%s takes time linear in the text for every hostile text (API-5)', (_name, parse) => {
  expect(listSteepGrowth(ignoreRefusals(parse), hostileTexts)).toEqual([]);
});

test('importCsv takes time linear in the number of steps and of cases (API-5)', () => {
  const steps: InputFamily = (size) => heading + 'a,b\n'.repeat(size);
  const cases: InputFamily = (size) => heading + Array.from({ length: size }, (_, at) => `c${at},b`).join('\n');
  const families = [['one case of many steps', steps] as const, ['many cases', cases] as const];
  expect(listSteepGrowth(ignoreRefusals(importCsv), families)).toEqual([]);
});

test('importTranscript takes time linear in the number of activities (API-5)', () => {
  const families = [['messages', activities] as const, ['lines of the bot', botLines] as const];
  expect(
    listSteepGrowth(
      ignoreRefusals((document: JsonValue) => importTranscript(document, 'a')),
      families,
    ),
  ).toEqual([]);
});
