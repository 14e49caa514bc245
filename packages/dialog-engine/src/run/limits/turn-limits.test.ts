import type { JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { assigning, costly, createRows, repeat } from '../../testing/costly-projects.ts';
import { expectWithinLimits } from '../../testing/expect-within-limits.ts';
import {
  begin,
  effects,
  end,
  free,
  leadTo,
  project,
  response,
  rows,
  say,
  says,
  shown,
  stepNow,
  toInput,
  traced,
  variables,
  visitor,
  way,
} from '../../testing/small-projects.ts';
import type { Effects, ProjectSource, TurnResult } from '../../types.ts';
import { start } from '../step.ts';
import { turnLimits } from './turn-limits.ts';

const open = (source: ProjectSource, more: Partial<Effects> = {}) =>
  start(compile(source), visitor, 1, { ...effects, ...more });
const exceptionsOf = (turn: TurnResult) => traced(turn, 'exception').map(({ name, nodeId }) => `${name} ${nodeId}`);
const slow = assigning('s', 200, repeat('A == A', 'or', 100).replaceAll('==', '!='));

/** A project with a question, whose answer leads to a node. */
const asking = (asked: string, first: ReturnType<typeof assigning>) => costly(free('q', asked, first.id), [first]);

function answer(source: ProjectSource): TurnResult {
  const program = compile(source);
  return stepNow(program, start(program, visitor, 1, effects).conversation, toInput('go'));
}

describe('a turn that takes too many steps', () => {
  test.each([
    ['long comparisons in a circle of assignments', slow],
    [
      'rules that search a long text',
      aSourceNode('Condition', 's', {
        Connectors: rows(
          ...[0, 1, 2, 3].map(
            (at) => [`r${at}`, way('Rule', 's', { Condition: repeat('A contains A + "!"', 'or', 120) })] as const,
          ),
          ['default', way('Default', 's')],
        ),
      }),
    ],
    [
      'many responses with long conditions',
      aSourceNode('Say', 's', {
        Response: response('Random', ...Array.from({ length: 500 }, () => ({ SpokenText: 'x', Condition: 'A != A' }))),
        Connectors: leadTo('s'),
      }),
    ],
    [
      'many small assignments in a circle',
      aSourceNode('SetVariables', 's', {
        Assignments: createRows(3_000, () => ({ Variable: 'B', Expression: '1' })),
        Connectors: leadTo('s'),
      }),
    ],
    ['empty tokens in a circle', say('s', says('{tv.B}'.repeat(40_000)), 's')],
    [
      'a module of many parameters that calls itself',
      aSourceNode('CallModule', 's', { TargetWorkflowId: 'mod', Connectors: leadTo('s') }),
    ],
  ])('a turn with %s ends with the message for errors, and the trace names the node', (_, first) => {
    const others = [
      aSourceNode(
        'StartModule',
        'm',
        {
          Parameters: createRows(3_000, (at) => ({ Name: `P${at}`, Type: 'string', IOType: 'input' })),
          Connectors: leadTo('s2'),
        },
        'mod',
      ),
      aSourceNode('CallModule', 's2', { TargetWorkflowId: 'mod', Connectors: leadTo('s2') }, 'mod'),
    ];
    const source = costly(first, first.type === 'CallModule' ? others : []);
    const turn = open({
      ...source,
      workflows: source.workflows.map((one) => (one.id === 'mod' ? { ...one, type: 'Module' } : one)),
    });
    expectWithinLimits(turn);
    expect([shown(turn), turn.ended]).toEqual([['Something went wrong.'], true]);
    const found = traced(turn, 'exception').find(({ name }) => name === 'TurnTooLong');
    expect(found?.message).toMatch(/^More than 1000000 steps in one turn\. The node is "(?:s|s2|m)"\.$/);
    expect(found?.handling).toBe('ErrorMessageAndStop');
  });

  test('a turn that takes too many steps repeats the open question without its outputs, and the conversation continues', () => {
    const source = costly(free('q', 'Well?', 'hi'), [say('hi', 'Hi', 's'), slow]);
    const turn = answer(source);
    expect([shown(turn), turn.ended, turn.conversation.nodeId]).toEqual([
      ['Something went wrong.', 'Well?'],
      false,
      'q',
    ]);
    expect(exceptionsOf(turn)).toContain('TurnTooLong s');
    expect(shown(stepNow(compile(source), turn.conversation, { type: 'silent' }))).toEqual(['Well?']);
  });

  test('a turn ends the conversation when the message for errors takes too many steps itself', () => {
    const costlyError = response('Escalating', { SpokenText: 'Sorry', Condition: repeat('A != A', 'or', 200) });
    const GlobalMessages = {
      Error: response(
        'Escalating',
        ...Array.from({ length: 40 }, () => (costlyError.Entries as JsonValue[])[0] as { SpokenText: string }),
      ),
    };
    const turn = open(costly(slow, [], { GlobalMessages }));
    expectWithinLimits(turn);
    expect([shown(turn), turn.ended, exceptionsOf(turn)]).toEqual([[], true, ['TurnTooLong s']]);
  });

  test('a turn ends the conversation when the open question takes too many steps itself', () => {
    const program = compile(asking('Well?', slow));
    const { conversation } = start(program, visitor, 1, effects);
    const costlyQuestion = costly(
      free('q', '', 's', {
        Response: response(
          'Escalating',
          ...Array.from({ length: 400 }, () => ({ SpokenText: 'x', Condition: 'A != A' })),
        ),
      }),
      [slow],
    );
    const turn = stepNow(compile(costlyQuestion), conversation, toInput('go'));
    expectWithinLimits(turn);
    expect([shown(turn), turn.ended]).toEqual([['Something went wrong.'], true]);
  });

  test('an utterance that is matched with hundreds of background modules exceeds the limit of steps', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `i${at}`);
    const modules = ids.map((id) =>
      aSourceNode(
        'StartModule',
        `start ${id}`,
        { Connectors: rows(['c', way('Intent', '', { IntentId: id })]) },
        `flow ${id}`,
      ),
    );
    const source = project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', {
          Response: says('Well?'),
          Connectors: rows(['c', way('Intent', 'q', { IntentId: 'i0' })]),
        }),
        ...modules,
      ],
      {
        Intents: rows(...ids.map((id) => [id, { Name: id, Samples: `thing ${id}` }] as const)),
        GlobalMessages: { Error: says('Sorry.') },
      },
      Object.fromEntries(ids.map((id) => [`flow ${id}`, 'BackgroundModule'])),
    );
    const program = compile(source);
    const { conversation } = start(program, visitor, 1, effects);
    const turn = stepNow(program, conversation, toInput('and on '.repeat(140)));
    expectWithinLimits(turn);
    expect([shown(turn), turn.ended]).toEqual([['Sorry.', 'Well?'], false]);
  });
});

describe('a turn with long texts', () => {
  const loud = aSourceNode('Say', 's', {
    Response: response(
      'Random',
      ...Array.from({ length: 40 }, (_, at) => ({ SpokenText: `${at}`, DisplayText: `${at} ${'{tv.A}'.repeat(150)}` })),
    ),
    Connectors: leadTo('e'),
  });

  test('the message for errors replaces an answer above the limit', () => {
    const turn = open(costly(loud, [end('e')]));
    expectWithinLimits(turn);
    expect([shown(turn), turn.ended]).toEqual([['Something went wrong.'], true]);
    expect(exceptionsOf(turn)).toEqual(['TurnTooLong s']);
  });

  test('wordings that are too long together are not listed in the trace', () => {
    const wordy = aSourceNode('Say', 's', {
      Response: response('Random', ...Array.from({ length: 40 }, (_, at) => ({ SpokenText: `${at} {tv.A}` }))),
      Connectors: leadTo('e'),
    });
    const turn = open(costly(wordy, [end('e')]), { tracesWordings: true });
    expect(traced(turn, 'responseChosen').map((entry) => 'wordings' in entry)).toEqual([false]);
    const few = open(costly(wordy, [end('e')], {}, 1_000), { tracesWordings: true });
    expect(traced(few, 'responseChosen')[0]?.wordings).toHaveLength(40);
  });

  test('all answers of a turn count together', () => {
    const turn = open(costly(say('s', says('{tv.A}'), 's')));
    expectWithinLimits(turn);
    expect(traced(turn, 'exception').at(-1)?.message).toMatch(/^More than 131072 characters of responses in one turn/);
  });

  test('values of a request that become shorter in it count in full', () => {
    const lines = {
      Variables: variables(['A', 'string', '\n'.repeat(10_000)]),
      GlobalMessages: { Error: says('Something went wrong.') },
    };
    const Headers = rows(['h', { Name: 'X-Text', Value: '{tv.A}'.repeat(10_000) }]);
    const request = aSourceNode('HttpRequest', 's', {
      Method: 'GET',
      Url: 'https://a.test/',
      Headers,
      Connectors: leadTo('e'),
    });
    const turn = open(costly(request, [end('e')], lines));
    expectWithinLimits(turn);
    expect(exceptionsOf(turn)).toEqual(['TurnTooLong s']);
  });

  test('a request whose texts are too long together is not sent', () => {
    const urls: string[] = [];
    const request = aSourceNode('HttpRequest', 's', {
      Method: 'POST',
      Url: 'https://a.test/',
      BodyType: 'text',
      Body: '{tv.A}'.repeat(200),
      Connectors: leadTo('e'),
    });
    const turn = open(costly(request, [end('e')]), {
      http: ({ url }) => {
        urls.push(url);
        return { type: 'withheld' };
      },
    });
    expect([urls, exceptionsOf(turn)]).toEqual([[], ['TurnTooLong s']]);
  });
});

describe('the trace of a turn', () => {
  test('a trace shows long values, expressions and messages cut', () => {
    const rule = way('Rule', 'set', { Condition: `A == A${' and A == A'.repeat(200)}` });
    const source = costly(
      aSourceNode('Condition', 'c', { Connectors: rows(['r', rule], ['default', way('Default', 'set')]) }),
      [
        aSourceNode('SetVariables', 'set', {
          Assignments: rows(['a', { Variable: 'B', Expression: 'A' }]),
          Connectors: leadTo('e'),
        }),
        end('e'),
      ],
    );
    const turn = open(source);
    expect(traced(turn, 'conditionTested')[0]?.expression).toHaveLength(1_001);
    expect(String(traced(turn, 'variableWritten')[0]?.after)).toHaveLength(1_001);
    expect(turn.conversation.variables['B']).toHaveLength(10_000);
  });

  test('a trace that is cut has an entry about the cut, and still shows how the turn ended', () => {
    const turn = open(costly(assigning('s', 200, 'A')));
    expectWithinLimits(turn);
    expect(exceptionsOf(turn)).toEqual(['TraceLimit s', 'TurnTooLong s']);
    expect(turn.trace.map(({ type }) => type).slice(-4)).toEqual(['exception', 'exception', 'responseChosen', 'ended']);
  });

  test('a trace that is cut shows the end of a turn that had no other fault', () => {
    const turn = open(costly(assigning('s', 200, 'A', 'e'), [end('e', 'Bye')]));
    expect([shown(turn), exceptionsOf(turn), turn.trace.at(-1)?.type]).toEqual([['Bye'], ['TraceLimit s'], 'ended']);
  });
});

test('a circle of 200 nodes ends as before, with the message for errors', () => {
  const turn = open(project([begin('s'), say('s', 'Round', 's')], { GlobalMessages: { Error: says('Sorry.') } }));
  expect([shown(turn), exceptionsOf(turn), turn.steps < turnLimits.steps]).toEqual([
    ['Sorry.'],
    ['LoopDetected s'],
    true,
  ]);
});
