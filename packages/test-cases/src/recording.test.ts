import { compile, start, step, type Effects, type Program, type TurnResult } from '@confab/dialog-engine';
import type { JsonObject, TestStep } from '@confab/model';
import { aRow, visitor } from '@confab/test-kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStepsFromConversation, createStepsFromTranscript } from './create-steps.ts';
import { judgeStep } from './judge-step.ts';

const recording: Effects = { clock: () => 0, tracesWordings: true };
const replaying: Effects = { clock: () => 0 };

const way = (id: string, kind: string, target: string) => aRow(id, { Kind: kind, TargetNodeId: target });

interface RandomResponse {
  readonly method: string;
  readonly texts: readonly string[];
}

function toResponse({ method, texts }: RandomResponse): JsonObject {
  const entries = texts.map((text, at) => ({ EntryId: `e${at}`, Order: `a${at}`, DisplayText: text, Enabled: true }));
  return { SelectionMethod: method, Entries: entries };
}

/** Says every response, asks, counts the answers and starts over. */
function compileAssistant(responses: readonly RandomResponse[]): Program {
  const says = responses.map((response, at) => ({
    id: `say${at}`,
    type: 'Say',
    displayName: `say${at}`,
    workflowId: 'main',
    values: {
      Response: toResponse(response),
      Connectors: [way('next', 'Next', at + 1 < responses.length ? `say${at + 1}` : 'ask')],
    },
  }));
  const question = toResponse({ method: 'Random', texts: ['Go on?', 'And now?', 'Number {tv.Count}?'] });
  const item = { workflowId: 'main' };
  return compile({
    project: {
      id: 'project',
      type: 'Pro',
      displayName: 'Random',
      values: { Variables: [aRow('count', { Name: 'Count', Type: 'int', DefaultValue: '0', Scope: 'Project' })] },
    },
    workflows: [{ id: 'main', type: 'Standard', displayName: 'main', values: { IsStart: true } }],
    nodes: [
      { ...item, id: 'start', type: 'Start', displayName: 's', values: { Connectors: [way('next', 'Next', 'say0')] } },
      ...says,
      {
        ...item,
        id: 'ask',
        type: 'Ask',
        displayName: 'ask',
        values: {
          Response: question,
          Connectors: [way('nomatch', 'NoMatch', 'add'), way('noinput', 'NoInput', 'add')],
        },
      },
      {
        ...item,
        id: 'add',
        type: 'SetVariables',
        displayName: 'add',
        values: {
          Assignments: [aRow('a', { Variable: 'Count', Expression: 'Count + 1' })],
          Connectors: [way('next', 'Next', 'say0')],
        },
      },
    ],
  });
}

async function hold(program: Program, lines: readonly string[], seed: number, effects: Effects) {
  const turns: TurnResult[] = [start(program, visitor, seed, effects)];
  for (const text of lines) {
    const from = turns.at(-1)?.conversation;
    // Sequential, because each turn continues from the previous one.
    if (from) turns.push(await step(program, from, { type: 'said', text }, effects));
  }
  return turns;
}

async function record(program: Program, lines: readonly string[], seed: number): Promise<TestStep[]> {
  const turns = await hold(program, lines, seed, recording);
  const recorded = turns.map((turn, at) => ({ said: at === 0 ? null : (lines[at - 1] ?? ''), ...turn }));
  let count = 0;
  return createStepsFromConversation(recorded, () => `s${(count += 1)}`);
}

const responses = fc.array(
  fc.record({
    method: fc.constantFrom('Random', 'Escalating'),
    texts: fc.array(fc.constantFrom('Hello.', 'Ahoy!', 'Count {tv.Count}', 'A  b', '{tv.Nothing}', 'x\ny'), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  { minLength: 1, maxLength: 5 },
);

test('a recorded conversation passes when it is repeated with other random choices (A3.49)', async () => {
  await fc.assert(
    fc.asyncProperty(
      responses,
      fc.array(fc.string(), { maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      async (all, lines, ...seeds) => {
        const program = compileAssistant(all);
        expect(program.problems.filter(({ code }) => code === 'MissingConnector')).toEqual([]);
        const steps = await record(program, lines, seeds[0]);
        const turns = await hold(program, lines, seeds[1], replaying);
        for (const [at, turn] of turns.entries()) {
          const expected = steps[at];
          if (!expected) throw new Error(`Step ${at} is missing`);
          const answer = { ...turn, nodeId: turn.conversation.nodeId, unanswered: [] };
          expect(judgeStep(expected, answer, (id) => id)).toMatchObject({ passed: true });
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a recorded step lists the wordings of a random response and no others', async () => {
  const program = compileAssistant([{ method: 'Random', texts: ['Hello.', 'Ahoy!'] }]);
  const [opening] = await record(program, [], 1);
  expect(opening?.match).toBe('AnyOf');
  expect(opening?.expectedResponse.split('\n').toSorted()).toEqual([
    'Ahoy! And now?',
    'Ahoy! Go on?',
    'Ahoy! Number 0?',
    'Hello. And now?',
    'Hello. Go on?',
    'Hello. Number 0?',
  ]);
});

test('a conversation of a visitor becomes steps that expect its answers, with anything where data was masked', () => {
  const steps = createStepsFromTranscript(
    [
      { said: null, answered: 'Welcome', ended: false },
      { said: 'where', answered: 'Call [phone]\nor [email]', ended: false },
      { said: 'bye', answered: null, ended: true },
    ],
    () => 'id',
  );
  expect(steps.map((one) => [one.requestValue, one.expectedResponse, one.match, one.expectEndSession])).toEqual([
    ['', 'Welcome', 'Exact', undefined],
    ['where', 'Call *\nor *', 'Pattern', undefined],
    ['bye', '', 'Exact', true],
  ]);
});

test('an expected response without formatting is met by one with formatting', () => {
  const [expected] = createStepsFromTranscript(
    [{ said: 'hello', answered: 'We open at nine', ended: false }],
    () => 'id',
  );
  const outputs = [{ type: 'response', displayText: 'We open at **nine**' }] as unknown as TurnResult['outputs'];
  const answer = { outputs, trace: [], nodeId: '', ended: false, unanswered: [] };
  expect(expected && judgeStep(expected, answer, (id) => id).passed).toBe(true);
});
