import { expect, test } from 'vitest';
import { createSlotFiller } from './slot-filler.ts';

const fill = (text: string, language: string) =>
  createSlotFiller([{ id: 'asked', type: 'text' }], [], language)
    .fill(text, ['asked'])
    .get('asked');

test.each([
  ['en', 'Thank you, my name is Ada Lovelace.', 'Ada Lovelace'],
  ['en', "My name's J. R. Smith-Jones", 'J. R. Smith-Jones'],
  ['de', 'ich heiße Anna', 'Anna'],
  ['de', 'Hallo, mein Name ist Anna von der Au!', 'Anna von der Au'],
  ['es', 'me llamo José Pérez', 'José Pérez'],
  ['fr', "bonjour, je m'appelle Zoé", 'Zoé'],
])('a text slot takes the name alone from an answer that introduces it, in %s: %s', (language, said, name) => {
  expect(fill(said, language)).toBe(name);
});

test.each([
  ['en', 'I am late, sorry'],
  ['en', 'the dog is ill and my name is Ada'],
  ['en', 'my name is on the list, as is that of my sister'],
  ['en', 'my name is'],
  ['de', 'Anna'],
])('other answers stay whole, in %s: %s', (language, said) => {
  expect(fill(said, language)).toBe(said);
});
