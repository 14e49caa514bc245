import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { JsonObject } from '@confab/model';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { converseIn } from '../testing/converse.ts';

const answers = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([lang, text]) => ({ type: 0, lang, speech: text }));
const phrase = (text: string) => [{ data: [{ text, userDefined: false }], isTemplate: false }];

/** Reads an agent in English and German that sells tea, with answers by language. */
function readTeaHouse(texts: Readonly<Record<string, string>>, intent: JsonObject = {}) {
  const files: Readonly<Record<string, unknown>> = {
    'agent.json': { language: 'en', supportedLanguages: ['de'] },
    'intents/tea.json': { name: 'tea', responses: [{ messages: answers(texts) }], ...intent },
    'intents/tea_usersays_en.json': phrase('some tea'),
    'intents/tea_usersays_de.json': phrase('etwas Tee'),
  };
  const packed = new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)]));
  const { document, findings } = readPackage(packed, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { document, findings: lines(findings) };
}

const getAnswer = async (language: string, texts: Readonly<Record<string, string>>) => {
  const said = language === 'de' ? 'etwas Tee' : 'some tea';
  return (await converseIn(language, readTeaHouse(texts).document, said)).at(-1);
};

test('an answer that only the first language has is given in all languages, in place of a placeholder', async () => {
  expect(await getAnswer('de', { en: 'Here is your tea.' })).toContain('Here is your tea.');
});

test('an answer that only a further language has is given in that language', async () => {
  const texts = { de: 'Hier ist dein Tee.' };
  expect(await getAnswer('de', texts)).toContain('Hier ist dein Tee.');
  expect(await getAnswer('en', texts)).toContain('This is where tea is answered.');
});
