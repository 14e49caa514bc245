import type { TurnInput } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { expectWithinLimits } from '../testing/expect-within-limits.ts';
import { anyLine, anyProject, anyRecognised } from '../testing/random-projects.ts';
import { start, step } from './step.ts';
import {
  begin,
  effects,
  free,
  project,
  rows,
  say,
  says,
  shown,
  stepNow,
  talk,
  toInput,
  traced,
  visitor,
  way,
} from '../testing/small-projects.ts';
import type { ProjectSource, ConversationState, TurnResult } from '../types.ts';

/** Stores and loads the state, as a channel does between two turns. */
const stored = (session: ConversationState): ConversationState => JSON.parse(JSON.stringify(session));

type TestInput = string | null | Exclude<Parameters<typeof step>[2], TurnInput>;

const toStep = (heard: TestInput) => (heard !== null && typeof heard === 'object' ? heard : toInput(heard));

function* turnsOf(
  source: ProjectSource,
  lines: readonly TestInput[],
  seed: number,
  between = stored,
): Generator<TurnResult> {
  const program = compile(source);
  let turn = start(program, visitor, seed, effects);
  yield turn;
  for (const line of lines) {
    turn = stepNow(program, between(turn.conversation), toStep(line));
    yield turn;
  }
}

const typesThatRun = [
  'Start',
  'StartModule',
  'Say',
  'Ask',
  'Capture',
  'Condition',
  'SetVariables',
  'JavaScript',
  'HttpRequest',
  'EmailSms',
  'CallModule',
  'ModuleReturn',
  'Jump',
  'Handover',
  'EndSession',
];
const lines = fc.array(fc.oneof({ weight: 5, arbitrary: anyLine }, { weight: 1, arbitrary: anyRecognised }), {
  minLength: 1,
  maxLength: 12,
});

// The package has no Node types; its tests run in Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The number of random turns; `FUZZ_TURNS=100000` is used before a release. */
const fuzzTurns = Number(process.env['FUZZ_TURNS'] ?? 3_000);
const turnsOfConversation = 5;

describe('any conversation in any Pro project', () => {
  test(
    'any conversation in any Pro project continues without failing, and each turn is bounded',
    () => {
      const seen = { turns: 0, types: new Set<string>(), exceptions: new Set<string>() };
      const typeOf = (source: ProjectSource, id: string) => source.nodes.find((one) => one.id === id)?.type ?? '';
      fc.assert(
        fc.property(anyProject, lines, fc.integer(), (source, all, seed) => {
          for (const turn of turnsOf(source, all, seed)) {
            seen.turns += 1;
            const entered = traced(turn, 'nodeEntered');
            for (const { nodeId } of entered) seen.types.add(typeOf(source, nodeId));
            for (const { name } of traced(turn, 'exception')) seen.exceptions.add(name);
            expect(entered.length).toBeLessThanOrEqual(202);
            expect(turn.outputs.length).toBeLessThanOrEqual(202);
            expect(turn.trace.length).toBeLessThan(3_000);
            expectWithinLimits(turn);
            expect(turn.ended).toBe(turn.conversation.ended);
            expect(turn.conversation.stack?.length ?? 0).toBeLessThanOrEqual(32);
            expect(JSON.stringify(turn.conversation).length).toBeLessThan(100_000);
          }
        }),
        { numRuns: Math.ceil(fuzzTurns / turnsOfConversation) },
      );
      expect(seen.turns).toBeGreaterThanOrEqual(fuzzTurns / 2);
      expect(typesThatRun.filter((type) => !seen.types.has(type))).toEqual([]);
      expect(['LoopDetected', 'ParameterType'].filter((name) => !seen.exceptions.has(name))).toEqual([]);
    },
    Math.max(120_000, fuzzTurns * 10),
  );

  test('replaying a conversation with the same seed gives byte-identical turns', () => {
    fc.assert(
      fc.property(anyProject, lines, fc.integer(), (source, all, seed) => {
        const once = JSON.stringify([...turnsOf(source, all, seed)]);
        expect(JSON.stringify([...turnsOf(JSON.parse(JSON.stringify(source)), all, seed)])).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  test('storing and loading the state between turns does not change a conversation', () => {
    fc.assert(
      fc.property(anyProject, lines, fc.integer(), (source, all, seed) => {
        const kept = [...turnsOf(source, all, seed, (session) => session)];
        expect(JSON.stringify([...turnsOf(source, all, seed)])).toBe(JSON.stringify(kept));
        for (const { conversation: session } of kept) expect(stored(session)).toStrictEqual(session);
      }),
      { numRuns: 150 },
    );
  });

  test('a conversation never outputs half a character', () => {
    fc.assert(
      fc.property(anyProject, lines, (source, all) => {
        for (const { outputs, conversation: session } of turnsOf(source, all, 1))
          expect(JSON.stringify([outputs, session])).not.toMatch(/\\ud[89a-f]/);
      }),
      { numRuns: 150 },
    );
  });

  test('step does not change the state it is given', () => {
    fc.assert(
      fc.property(anyProject, lines, (source, all) => {
        const program = compile(source);
        let { conversation: session } = start(program, visitor, 1, effects);
        for (const line of all) {
          const before = JSON.stringify(session);
          const turn = stepNow(program, session, toStep(line));
          expect(JSON.stringify(session)).toBe(before);
          ({ conversation: session } = turn);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('the stored state of a conversation of 1,000 turns is no larger than that of ten turns', () => {
  const source = project(
    [begin('q'), free('q', 'Go on', 'r', { SaveAnswerTo: 'Text' }), say('r', says('A', 'B', 'C'), 'q')],
    { Variables: rows(['v', { Name: 'Text', Type: 'string' }]) },
  );
  const sizes = [
    ...turnsOf(
      source,
      Array.from({ length: 1_000 }, () => 'and on'),
      1,
    ),
  ].map(({ conversation: session }) => JSON.stringify(session).length);
  expect(sizes[1_000]).toBeLessThanOrEqual((sizes[10] ?? 0) + 3);
});

test('a turn does not read the authored project again after compiling', () => {
  const prompts = Array.from({ length: 20 }, (_, at) =>
    free(`q${at}`, `You said {tv.Text}, {tv.ALK_TurnCount} times. Question ${at}?`, `q${(at + 1) % 20}`, {
      SaveAnswerTo: 'Text',
    }),
  );
  const source = project([begin('q0'), ...prompts], { Variables: rows(['v', { Name: 'Text', Type: 'string' }]) });
  const program = compile(source);
  // A turn that still read the authored values would now find nothing.
  for (const { values } of [source.project, ...source.workflows, ...source.nodes])
    for (const name of Object.keys(values)) Reflect.deleteProperty(values, name);
  let turn = start(program, visitor, 1, effects);
  for (let at = 1; at < 25; at += 1) {
    turn = stepNow(program, stored(turn.conversation), toInput(`answer ${at}`));
    expect(shown(turn)).toEqual([`You said answer ${at}, ${at} times. Question ${at % 20}?`]);
  }
});

test('a stored state with entry positions of the old shape still loads, and its responses start over', () => {
  const source = project([begin('q'), free('q', 'Well?', 'r'), say('r', says('A', 'B', 'C'), 'q')]);
  const program = compile(source);
  const { conversation: session } = start(program, visitor, 1, effects);
  // The shape that older versions stored.
  const old = { ...session, given: { 'r/Response': 1 } } as unknown as ConversationState;
  const turn = stepNow(program, old, toInput('go'));
  expect(shown(turn)).toEqual(['A', 'Well?']);
  expect(shown(stepNow(program, stored(turn.conversation), toInput('go')))).toEqual(['B', 'Well?']);
});

test('a state stored before modules existed still loads', () => {
  const source = project([begin('q'), free('q', 'Well, {tv.Text}?', 'q', { SaveAnswerTo: 'Text' })], {
    Variables: rows(['v', { Name: 'Text', Type: 'string' }]),
  });
  const old: ConversationState = { nodeId: 'q', variables: { Text: 'old' }, seed: 5, turnCount: 3, ended: false };
  const turn = stepNow(compile(source), old, toInput('new'));
  expect([shown(turn), Object.keys(turn.conversation)]).toEqual([['Well, new?'], Object.keys(old)]);
});

describe('nodes that lead in a circle', () => {
  const circle = [say('a', 'Round', 'b'), say('b', 'And round', 'a')];
  const messages = { GlobalMessages: { Error: says('Something went wrong.') } };

  test('a circle of nodes ends the conversation after 200 nodes with the error message', () => {
    const [turn] = talk(project([begin('a'), ...circle], messages), []);
    expect(shown(turn)).toEqual(['Something went wrong.']);
    expect(turn?.ended).toBe(true);
    expect(traced(turn, 'nodeEntered')).toHaveLength(200);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'LoopDetected', handling: 'ErrorMessageAndStop' }]);
  });

  test('a circle of nodes repeats the open question if there is one', () => {
    const turns = talk(project([begin('q'), free('q', 'Well?', 'a'), ...circle], messages), ['go']);
    expect(shown(turns[1])).toEqual(['Something went wrong.', 'Well?']);
    expect(turns[1]?.ended).toBe(false);
    expect(turns[1]?.conversation.nodeId).toBe('q');
  });
});

describe('a conversation whose project changed', () => {
  const before = project([begin('q'), free('q', 'Old?', 'q')]);

  test('restarts if the node it waited at was deleted', () => {
    const [first] = talk(before, []);
    const after = compile(project([begin('r'), free('r', 'New?', 'r')]));
    const turn = stepNow(after, first?.conversation ?? fail(), toInput('hello'));
    expect(shown(turn)).toEqual(['New?']);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'NodeGone' }]);
  });

  test('a conversation whose project changed continues at a node that no longer waits', () => {
    const [first] = talk(before, []);
    const after = compile(project([begin('q'), say('q', 'Not a question', 'r'), free('r', 'New?', 'r')]));
    expect(shown(stepNow(after, first?.conversation ?? fail(), toInput('hello')))).toEqual(['Not a question', 'New?']);
  });

  test('a conversation whose project changed reads new variables at their defaults', () => {
    const [first] = talk(before, []);
    const after = compile(
      project(
        [
          begin('q'),
          aSourceNode('Ask', 'q', { Response: says('{tv.New}?'), Connectors: rows(['nomatch', way('NoMatch', 'q')]) }),
        ],
        {
          Variables: rows(['v', { Name: 'New', Type: 'string', DefaultValue: 'Fresh' }]),
        },
      ),
    );
    expect(shown(stepNow(after, first?.conversation ?? fail(), toInput('hello')))).toEqual(['Fresh?']);
  });
});

test('a returning person gets the open question again without a counted turn', () => {
  const source = project([begin('q'), say('hi', 'Hi', 'q'), free('q', 'Well?', 'q')]);
  const program = compile(source);
  const { conversation: session } = start(program, visitor, 1, effects);
  const turn = step(program, session, { type: 'opened' }, effects);
  expect(turn instanceof Promise ? [] : shown(turn)).toEqual(['Well?']);
});

test('a conversation can be started at any node, to try it out', () => {
  const program = compile(project([begin('q'), say('hi', 'Hi', 'q'), free('q', 'Well?', 'q')]));
  expect(shown(start(program, visitor, 1, effects, { nodeId: 'hi' }))).toEqual(['Hi', 'Well?']);
});

function fail(): never {
  throw new Error('The conversation did not begin.');
}
