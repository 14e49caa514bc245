import { aResponse } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { listSuggestionChips } from './list-suggestion-chips.ts';

const createResponse = (...suggestionChips: readonly string[]) => aResponse({ suggestionChips });

test('a question without chips keeps those of the responses before it', () => {
  expect(listSuggestionChips([createResponse('Tea', 'Cake'), createResponse()])).toEqual(['Tea', 'Cake']);
  expect(listSuggestionChips([createResponse('Tea'), { type: 'handover', destination: 'the desk' }])).toEqual(['Tea']);
});

test('chips of a later response replace those before', () => {
  expect(listSuggestionChips([createResponse('Tea'), createResponse('Cake'), createResponse()])).toEqual(['Cake']);
});

test('a turn without chips has none', () => {
  expect(listSuggestionChips([])).toEqual([]);
  expect(listSuggestionChips([createResponse(), { type: 'ended' }])).toEqual([]);
});
