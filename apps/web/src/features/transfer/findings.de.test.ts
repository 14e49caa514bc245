import { findingMessages } from '@confab/transfer';
import { expect, test } from 'vitest';
import { germanFindings, isFindingCode } from './findings.de.ts';
import { words } from './words.de.ts';

const listPlaces = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();

test('every code of a finding has an English and a German text with the same places for names', () => {
  expect(Object.keys(germanFindings).toSorted()).toEqual(Object.keys(findingMessages).toSorted());
  for (const [code, english] of Object.entries(findingMessages)) {
    expect(isFindingCode(code), code).toBe(true);
    if (isFindingCode(code)) expect(listPlaces(germanFindings[code]), code).toEqual(listPlaces(english));
  }
});

test('a code that this client does not know has no German text', () => {
  expect(['laterCode', 'toString', '__proto__'].filter((code) => isFindingCode(code))).toEqual([]);
});

test('a finding is translated by its code, and an unknown one stays English', () => {
  expect(words.finding('modelHasNoIntents', 'The model has no intents.')).toBe(germanFindings.modelHasNoIntents);
  expect(words.finding('laterCode', 'Something new.')).toBe('Something new.');
});
