import type { TraceEntry } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { show, traceLines } from './trace-lines.ts';
import { words } from './words.ts';

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
  { type: 'variableWritten', name: 'Count', scope: 'Project', before: 1, after: 2, byHand: true },
  { type: 'effect', nodeId: 'say', effect: 'http', target: 'POST a.test', outcome: '200', ms: 12 },
  { type: 'effect', nodeId: 'say', effect: 'mail', target: 'ada@example.test', outcome: 'withheld', ms: 0 },
  { type: 'exception', nodeId: 'say', name: 'Timeout', message: 'Too slow.', handling: 'QueueErrorMessage' },
  { type: 'ended', nodeId: 'say', reason: 'nothing follows' },
];
const names: Readonly<Record<string, string>> = { ask: 'What is wanted?', say: 'Thanks' };
const told = {
  say: words.english,
  message: (english: string) => (english === 'nothing follows' ? 'nichts folgt' : english),
  nodeName: (id: string) => names[id] ?? '',
  connectorName: (_nodeId: string, id: string) => (id === 'c1' ? 'yes' : ''),
};

describe('a trace in words', () => {
  test('names nodes as their author does and says what was done outside and about what went wrong', () => {
    expect(traceLines(trace, told).map((line) => line.words)).toEqual([
      'Heard “a coffee”: the likeliest intent',
      'Left What is wanted? by “yes” for Thanks',
      'Came to Thanks',
      'Drink: nothing → “coffee”',
      'Count: 1 → 2, by hand',
      'POST a.test: 200 (12 ms)',
      'ada@example.test: would be sent; with your permission nothing goes out (0 ms)',
      'Timeout: Too slow. (an error message was said)',
      'The conversation ended: nichts folgt',
    ]);
  });

  test('keeps the intents considered, and where each line leads', () => {
    const [heard, left, , written, , , , failed] = traceLines(trace, told);
    expect(heard).toMatchObject({ chosen: 'i', candidates: [{ name: 'Order' }] });
    expect(left).toMatchObject({ nodeId: 'ask', path: 'Connectors/c1/TargetNodeId' });
    expect(written).toMatchObject({ variable: 'Drink' });
    expect(failed).toMatchObject({ nodeId: 'say', path: 'Exceptions' });
  });

  test('tells an entry that nobody here knows by its kind', () => {
    // What another kind of project may come with.
    const strange = { type: 'pageMatched', pageId: 'p' } as unknown as TraceEntry;
    expect(traceLines([strange], told)[0]).toMatchObject({ words: 'pageMatched', nodeId: null });
  });

  test.each([
    [null, 'nothing'],
    ['', 'nothing'],
    [true, 'true'],
    [2, '2'],
    ['x', '“x”'],
  ])('%j is shown as %s', (value, text) => expect(show(value, words.english)).toBe(text));
});
