import { expect, test } from 'vitest';
import { listSuggestionChips } from './list-suggestion-chips.ts';
import type { TurnOutput } from '../turn.ts';

function createResponse(...suggestionChips: readonly string[]): TurnOutput {
  return {
    type: 'response',
    itemId: 'node',
    entryId: 'entry',
    spokenText: 'Hello',
    displayText: 'Hello',
    headingText: '',
    screenLayout: 'TextOnly',
    imageAssetId: null,
    audioAssetId: null,
    videoUrl: null,
    suggestionChips,
  };
}

test('a question without chips keeps those of what was said before it', () => {
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
