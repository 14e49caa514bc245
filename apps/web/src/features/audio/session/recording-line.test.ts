import { expect, test } from 'vitest';
import { countLines, findNextLine, type RecordingLine } from './recording-line.ts';

const draw = (states: string): readonly RecordingLine[] =>
  [...states].map((sign, index) => ({
    key: String(index),
    target: String(index),
    further: undefined,
    workflowName: '',
    itemId: 'i',
    itemName: 'Item',
    path: `Answer/Entries/${index}`,
    entryId: String(index),
    labels: [],
    language: '',
    words: `Line ${index}`,
    wordsHash: String(index),
    hasTokens: false,
    audioAssetId: sign === 'm' ? undefined : 'a',
    state: sign === 'm' ? 'missing' : sign === 's' ? 'stale' : 'recorded',
  }));
const isDone = ({ state }: RecordingLine) => state === 'recorded';

test.each([
  ['rmsr', undefined, '1'],
  ['rmsr', '1', '2'],
  ['rmsr', '2', '1'],
  ['rrmr', '2', undefined],
  ['rrr', '1', undefined],
  ['mrr', '2', '0'],
])('among the lines %s, the next one to record after %s is %s', (states, key, next) => {
  expect(findNextLine(draw(states), key, isDone)?.key).toBe(next);
});

test('progress counts what is recorded, changed and missing', () => {
  expect(countLines(draw('mmsr'))).toEqual({ missing: 2, stale: 1, recorded: 1 });
});
