import type { JsonObject, JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { assigning, costly, repeat } from '../../testing/costly-projects.ts';
import { expectWithinLimits } from '../../testing/expect-within-limits.ts';
import {
  begin,
  effects,
  end,
  leadTo,
  parameters,
  project,
  rows,
  say,
  says,
  shown,
  traced,
  variables,
  visitor,
  way,
} from '../../testing/small-projects.ts';
import type { Effects, ProjectSource, TurnResult } from '../../types.ts';
import { start } from '../step.ts';
import { overrideVariables } from '../watch-variables.ts';
import { valueLimits } from './turn-limits.ts';

const open = (source: ProjectSource, more: Partial<Effects> = {}) =>
  start(compile(source), visitor, 1, { ...effects, ...more });
const exceptionsOf = (turn: TurnResult) => traced(turn, 'exception').map(({ name, handling }) => `${name} ${handling}`);
const ending = [say('after', 'On we go', 'e'), say('other', 'Moved', 'e'), end('e')];
const handled = (Handling: string, Exception = 'ValueTooLarge', TargetNodeId = 'other'): JsonObject => ({
  Exceptions: rows(['x', { Exception, Handling, TargetNodeId }]),
});

/** Nested lists. */
function nest(levels: number): JsonValue {
  let value: JsonValue = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

describe('a value that is too large for a variable', () => {
  test('a value that is too large is not built, raises an exception of its node, and the variable keeps its value', () => {
    const turn = open(costly(assigning('s', 200, repeat('A', '+', 480))));
    expectWithinLimits(turn);
    expect([shown(turn), exceptionsOf(turn)]).toEqual([['Something went wrong.'], ['ValueTooLarge Bubble']]);
    expect(turn.conversation.variables['B']).toBe('');
    expect(turn.steps).toBeLessThan(100_000);
  });

  test('a value that is too large is handled by the exceptions of the project', () => {
    const turn = open(costly(assigning('s', 2, repeat('A', '+', 10), 'after'), ending, handled('Ignore')));
    expect([shown(turn), exceptionsOf(turn)]).toEqual([['On we go'], ['ValueTooLarge Ignore']]);
  });

  test.each([
    ['MoveToNode', ['Moved']],
    ['Ignore', ['On we go']],
    ['QueueErrorMessage', ['Something went wrong.', 'On we go']],
    ['ErrorMessageAndStop', ['Something went wrong.']],
  ])('a value that is too large is handled by the exceptions of its node: %s', (handling, expected) => {
    const request = aSourceNode('HttpRequest', 's', {
      Method: 'GET',
      Url: 'https://a.test/',
      OutParams: rows(['o', { Name: '$body', Type: 'string', Variable: 'B' }]),
      Connectors: leadTo('after'),
      ...handled(handling),
    });
    const turn = open(costly(request, ending), {
      http: () => ({ type: 'responded', status: 200, body: 'x'.repeat(valueLimits.length + 1), ms: 1 }),
    });
    expect([shown(turn), exceptionsOf(turn)]).toEqual([expected, [`ValueTooLarge ${handling}`]]);
    expect(turn.conversation.variables['B']).toBe('');
  });

  test.each<[string, JsonValue]>([
    ['a long text', 'x'.repeat(valueLimits.length + 1)],
    ['a long list', Array.from({ length: 20_000 }, () => 1)],
    ['lists in one another', nest(10_000)],
  ])('a value that is too large is not accepted from a script: %s', (_, value) => {
    for (const type of ['dynamic', 'string']) {
      const script = aSourceNode('JavaScript', 's', {
        Code: 'code',
        OutParams: rows(['o', { Name: '', Type: type, Variable: 'Any' }]),
        Connectors: leadTo('after'),
        ...handled('MoveToNode', 'Any'),
      });
      const turn = open(costly(script, ending), { script: () => ({ type: 'returned', value }) });
      expect([shown(turn), exceptionsOf(turn)]).toEqual([['Moved'], ['ValueTooLarge MoveToNode']]);
    }
  });

  test.each([
    [
      'a rule',
      aSourceNode('Condition', 's', {
        Connectors: rows(
          ['r', way('Rule', 'e', { Condition: repeat('A', '+', 9) })],
          ['default', way('Default', 'after')],
        ),
      }),
    ],
    [
      'a response',
      aSourceNode('Say', 's', {
        Response: {
          ...says('x'),
          Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'x', Condition: repeat('A', '+', 9) }],
        },
        Connectors: leadTo('after'),
      }),
    ],
    [
      'a mail',
      aSourceNode('EmailSms', 's', {
        Settings: { Recipient: 'a@b.test', Text: 'x' },
        Tokens: rows(['t', { TokenName: 'T', TokenValue: repeat('A', '+', 9) }]),
        Connectors: leadTo('after'),
      }),
    ],
    [
      'the values of a script',
      aSourceNode('JavaScript', 's', {
        Code: 'c',
        InParams: rows(['p', { Name: 'p', Type: 'string', Expression: repeat('A', '+', 9) }]),
        Connectors: leadTo('after'),
      }),
    ],
  ])('an ignored value that is too large counts as empty in %s', (_, first) => {
    const turn = open(costly(first, ending, handled('Ignore')));
    expect([shown(turn), exceptionsOf(turn)]).toEqual([['On we go'], ['ValueTooLarge Ignore']]);
  });

  test('a value that is too large is neither passed to a module nor returned by one', () => {
    const call = (more: JsonObject) =>
      aSourceNode('CallModule', 's', {
        TargetWorkflowId: 'mod',
        Connectors: leadTo('after'),
        ...handled('MoveToNode'),
        ...more,
      });
    const source = (Expression: string, Returned: string) =>
      project(
        [
          begin('s'),
          call({ Assignments: rows(['a', { Name: 'In', Expression }]) }),
          ...ending,
          aSourceNode(
            'StartModule',
            'm',
            {
              Parameters: parameters(['In', 'string'], ['Out', 'string', { IOType: 'output' }]),
              Connectors: leadTo('r'),
            },
            'mod',
          ),
          aSourceNode('ModuleReturn', 'r', { Sources: rows(['o', { Name: 'Out', Expression: Returned }]) }, 'mod'),
        ],
        { Variables: variables(['A', 'string', 'x'.repeat(10_000)]) },
        { mod: 'Module' },
      );
    for (const turn of [open(source(repeat('A', '+', 9), '1')), open(source('"a"', repeat('A', '+', 9)))])
      expect([shown(turn), exceptionsOf(turn)]).toEqual([['Moved'], ['ValueTooLarge MoveToNode']]);
  });

  test('an error message with a value that is too large is left out', () => {
    const Error = {
      ...says('x'),
      Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'x', Condition: repeat('A', '+', 9) }],
    };
    const turn = open(costly(assigning('s', 1, repeat('A', '+', 10)), [], { GlobalMessages: { Error } }));
    expect([shown(turn), turn.ended]).toEqual([[], true]);
    expect(exceptionsOf(turn)).toEqual(['ValueTooLarge Bubble', 'ValueTooLarge Ignore']);
  });

  test('a value that is too large is refused when it is written by hand between two turns', () => {
    const source = project([begin('e'), end('e')], { Variables: variables(['B', 'string', 'as before']) });
    const program = compile(source);
    const { conversation } = start(program, visitor, 1, effects);
    const { session, trace } = overrideVariables(program, conversation, { B: 'x'.repeat(valueLimits.length + 1) });
    expect([session.variables, trace.map(({ type }) => type)]).toEqual([{ B: 'as before' }, ['exception']]);
  });

  test('a value that is too large is left out when it was kept from an earlier conversation', () => {
    const Variables = rows(['b', { Name: 'B', Type: 'string', Scope: 'User', DefaultValue: 'fresh' }]);
    const userValues = { B: 'x'.repeat(valueLimits.length + 1) };
    const turn = start(compile(project([begin('e'), end('e')], { Variables })), visitor, 1, effects, { userValues });
    expect(turn.conversation.variables).toEqual({ B: 'fresh' });
  });
});

describe('all variables of a conversation', () => {
  const names = Array.from({ length: 30 }, (_, at) => `V${at}`);
  const filling = (target: string) =>
    aSourceNode('SetVariables', 's', {
      Assignments: rows(...names.map((Variable) => [Variable, { Variable, Expression: 'A' }] as const)),
      Connectors: leadTo(target),
    });
  const source = project([begin('s'), filling('e'), end('e', 'Bye')], {
    Variables: variables(['A', 'string', 'x'.repeat(10_000)], ...names.map((name) => [name, 'string'] as const)),
    GlobalMessages: { Error: says('Sorry.') },
  });

  test('all variables together have a limit of their own', () => {
    const turn = open(source);
    expectWithinLimits(turn);
    expect([shown(turn), traced(turn, 'exception').map(({ message }) => message)]).toEqual([
      ['Sorry.'],
      ['With the value of "V25", all variables together have more than 262144 characters.'],
    ]);
  });

  test('variables at their common limit still accept smaller values', () => {
    const { conversation } = open(source);
    const values = { V3: 'x'.repeat(20_000), V2: 'x'.repeat(10_000), V1: 'short' };
    const written = overrideVariables(compile(source), conversation, values);
    const entries = written.trace.map((entry) => (entry.type === 'variableWritten' ? entry.name : entry.type));
    expect(entries).toEqual(['exception', 'V2', 'V1']);
  });

  test('the parameters of open modules count towards the common limit', () => {
    const calling = project(
      [
        begin('c'),
        aSourceNode('CallModule', 'c', { TargetWorkflowId: 'mod', Connectors: leadTo('c') }),
        aSourceNode(
          'StartModule',
          'm',
          {
            Parameters: parameters(['P', 'string', { DefaultValue: 'x'.repeat(20_000) }]),
            Connectors: leadTo('again'),
          },
          'mod',
        ),
        aSourceNode('CallModule', 'again', { TargetWorkflowId: 'mod', Connectors: leadTo('again') }, 'mod'),
      ],
      { GlobalMessages: { Error: says('Sorry.') } },
      { mod: 'Module' },
    );
    const turn = open(calling);
    expectWithinLimits(turn);
    expect(exceptionsOf(turn)).toEqual(['ValueTooLarge Bubble']);
  });
});
