import { expect, test } from 'vitest';
import { createCaller, type CallerLine, type SpokenResponse, type Utterance } from './create-caller.ts';

const samples: readonly Utterance[] = [
  { text: 'when are you open', intentName: 'Opening hours', slots: [] },
  { text: 'a large coffee please', intentName: 'Coffee', slots: [{ name: 'size', text: 'large' }] },
];
const greeting: SpokenResponse = { text: 'What can I do for you?', chips: ['Menu', 'Order'] };

/** What a caller says to an assistant that always answers the same. */
function listLines(seed: number, heard: SpokenResponse = greeting, language = 'en'): readonly CallerLine[] {
  const caller = createCaller({ seed, language }, samples);
  const lines: CallerLine[] = [];
  while (lines.at(-1)?.type !== 'leave') lines.push(caller(heard));
  return lines;
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const listTexts = (heard?: SpokenResponse, language?: string) =>
  seeds.flatMap((seed) =>
    listLines(seed, heard, language).flatMap((line) => (line.type === 'said' ? [line.text] : [])),
  );

test('a caller gives equal answers to equal responses, and another caller gives other ones', () => {
  expect(listLines(1)).toEqual(listLines(1));
  expect(new Set(seeds.map((seed) => JSON.stringify(listLines(seed)))).size).toBeGreaterThan(100);
});

test('callers follow chips and samples, and a sample that is said word for word names its intent', () => {
  const lines = seeds.flatMap((seed) => listLines(seed));
  const texts = new Set(listTexts());
  for (const text of ['Menu', 'Order', ...samples.map((sample) => sample.text)]) expect(texts).toContain(text);
  for (const line of lines) if (line.type === 'said' && line.sample) expect(line.text).toBe(line.sample.text);
});

test('some callers mistype, talk about other topics, stay silent or leave early', () => {
  const texts = new Set(listTexts());
  expect(texts).toContain('sing me a song');
  const known = new Set(samples.map(({ text }) => text));
  expect([...texts].some((text) => !known.has(text) && /^when are|^a large/.test(text))).toBe(true);
  const conversations = seeds.map((seed) => listLines(seed));
  expect(conversations.some((lines) => lines.some(({ type }) => type === 'silent'))).toBe(true);
  expect(conversations.some(({ length }) => length === 1)).toBe(true);
});

test('callers answer the last question of a response', () => {
  const texts = new Set(listTexts({ text: 'Is that right? Thank you. What is your name?', chips: [] }));
  expect(texts).toContain('Ada');
  expect(texts).not.toContain('yes please');
});

test('callers who speak another language use utterances of that language', () => {
  expect(new Set(listTexts(greeting, 'de-DE'))).toContain('wann habt ihr geöffnet');
  expect(new Set(listTexts(greeting, 'en-GB'))).not.toContain('wann habt ihr geöffnet');
});

test('a caller who knows no sample says goodbye', () => {
  const caller = createCaller({ seed: 3, language: 'en' }, []);
  const lines = Array.from({ length: 60 }, () => caller({ text: 'Hello.', chips: [] }));
  expect(lines.at(-1)).toEqual({ type: 'leave' });
});
