import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  free,
  heard,
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

describe('a Start node', () => {
  test('a Start node leads to the node it is connected to', () => {
    expect(heard(project([begin('hi'), say('hi', 'Hello', '')]), [])).toEqual(['Hello']);
  });

  test('a Start node begins the conversation in the workflow marked as start', () => {
    const source = project([
      begin('one'),
      say('one', 'First', ''),
      begin('two', 'start2', 'other'),
      aSourceNode(
        'Say',
        'two',
        { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'Second' }] } },
        'other',
      ),
    ]);
    const marked = source.workflows.map((flow) =>
      flow.id === 'other' ? { ...flow, values: { IsStart: true } } : flow,
    );
    expect(heard({ ...source, workflows: marked }, [])).toEqual(['Second']);
    expect(heard(source, [])).toEqual(['First']);
  });

  test('a Start node never begins the conversation in a workflow that is not Standard', () => {
    const source = project([begin('hi'), say('hi', 'Hello', '')]);
    const modules = source.workflows.map((flow) => ({ ...flow, type: 'Module' }));
    expect(talk({ ...source, workflows: modules }, [])[0]).toMatchObject({ ended: true, outputs: [{ type: 'ended' }] });
  });

  test('the first Start node of a workflow is used, and a second one is reported', () => {
    const source = project([begin('a'), begin('b', 'start2'), end('a', 'A'), end('b', 'B')]);
    expect(heard(source, [])).toEqual(['A']);
    expect(problemsOf(source)).toContain('SecondStart start2');
  });
});

describe('a Say node', () => {
  test('a Say node gives its response and continues in the same turn', () => {
    expect(
      heard(project([begin('a'), say('a', 'One', 'b'), say('b', 'Two', 'q'), free('q', 'Three?', 'a')]), []),
    ).toEqual(['One / Two / Three?']);
  });

  test('a Say node ends the conversation if its connector leads nowhere', () => {
    const [turn] = talk(project([begin('a'), say('a', 'Bye', '')]), []);
    expect(turn?.ended).toBe(true);
    expect(turn?.outputs.at(-1)).toEqual({ type: 'ended' });
    const reason = { reason: 'nothing follows', reasonName: 'traceMessages.deadEnd' };
    expect(traced(turn, 'ended')).toEqual([{ type: 'ended', nodeId: 'a', ...reason }]);
  });

  test('a Say node says nothing and is reported if it has no response', () => {
    const source = project([begin('a'), say('a', '', 'b'), end('b', 'Done')]);
    expect(heard(source, [])).toEqual(['Done']);
    expect(problemsOf(source)).toContain('EmptyResponse a Response');
  });
});

describe('a Condition node', () => {
  const branch = (first: string, second: string) =>
    project(
      [
        begin('c'),
        aSourceNode('Condition', 'c', {
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
  ])('a Condition node with the rules %j and %j leads to %s', (first, second, expected) => {
    expect(heard(branch(first, second), [])).toEqual([expected]);
  });

  test('traces each tested rule with its value', () => {
    expect(traced(talk(branch('Count > 2', 'Count + 1'), [])[0], 'conditionTested')).toEqual([
      { type: 'conditionTested', nodeId: 'c', connectorId: 'r1', expression: 'Count > 2', value: false },
      { type: 'conditionTested', nodeId: 'c', connectorId: 'r2', expression: 'Count + 1', value: 3 },
    ]);
  });

  test('treats an invalid rule as false, and reports and traces it', () => {
    const source = branch('Count >', 'true');
    expect(problemsOf(source)).toContain('ExpressionError c Connectors/r1/Condition');
    const [turn] = talk(source, []);
    const messageName = 'expressionMessages.endsEarly';
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'ExpressionError', messageName, handling: 'Ignore' }]);
    expect(heard(source, [])).toEqual(['Two']);
  });
});

describe('a SetVariables node', () => {
  const set = (...assignments: readonly (readonly [string, string])[]) =>
    project(
      [
        begin('s'),
        aSourceNode('SetVariables', 's', {
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

  test('assigns in order, and each expression sees the assignments before it', () => {
    expect(heard(set(['Count', 'Count + 1'], ['Name', '"n" + Count'], ['Ok', 'Count == 3']), [])).toEqual(['n3|3|yes']);
  });

  test('traces the previous and the next value', () => {
    expect(traced(talk(set(['Count', '7']), [])[0], 'variableWritten')).toEqual([
      { type: 'variableWritten', name: 'Count', scope: 'Project', before: 2, after: 7 },
    ]);
  });

  test('a SetVariables node skips a value of the wrong type, and traces it', () => {
    const [turn] = talk(set(['Count', '"many"'], ['Name', '"x"']), []);
    expect(traced(turn, 'exception')).toMatchObject([{ nodeId: 's', name: 'ParameterType', handling: 'Ignore' }]);
    expect(heard(set(['Count', '"many"']), [])).toEqual(['|2|no']);
  });

  test('a SetVariables node reports and skips an unknown variable', () => {
    const source = set(['Nobody', '1'], ['Name', '"x"']);
    expect(problemsOf(source)).toContain('UnknownVariable s Assignments/a0/Variable');
    expect(heard(source, [])).toEqual(['x|2|no']);
  });
});

describe('a Jump node', () => {
  const jump = (values: Record<string, string>) =>
    project([
      begin('j'),
      aSourceNode('Jump', 'j', values),
      begin('x', 'start2', 'other'),
      aSourceNode(
        'EndSession',
        'x',
        { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'There' }] } },
        'other',
      ),
      aSourceNode(
        'EndSession',
        'y',
        { Response: { Entries: [{ EntryId: 'e', Order: 'a', SpokenText: 'Deep' }] } },
        'other',
      ),
    ]);

  test('a Jump node goes to the start of another workflow, or to a node in it', () => {
    expect(heard(jump({ TargetWorkflowId: 'other' }), [])).toEqual(['There']);
    expect(heard(jump({ TargetWorkflowId: 'other', TargetNodeId: 'y' }), [])).toEqual(['Deep']);
  });

  test.each([
    [{}, 'MissingJump j TargetWorkflowId'],
    [{ TargetWorkflowId: 'gone' }, 'DanglingJump j TargetWorkflowId'],
    [{ TargetWorkflowId: 'other', TargetNodeId: 'j' }, 'DanglingJump j TargetNodeId'],
  ])('a Jump node with %j has no target: it is reported and ends the conversation', (values, problem) => {
    const source = jump(values);
    expect(problemsOf(source)).toContain(problem);
    expect(talk(source, [])[0]?.ended).toBe(true);
  });
});

describe('an EndSession node', () => {
  test('an EndSession node ends the conversation with its last response', () => {
    const turns = talk(project([begin('e'), end('e', 'Bye')]), ['hello?', null]);
    expect(turns.map(({ outputs }) => outputs.length)).toEqual([2, 0, 0]);
    expect(turns.every(({ ended }) => ended)).toBe(true);
    expect(turns[2]?.conversation).toBe(turns[0]?.conversation);
  });

  test('an EndSession node can end the conversation without a response', () => {
    expect(talk(project([begin('e'), aSourceNode('EndSession', 'e', {})]), [])[0]?.outputs).toEqual([
      { type: 'ended' },
    ]);
  });
});

test('a node of an unknown type is reported and ends the conversation', () => {
  const source = project([begin('a'), aSourceNode('Teleport', 'a', {})]);
  expect(problemsOf(source)).toContain('UnknownNodeType a');
  expect(talk(source, [])[0]?.ended).toBe(true);
});

describe('a connector', () => {
  test('a connector leads nowhere and is reported if its target is missing or in another workflow', () => {
    const source = project([
      begin('far'),
      begin('b', 'start2', 'other'),
      aSourceNode('EndSession', 'far', {}, 'other'),
    ]);
    expect(problemsOf(source)).toContain('DanglingConnector start Connectors/next/TargetNodeId');
    expect(talk(source, [])[0]?.ended).toBe(true);
  });

  test('the trace names a connector and the node it leads to', () => {
    const [turn] = talk(project([begin('a'), end('a', 'A')]), []);
    expect(traced(turn, 'connectorTaken')).toEqual([
      { type: 'connectorTaken', nodeId: 'start', connectorId: 'next', targetNodeId: 'a' },
    ]);
    expect(traced(turn, 'nodeEntered').map(({ nodeId, connectorId }) => [nodeId, connectorId])).toEqual([
      ['start', null],
      ['a', 'next'],
    ]);
  });

  test('nodes that no connector leads to are reported', () => {
    expect(problemsOf(project([begin('a'), end('a', 'A'), end('lost', 'L')]))).toEqual(['Unreachable lost']);
  });
});
