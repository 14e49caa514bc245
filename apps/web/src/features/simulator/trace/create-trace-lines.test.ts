import { createExceptionMessage, createExpressionMessage } from '@confab/dialog-engine';
import type { TraceEntry } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { translateStored } from '../../../words/stored/translate-stored.de.ts';
import { translate } from '../../../words/translate.de.ts';
import { show, createTraceLines } from './create-trace-lines.ts';
import { createTraceMessages } from './use-trace-messages.ts';
import { words as germanWords } from '../words.de.ts';
import { words, type SimulatorWords } from '../words.ts';
import type { Message } from '../../../words/message.ts';

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
const names: Readonly<Record<string, string>> = { ask: 'How can we help?', say: 'Thanks' };
const format = {
  say: words.english,
  reason: (reason: string) => (reason === 'nothing follows' ? 'nichts folgt' : reason),
  message: ({ message }: Message) => message,
  nodeName: (id: string) => names[id] ?? '',
  connectorName: (_nodeId: string, id: string) => (id === 'c1' ? 'yes' : ''),
};

const germanMessages = createTraceMessages(translate, translateStored);

describe('createTraceLines', () => {
  test('a trace shows node names, effects and exceptions', () => {
    expect(createTraceLines(trace, format).map((line) => line.words)).toEqual([
      'Heard “a coffee”: the likeliest intent',
      'Left How can we help? by “yes” for Thanks',
      'Entered Thanks',
      'Drink: nothing → “coffee”',
      'Count: 1 → 2, by hand',
      'The request POST a.test was answered with 200 (12 ms)',
      'The message to ada@example.test was not sent, because your role does not allow it',
      'Timeout: Too slow. (error message played)',
      'The conversation ended: nichts folgt',
    ]);
  });

  test('a reason is German in German lines by its name, whatever its English text was', () => {
    const ended = { type: 'ended', nodeId: 'say', reason: 'the end', reasonName: 'traceMessages.deadEnd' } as const;
    const german = { ...format, say: germanWords, ...germanMessages };
    const [named] = createTraceLines([ended], german);
    const [older] = createTraceLines([{ type: 'ended', nodeId: 'say', reason: 'nothing follows' }], german);
    expect(named?.words).toContain('nichts folgt');
    expect(named).toEqual(older);
  });

  test('an exception is shown in the language of the interface by the name and the values of its message', () => {
    const named = { messageName: 'exceptionMessages.failedStatus', messageParts: { status: 500 } };
    const message = 'The service answered with status 500.';
    const entry = { type: 'exception', nodeId: 'say', name: 'Status', message, ...named, handling: 'Ignore' } as const;
    const [line] = createTraceLines([entry], { ...format, say: germanWords, ...germanMessages });
    expect(line?.words).toBe('Status: Der Dienst hat mit dem Status 500 geantwortet. (ignoriert)');
  });

  test.each([
    [
      { message: 'The code was stopped: it took longer than 1 second.' },
      'ScriptLimit: Der Code wurde angehalten: Er hat länger als 1 Sekunde gebraucht. (ignoriert)',
    ],
    [
      createExceptionMessage('scriptFailedInLine', { error: 'TypeError: not a function', line: 3 }),
      'ScriptLimit: TypeError: not a function (Zeile 3) (ignoriert)',
    ],
    [createExpressionMessage('missing', [')']), 'ScriptLimit: „)“ fehlt. (ignoriert)'],
  ])('the failure %j of a script or expression is German in German lines', (named, expected) => {
    const entry = { type: 'exception', nodeId: 'say', name: 'ScriptLimit', ...named, handling: 'Ignore' } as const;
    const [line] = createTraceLines([entry], { ...format, say: germanWords, ...germanMessages });
    expect(line?.words).toBe(expected);
  });

  test('values in German trace lines have German quotation marks and words', () => {
    const written = { type: 'variableWritten', name: 'Drink', scope: 'Project', before: false, after: 'Tee' } as const;
    const [line] = createTraceLines([written], { ...format, say: germanWords });
    expect(line?.words).toBe('Drink: falsch → „Tee“');
  });

  test('trace lines have their candidates and the input that they open', () => {
    const [heard, left, , written, , , , failed] = createTraceLines(trace, format);
    expect(heard).toMatchObject({ chosen: 'i', candidates: [{ name: 'Order' }] });
    expect(left).toMatchObject({ nodeId: 'ask', path: 'Connectors/c1/TargetNodeId' });
    expect(written).toMatchObject({ variable: 'Drink' });
    expect(failed).toMatchObject({ nodeId: 'say', path: 'Exceptions' });
  });

  test.each([
    ['http', 'GET a.test', 'network', 'could not be sent, because', 'konnte nicht gesendet werden, weil'],
    ['http', 'GET a.test', 'timeout', 'The request GET a.test got no', 'Die Anfrage GET a.test bekam nicht'],
    [
      'script',
      'run',
      'threw',
      'The function run failed with an error',
      'Die Funktion run ist mit einem Fehler gescheitert',
    ],
    ['script', 'run', 'limit', 'The function run was stopped', 'Die Funktion run wurde angehalten'],
    ['sms', '+49 30', 'not sent', 'The message to +49 30 could not', 'Die Nachricht an +49 30 konnte nicht'],
  ] as const)('an effect %s of %s with the outcome %s is a sentence', (effect, target, outcome, english, german) => {
    const entry = { type: 'effect', nodeId: 'say', effect, target, outcome, ms: 0 } as const;
    const read = (say: SimulatorWords) => createTraceLines([entry], { ...format, say })[0]?.words;
    expect(read(words.english)).toContain(english);
    expect(read(germanWords)).toContain(german);
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
