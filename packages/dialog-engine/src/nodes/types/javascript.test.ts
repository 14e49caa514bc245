import type { JsonObject, JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { start, step } from '../../run/step.ts';
import {
  begin,
  end,
  free,
  leadTo,
  problemsOf,
  project,
  rows,
  say,
  says,
  shown,
  traced,
  variables,
  visitor,
} from '../../testing/small-projects.ts';
import type { Effects, ScriptResult, ScriptCall } from '../../types.ts';

const script = (more: JsonObject = {}) =>
  aSourceNode('JavaScript', 'js', {
    Code: 'code',
    Function: 'add',
    Connectors: leadTo('after'),
    ...more,
  });
const input = (Type: string, Expression: string) => ({ Name: Expression, Type, Expression });
const output = (Name: string, Type: string, Variable: string) => ({ Name, Type, Variable });
const values = {
  Variables: variables(['Total', 'int', '2'], ['Name', 'string', 'Ada'], ['All', 'dynamic']),
  GlobalMessages: { Error: says('Oh dear.') },
};

/** The opening turn of a project that runs the script at once, with this result of the host. */
function run(more: JsonObject, answer: ScriptResult | ((call: ScriptCall) => ScriptResult)) {
  const source = project(
    [begin('js'), script(more), say('after', '{tv.Total} {tv.Name}', 'end'), say('other', 'Moved.', 'end'), end('end')],
    values,
  );
  const effects: Effects = { clock: () => 0, script: typeof answer === 'function' ? answer : () => answer };
  return start(compile(source), visitor, 1, effects);
}
const returned = (value: JsonValue): ScriptResult => ({ type: 'returned', value });
const threw: ScriptResult = { type: 'failed', reason: 'threw', message: 'Error: no' };
const handled = (Handling: string, Exception = 'Any', TargetNodeId = '') => ({
  Exceptions: rows(['one', { Exception, Handling, TargetNodeId }]),
});

describe('a JavaScript node', () => {
  test('a JavaScript node asks its host to run the function with its in-parameters, converted to their types', () => {
    const calls: ScriptCall[] = [];
    const InParams = rows(
      ['a', input('string', 'Total + 1')],
      ['b', input('int', '"7"')],
      ['c', input('bool', '"yes"')],
    );
    run({ InParams }, (call) => {
      calls.push(call);
      return returned(null);
    });
    expect(calls).toEqual([{ code: 'code', functionName: 'add', values: ['3', 7, true] }]);
  });

  test('a JavaScript node writes the converted result to its out-parameters and traces it', () => {
    const OutParams = rows(['a', output('sum', 'int', 'Total')], ['b', output('', 'dynamic', 'All')]);
    const turn = run({ OutParams }, returned({ sum: '41', more: [1] }));
    expect(turn.conversation.variables).toMatchObject({ Total: 41, All: { sum: '41', more: [1] } });
    expect(shown(turn)).toEqual(['41 Ada']);
    expect(traced(turn, 'variableWritten').map(({ name }) => name)).toEqual(['Total', 'All']);
  });

  test('a JavaScript node reads no prototype properties of a result', () => {
    const turn = run({ OutParams: rows(['a', output('constructor', 'dynamic', 'All')]) }, returned({}));
    expect(turn.conversation.variables['All']).toBeNull();
  });

  test.each([
    ['in', { InParams: rows(['a', input('int', '"seven"')]) }],
    ['out', { OutParams: rows(['a', output('sum', 'string', 'Name')], ['b', output('sum', 'int', 'Total')]) }],
  ])('raises ParameterType for a value %s that does not convert, and writes nothing', (_way, more) => {
    const turn = run({ ...more, ...handled('Ignore') }, returned({ sum: 'many' }));
    expect(traced(turn, 'exception').map(({ name, handling }) => [name, handling])).toEqual([
      ['ParameterType', 'Ignore'],
    ]);
    expect(turn.conversation.variables).toMatchObject({ Total: 2, Name: 'Ada' });
  });

  test.each([
    ['Ignore', ['2 Ada']],
    ['QueueErrorMessage', ['Oh dear.', '2 Ada']],
    ['ErrorMessageAndStop', ['Oh dear.']],
    ['MoveToNode', ['Moved.']],
    ['Bubble', ['Oh dear.']],
  ])('follows its exception table when the script fails: %s', (handling, expected) => {
    const turn = run(handled(handling, 'ScriptError', 'other'), threw);
    expect(shown(turn)).toEqual(expected);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'ScriptError', message: 'Error: no', handling }]);
    expect(turn.ended).toBe(true);
  });

  test.each([
    ['threw', 'ScriptError'],
    ['limit', 'ScriptLimit'],
    ['unavailable', 'ScriptUnavailable'],
  ] as const)('names the exception: %s is %s', (reason, name) => {
    const turn = run(handled('Ignore', 'Other'), { type: 'failed', reason, message: '' });
    expect(traced(turn, 'exception')).toMatchObject([{ name, handling: 'Bubble' }]);
  });

  test('a JavaScript node gives the error message and repeats the open question if the exception is unhandled', () => {
    const source = project(
      [begin('ask'), free('ask', 'Well?', 'js'), script(), say('after', 'After', 'end'), end('end')],
      values,
    );
    const program = compile(source);
    const effects: Effects = { clock: () => 0, script: () => threw };
    const opened = start(program, visitor, 1, effects);
    const turn = step(program, opened.conversation, { type: 'said', text: 'so' }, effects);
    expect(turn instanceof Promise ? [] : [shown(turn), turn.ended]).toEqual([['Oh dear.', 'Well?'], false]);
  });

  test('raises ScriptUnavailable if the host runs no scripts', () => {
    const turn = start(compile(project([begin('js'), script(handled('Ignore'))], values)), visitor, 1, {
      clock: () => 0,
    });
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'ScriptUnavailable' }]);
  });

  test('passes on what its host throws in order to rerun the turn later', () => {
    expect(() =>
      run({}, () => {
        throw new Error('wait');
      }),
    ).toThrow('wait');
  });

  test('a JavaScript node lists its problems when it is compiled', () => {
    const more = { OutParams: rows(['a', output('', 'int', 'Nobody')]), ...handled('MoveToNode', 'Any', 'gone') };
    expect(problemsOf(project([begin('js'), script(more), say('after', 'A', 'end'), end('end')], values))).toEqual([
      'DanglingConnector js Exceptions/one/TargetNodeId',
      'UnknownVariable js OutParams/a/Variable',
    ]);
  });

  test('a JavaScript node counts the targets of its exception table as reachable', () => {
    const source = project(
      [
        begin('js'),
        script(handled('MoveToNode', 'Any', 'other')),
        say('after', 'A', 'end'),
        say('other', 'B', 'end'),
        end('end'),
      ],
      values,
    );
    expect(problemsOf(source)).toEqual([]);
  });
});
