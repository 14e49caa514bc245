import type { TraceEntry } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { pathOf, show, traceLines } from './turn-words.ts';

const trace: readonly TraceEntry[] = [
  {
    type: 'understood',
    nodeId: 'ask',
    text: 'a coffee',
    candidates: [{ intentId: 'i', name: 'Order', score: 0.9, words: ['coffee'], how: 'model' }],
    chosen: 'i',
    reason: 'the likeliest intent',
  },
  { type: 'connectorTaken', nodeId: 'ask', connectorId: 'c1', targetNodeId: 'say' },
  { type: 'nodeEntered', workflowId: 'w', nodeId: 'say', connectorId: 'c1' },
  { type: 'variableWritten', name: 'Drink', scope: 'Project', before: '', after: 'coffee' },
  { type: 'ended', nodeId: 'say', reason: 'nothing follows' },
];
const names: Readonly<Record<string, string>> = { ask: 'What is wanted?', say: 'Thanks' };

describe('a trace in words', () => {
  test('names nodes as their author does and keeps the intents considered', () => {
    const lines = traceLines(trace, (id) => names[id] ?? '');
    expect(lines.map(({ words }) => words)).toEqual([
      'Heard “a coffee”: the likeliest intent',
      'Left What is wanted? for Thanks',
      'Came to Thanks',
      'Drink: nothing → “coffee”',
      'The conversation ended: nothing follows',
    ]);
    expect(lines[0]).toMatchObject({ chosen: 'i', candidates: [{ name: 'Order' }] });
  });

  test('the path is what was walked, each part once', () => {
    expect(pathOf([...trace, ...trace])).toEqual({ nodeIds: ['ask', 'say'], connectorIds: ['c1'] });
  });

  test.each([
    [null, 'nothing'],
    ['', 'nothing'],
    [true, 'true'],
    [2, '2'],
    ['x', '“x”'],
  ])('%j is shown as %s', (value, words) => expect(show(value)).toBe(words));
});
