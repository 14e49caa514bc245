import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  free,
  heard,
  node,
  problemsOf,
  project,
  rows,
  say,
  talk,
  traced,
  variables,
  way,
} from '../testing/small-projects.ts';

const vars = { Variables: variables(['Name', 'string'], ['Count', 'int', '2'], ['Ok', 'bool']) };

describe('Start', () => {
  test('leads to what it is connected to', () => {
    expect(heard(project([begin('hi'), say('hi', 'Hello', '')]), [])).toEqual(['Hello']);
  });

  test('of the workflow marked as start begins', () => {
    const source = project([
      begin('one'),
      say('one', 'First', ''),
      begin('two', 'start2', 'other'),
      node('Say', 'two', { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'Second' }] } }, 'other'),
    ]);
    const marked = source.workflows.map((flow) =>
      flow.id === 'other' ? { ...flow, values: { IsStart: true } } : flow,
    );
    expect(heard({ ...source, workflows: marked }, [])).toEqual(['Second']);
    expect(heard(source, [])).toEqual(['First']);
  });

  test('of a workflow that is not Standard never begins', () => {
    const source = project([begin('hi'), say('hi', 'Hello', '')]);
    const modules = source.workflows.map((flow) => ({ ...flow, type: 'Module' }));
    expect(talk({ ...source, workflows: modules }, [])[0]).toMatchObject({ ended: true, outputs: [{ type: 'ended' }] });
  });

  test('the first of two in a workflow counts, and the other is reported', () => {
    const source = project([begin('a'), begin('b', 'start2'), end('a', 'A'), end('b', 'B')]);
    expect(heard(source, [])).toEqual(['A']);
    expect(problemsOf(source)).toContain('SecondStart start2');
  });
});

describe('Say', () => {
  test('gives its response and goes on in the same turn', () => {
    expect(
      heard(project([begin('a'), say('a', 'One', 'b'), say('b', 'Two', 'q'), free('q', 'Three?', 'a')]), []),
    ).toEqual(['One / Two / Three?']);
  });

  test('ends the conversation where it leads nowhere', () => {
    const [turn] = talk(project([begin('a'), say('a', 'Bye', '')]), []);
    expect(turn?.ended).toBe(true);
    expect(turn?.outputs.at(-1)).toEqual({ type: 'ended' });
    expect(traced(turn, 'ended')).toEqual([{ type: 'ended', nodeId: 'a', reason: 'nothing follows' }]);
  });

  test('with nothing written goes on in silence, and is reported', () => {
    const source = project([begin('a'), say('a', '', 'b'), end('b', 'Done')]);
    expect(heard(source, [])).toEqual(['Done']);
    expect(problemsOf(source)).toContain('EmptyResponse a Response');
  });
});

describe('Condition', () => {
  const branch = (first: string, second: string) =>
    project(
      [
        begin('c'),
        node('Condition', 'c', {
          Connectors: rows(
            ['r1', way('Rule', 'one', { Condition: first })],
            ['r2', way('Rule', 'two', { Condition: second })],
            ['default', way('Default', 'other')],
          ),
        }),
        end('one', 'One'),
        end('two', 'Two'),
        end('other', 'Otherwise'),
      ],
      vars,
    );

  test.each([
    ['Count == 2', 'true', 'One'],
    ['Count > 2', 'Count > 1', 'Two'],
    ['Count > 2', 'Ok', 'Otherwise'],
    ['', '', 'Otherwise'],
  ])('rules %j and %j lead to %s', (first, second, expected) => {
    expect(heard(branch(first, second), [])).toEqual([expected]);
  });

  test('traces each rule it tried with what came out', () => {
    expect(traced(talk(branch('Count > 2', 'Count + 1'), [])[0], 'conditionTested')).toEqual([
      { type: 'conditionTested', nodeId: 'c', connectorId: 'r1', expression: 'Count > 2', value: false },
      { type: 'conditionTested', nodeId: 'c', connectorId: 'r2', expression: 'Count + 1', value: 3 },
    ]);
  });

  test('a rule that cannot be understood never holds, and is reported and traced', () => {
    const source = branch('Count >', 'true');
    expect(problemsOf(source)).toContain('ExpressionError c Connectors/r1/Condition');
    const [turn] = talk(source, []);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'ExpressionError', handling: 'Ignore' }]);
    expect(heard(source, [])).toEqual(['Two']);
  });
});

describe('SetVariables', () => {
  const set = (...assignments: readonly (readonly [string, string])[]) =>
    project(
      [
        begin('s'),
        node('SetVariables', 's', {
          Assignments: rows(
            ...assignments.map(
              ([name, expression], index) => [`a${index}`, { Variable: name, Expression: expression }] as const,
            ),
          ),
          Connectors: rows(['next', way('Next', 'e')]),
        }),
        end('e', '{tv.Name}|{tv.Count}|{tv.Ok}'),
      ],
      vars,
    );

  test('assigns one after the other, each seeing those before it', () => {
    expect(heard(set(['Count', 'Count + 1'], ['Name', '"n" + Count'], ['Ok', 'Count == 3']), [])).toEqual([
      'n3|3|true',
    ]);
  });

  test('traces what was there before and after', () => {
    expect(traced(talk(set(['Count', '7']), [])[0], 'variableWritten')).toEqual([
      { type: 'variableWritten', name: 'Count', scope: 'Project', before: 2, after: 7 },
    ]);
  });

  test('a value that does not fit the type is not written, and is traced', () => {
    const [turn] = talk(set(['Count', '"many"'], ['Name', '"x"']), []);
    expect(traced(turn, 'exception')).toMatchObject([{ nodeId: 's', name: 'ParameterType', handling: 'Ignore' }]);
    expect(heard(set(['Count', '"many"']), [])).toEqual(['|2|false']);
  });

  test('a variable that is not there is reported and passed over', () => {
    const source = set(['Nobody', '1'], ['Name', '"x"']);
    expect(problemsOf(source)).toContain('UnknownVariable s Assignments/a0/Variable');
    expect(heard(source, [])).toEqual(['x|2|false']);
  });
});

describe('Jump', () => {
  const jump = (values: Record<string, string>) =>
    project([
      begin('j'),
      node('Jump', 'j', values),
      begin('x', 'start2', 'other'),
      node('EndSession', 'x', { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'There' }] } }, 'other'),
      node('EndSession', 'y', { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'Deep' }] } }, 'other'),
    ]);

  test('goes to the start of another workflow, or to a node in it', () => {
    expect(heard(jump({ TargetWorkflowId: 'other' }), [])).toEqual(['There']);
    expect(heard(jump({ TargetWorkflowId: 'other', TargetNodeId: 'y' }), [])).toEqual(['Deep']);
  });

  test.each([
    [{}, 'MissingJump j TargetWorkflowId'],
    [{ TargetWorkflowId: 'gone' }, 'DanglingJump j TargetWorkflowId'],
    [{ TargetWorkflowId: 'other', TargetNodeId: 'j' }, 'DanglingJump j TargetNodeId'],
  ])('%j leads nowhere: reported, and the conversation ends', (values, problem) => {
    const source = jump(values);
    expect(problemsOf(source)).toContain(problem);
    expect(talk(source, [])[0]?.ended).toBe(true);
  });
});

describe('EndSession', () => {
  test('ends with its last words; nothing comes after', () => {
    const turns = talk(project([begin('e'), end('e', 'Bye')]), ['hello?', null]);
    expect(turns.map(({ outputs }) => outputs.length)).toEqual([2, 0, 0]);
    expect(turns.every(({ ended }) => ended)).toBe(true);
    expect(turns[2]?.conversation).toBe(turns[0]?.conversation);
  });

  test('may be silent', () => {
    expect(talk(project([begin('e'), node('EndSession', 'e', {})]), [])[0]?.outputs).toEqual([{ type: 'ended' }]);
  });
});

test('a type of node that nothing runs is reported and ends the conversation', () => {
  const source = project([begin('a'), node('Teleport', 'a', {})]);
  expect(problemsOf(source)).toContain('UnknownNodeType a');
  expect(talk(source, [])[0]?.ended).toBe(true);
});

describe('connectors', () => {
  test('to a node of another workflow, or to one that is gone, lead nowhere and are reported', () => {
    const source = project([begin('far'), begin('b', 'start2', 'other'), node('EndSession', 'far', {}, 'other')]);
    expect(problemsOf(source)).toContain('DanglingConnector start Connectors/next/TargetNodeId');
    expect(talk(source, [])[0]?.ended).toBe(true);
  });

  test('are traced with the node they lead to', () => {
    const [turn] = talk(project([begin('a'), end('a', 'A')]), []);
    expect(traced(turn, 'connectorTaken')).toEqual([
      { type: 'connectorTaken', nodeId: 'start', connectorId: 'next', targetNodeId: 'a' },
    ]);
    expect(traced(turn, 'nodeEntered').map(({ nodeId, connectorId }) => [nodeId, connectorId])).toEqual([
      ['start', null],
      ['a', 'next'],
    ]);
  });

  test('nodes that no way leads to are reported', () => {
    expect(problemsOf(project([begin('a'), end('a', 'A'), end('lost', 'L')]))).toEqual(['Unreachable lost']);
  });
});
