import { expect, test } from 'vitest';
import { listSuggestionChips } from './list-suggestion-chips.ts';
import type { TurnOutput } from '../turn.ts';

function say(...suggestionChips: readonly string[]): TurnOutput {
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
  expect(listSuggestionChips([say('Tea', 'Cake'), say()])).toEqual(['Tea', 'Cake']);
  expect(listSuggestionChips([say('Tea'), { type: 'handover', destination: 'the desk' }])).toEqual(['Tea']);
});

test('chips of a later response replace those before', () => {
  expect(listSuggestionChips([say('Tea'), say('Cake'), say()])).toEqual(['Cake']);
});

test('a turn without chips has none', () => {
  expect(listSuggestionChips([])).toEqual([]);
  expect(listSuggestionChips([say(), { type: 'ended' }])).toEqual([]);
});
