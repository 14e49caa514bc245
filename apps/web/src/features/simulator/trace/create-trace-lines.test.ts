import type { TraceEntry } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { show, createTraceLines } from './create-trace-lines.ts';
import { words } from '../words.ts';

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
const format = {
  say: words.english,
  message: (english: string) => (english === 'nothing follows' ? 'nichts folgt' : english),
  nodeName: (id: string) => names[id] ?? '',
  connectorName: (_nodeId: string, id: string) => (id === 'c1' ? 'yes' : ''),
};

describe('createTraceLines', () => {
  test('a trace shows node names, effects and exceptions', () => {
    expect(createTraceLines(trace, format).map((line) => line.words)).toEqual([
      'Heard “a coffee”: the likeliest intent',
      'Left What is wanted? by “yes” for Thanks',
      'Entered Thanks',
      'Drink: nothing → “coffee”',
      'Count: 1 → 2, by hand',
      'POST a.test: 200 (12 ms)',
      'ada@example.test: not sent, because your role does not allow it (0 ms)',
      'Timeout: Too slow. (error message played)',
      'The conversation ended: nichts folgt',
    ]);
  });

  test('trace lines have their candidates and the input that they open', () => {
    const [heard, left, , written, , , , failed] = createTraceLines(trace, format);
    expect(heard).toMatchObject({ chosen: 'i', candidates: [{ name: 'Order' }] });
    expect(left).toMatchObject({ nodeId: 'ask', path: 'Connectors/c1/TargetNodeId' });
    expect(written).toMatchObject({ variable: 'Drink' });
    expect(failed).toMatchObject({ nodeId: 'say', path: 'Exceptions' });
  });

  test('an unknown trace entry shows its type', () => {
    // Other project types may have other entries.
    const strange = { type: 'pageMatched', pageId: 'p' } as unknown as TraceEntry;
    expect(createTraceLines([strange], format)[0]).toMatchObject({ words: 'pageMatched', nodeId: null });
  });

  test.each([
    [null, 'nothing'],
    ['', 'nothing'],
    [true, 'true'],
    [2, '2'],
    ['x', '“x”'],
  ])('the value %j is shown as %s', (value, text) => expect(show(value, words.english)).toBe(text));
});
