import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  free,
  heard,
  leadTo,
  parameters,
  problemsOf,
  project,
  rows,
  say,
  says,
  shown,
  talk,
  traced,
  variables,
  way,
} from '../../testing/small-projects.ts';
import type { SourceNode } from '../../types.ts';

const known = variables(['Price', 'float', '10'], ['Total', 'float'], ['Note', 'string', 'own']);
const startModule = (target: string, more: JsonObject = {}) =>
  aSourceNode('StartModule', 'in', { Connectors: leadTo(target), ...more }, 'mod');
const inModule = (one: SourceNode): SourceNode => ({ ...one, workflowId: 'mod' });
const signature = parameters(
  ['Amount', 'int', { Required: true }],
  ['Note', 'string', { DefaultValue: 'inner' }],
  ['Sum', 'float', { IOType: 'output' }],
);
const doubling = inModule(
  aSourceNode('SetVariables', 'double', {
    Assignments: rows(['a', { Variable: 'Sum', Expression: 'Amount * 2' }]),
    Connectors: leadTo('told'),
  }),
);
const told = inModule(say('told', '{tv.Note} {tv.Amount}', 'out'));
const out = (id = 'out', more: JsonObject = {}) => aSourceNode('ModuleReturn', id, more, 'mod');
const call = (more: JsonObject = {}) =>
  aSourceNode('CallModule', 'call', {
    TargetWorkflowId: 'mod',
    Assignments: rows(['amount', { Name: 'Amount', Expression: 'Price' }]),
    OutParams: rows(['r', { Name: 'Sum', Type: 'float', Variable: 'Total' }]),
    Connectors: leadTo('after'),
    ...more,
  });
const after = end('after', 'Total {tv.Total}, note {tv.Note}');

/** A project that calls the module, which doubles an amount. */
const calling = (nodes: readonly SourceNode[], more: JsonObject = {}) =>
  project(
    [begin('call'), ...nodes],
    { Variables: known, GlobalMessages: { Error: says('Oh dear.') }, ...more },
    { mod: 'Module' },
  );
const whole = (callMore: JsonObject = {}, returnMore: JsonObject = {}) =>
  calling([
    call(callMore),
    after,
    startModule('double', { Parameters: signature }),
    doubling,
    told,
    out('out', returnMore),
  ]);

describe('a module (A3.7, A3.8)', () => {
  test('a module runs with its own parameters, which shadow project variables, and returns its output parameters', () => {
    expect(heard(whole(), [])).toEqual(['inner 10 / Total 20, note own']);
    expect(problemsOf(whole())).toEqual([]);
  });

  test('a module writes to its own parameters and leaves project variables of the same name unchanged', () => {
    const [turn] = talk(whole(), []);
    expect(traced(turn, 'variableWritten').map(({ name, scope }) => [name, scope])).toEqual([
      ['Sum', 'Local'],
      ['Total', 'Project'],
    ]);
    expect(turn?.conversation.locals).toBeUndefined();
  });

  test('a module returns the values given by the Sources of its ModuleReturn (A4.55)', () => {
    const Sources = rows(['s', { Name: 'Sum', Type: 'float', Required: true, Expression: 'Amount + 0.5' }]);
    expect(heard(whole({}, { Sources }), [])).toEqual(['inner 10 / Total 10.5, note own']);
  });

  test('a module can wait for an answer, be stored while it waits, and return to its caller', () => {
    const source = calling([
      call(),
      after,
      startModule('q', { Parameters: signature }),
      inModule(free('q', 'How many?', 'double', { SaveAnswerTo: 'Amount' })),
      doubling,
      told,
      out(),
    ]);
    const [opening] = talk(source, []);
    expect(opening?.conversation.stack).toEqual([{ nodeId: 'call' }]);
    expect(opening?.conversation.locals).toEqual({ Amount: 10, Note: 'inner', Sum: 0 });
    expect(heard(source, ['21'])).toEqual(['How many?', 'inner 21 / Total 42, note own']);
  });

  test('the caller of a module continues at the connector of its ModuleReturn, or at next', () => {
    const Connectors = rows(['next', way('Next', 'after')], ['r', way('Return', 'cheap', { ReturnNodeId: 'low' })]);
    const source = calling([
      call({ Connectors }),
      after,
      say('cheap', 'Cheap', ''),
      startModule('if', { Parameters: signature }),
      inModule(
        aSourceNode('Condition', 'if', {
          Connectors: rows(['c', way('Rule', 'low', { Condition: 'Amount < 5' })], ['default', way('Default', 'out')]),
        }),
      ),
      out('low'),
      out(),
    ]);
    expect(heard(source, [])).toEqual(['Total 0, note own']);
    const cheap = {
      ...source.project,
      values: { ...source.project.values, Variables: variables(['Price', 'int', '3'], ['Total', 'float']) },
    };
    expect(heard({ ...source, project: cheap }, [])).toEqual(['Cheap']);
  });

  test('a module returns to its caller even if it ends without a ModuleReturn', () => {
    const source = calling([
      call(),
      after,
      startModule('double', { Parameters: signature }),
      doubling,
      inModule(say('told', 'Done', '')),
    ]);
    expect(heard(source, [])).toEqual(['Done / Total 0, note own']);
  });

  test('a module can be started on its own, to try it out', () => {
    const source = calling([call(), after, startModule('told', { Parameters: signature }), told, out()]);
    const alone = {
      ...source,
      workflows: source.workflows.map((one) => (one.id === 'mod' ? { ...one, type: 'Module' } : one)),
    };
    const [turn] = talk(alone, []);
    expect(turn?.ended).toBe(true);
  });

  test('raises StackOverflow when it calls itself more than 32 levels deep', () => {
    const source = project(
      [
        begin('call'),
        call({ Assignments: rows() }),
        after,
        startModule('again'),
        aSourceNode('CallModule', 'again', { TargetWorkflowId: 'mod', Connectors: leadTo('out') }, 'mod'),
        out(),
      ],
      { Variables: known, GlobalMessages: { Error: says('Oh dear.') } },
      { mod: 'Module' },
    );
    const [turn] = talk(source, []);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'StackOverflow', handling: 'Bubble' }]);
    expect(traced(turn, 'nodeEntered').filter(({ nodeId }) => nodeId === 'in')).toHaveLength(32);
    expect(shown(turn)).toEqual(['Oh dear.']);
  });

  test('a module does not return to its caller after a jump to another workflow', () => {
    const source = project(
      [
        begin('call'),
        call(),
        after,
        startModule('j', { Parameters: signature }),
        aSourceNode('Jump', 'j', { TargetWorkflowId: 'far' }, 'mod'),
        begin('q', 'farStart', 'far'),
        { ...free('q', 'Far?', 'q'), workflowId: 'far' },
      ],
      { Variables: known },
      { mod: 'Module' },
    );
    const [turn] = talk(source, []);
    expect([shown(turn), turn?.conversation.stack, turn?.conversation.locals]).toEqual([
      ['Far?'],
      undefined,
      undefined,
    ]);
  });
});

describe('a jump into a module', () => {
  const fan = parameters(['Speed', 'int', { DefaultValue: '3' }]);
  const inFan = (one: SourceNode): SourceNode => ({ ...one, workflowId: 'fan' });
  const jumping = (TargetNodeId: string, from: readonly SourceNode[]) =>
    project(
      [
        ...from,
        aSourceNode(
          'Jump',
          'j',
          { TargetWorkflowId: 'fan', TargetNodeId },
          from.some(({ id }) => id === 'in') ? 'mod' : 'main',
        ),
        inFan(aSourceNode('StartModule', 'fanIn', { Parameters: fan, Connectors: leadTo('speed') })),
        inFan(end('speed', 'Speed {tv.Speed}')),
      ],
      { Variables: known },
      { mod: 'Module', fan: 'Module' },
    );
  const fromModule = [begin('call'), call(), after, startModule('j', { Parameters: signature })];

  test.each([
    ['another module', 'the start', '', fromModule],
    ['another module', 'a node', 'speed', fromModule],
    ['no module', 'a node', 'speed', [begin('j')]],
  ])('a jump from %s to %s of a module sets the parameters of that module', (_from, _to, target, from) => {
    const [turn] = talk(jumping(target, from), []);
    expect(shown(turn)).toEqual(['Speed 3']);
    expect(traced(turn, 'exception')).toEqual([]);
  });
});

test('a jump out of a module that was entered by a jump leaves its parameters', () => {
  const source = project(
    [
      begin('j'),
      aSourceNode('Jump', 'j', { TargetWorkflowId: 'fan', TargetNodeId: 'back' }),
      aSourceNode(
        'StartModule',
        'fanIn',
        { Parameters: parameters(['Note', 'string', { DefaultValue: 'inner' }]) },
        'fan',
      ),
      aSourceNode('Jump', 'back', { TargetWorkflowId: 'main', TargetNodeId: 'write' }, 'fan'),
      aSourceNode('SetVariables', 'write', {
        Assignments: rows(['a', { Variable: 'Note', Expression: '"changed"' }]),
        Connectors: leadTo('after'),
      }),
      after,
    ],
    { Variables: known },
    { fan: 'Module' },
  );
  expect(heard(source, [])).toEqual(['Total 0, note changed']);
});

describe('a value passed to a node', () => {
  test.each([
    ['in', { Assignments: rows(['a', { Name: 'Amount', Expression: '"many"' }]) }],
    ['out', { OutParams: rows(['r', { Name: 'Sum', Type: 'DateTime', Variable: 'Total' }]) }],
  ])('a value that does not convert on the way %s raises ParameterType', (_way, more) => {
    const Exceptions = rows(['x', { Exception: 'ParameterType', Handling: 'QueueErrorMessage' }]);
    const [turn] = talk(whole({ ...more, Exceptions }), []);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'ParameterType', handling: 'QueueErrorMessage' }]);
    expect(shown(turn).slice(-2)).toEqual(['Oh dear.', 'Total 0, note own']);
  });

  test('an argument of the connector overrides the parameter’s own expression (A3.47, A3.63)', () => {
    const gift = { OutParamId: 'Price + 0.9', TargetInParamId: 'Amount' };
    const source = whole();
    const nodes = source.nodes.map((one) =>
      one.id === 'start' ? { ...one, values: { Connectors: rows(['next', way('Next', 'call', gift)]) } } : one,
    );
    expect(heard({ ...source, nodes }, [])).toEqual(['inner 10 / Total 20, note own']);
    const changed = nodes.map((one) =>
      one.id === 'call' ? call({ Assignments: rows(['x', { Name: 'Amount', Expression: '1' }]) }) : one,
    );
    expect(heard({ ...source, nodes: changed }, [])).toEqual(['inner 10 / Total 20, note own']);
    expect(problemsOf({ ...source, nodes })).toEqual([]);
  });
});

describe('an exception that is not handled inside the module (A3.64)', () => {
  const failing = inModule(aSourceNode('JavaScript', 'fail', { Code: 'x', Connectors: leadTo('told') }));
  const faulty = (handling: JsonObject | undefined, more: JsonObject = {}, values: JsonObject = {}) =>
    calling(
      [
        call(handling ? { Exceptions: rows(['x', handling]), ...more } : more),
        after,
        say('other', 'Caught', ''),
        startModule('fail', { Parameters: signature }),
        failing,
        told,
        out(),
      ],
      values,
    );

  test.each<[string, JsonObject, string]>([
    ['MoveToNode', { TargetNodeId: 'other' }, 'Caught'],
    ['Ignore', {}, 'Total 0, note own'],
    ['QueueErrorMessage', {}, 'Oh dear. / Total 0, note own'],
    ['ErrorMessageAndStop', {}, 'Oh dear.'],
  ])(
    'an exception of a module is handled by the exception table of the calling node: %s',
    (Handling, more, expected) => {
      const source = faulty({ Exception: 'ScriptUnavailable', Handling, ...more });
      const [turn] = talk(source, []);
      expect(heard(source, [])).toEqual([expected]);
      expect(turn?.conversation.stack).toBeUndefined();
      expect(traced(turn, 'exception')).toMatchObject([
        { nodeId: 'fail', name: 'ScriptUnavailable', handling: Handling },
      ]);
    },
  );

  test('an exception that a module does not handle bubbles up to the exception table of the project', () => {
    const Exceptions = rows(
      ['x', { Exception: 'Timeout', Handling: 'ErrorMessageAndStop' }],
      ['y', { Exception: 'Any', Handling: 'Ignore' }],
    );
    expect(heard(faulty({ Exception: 'Any', Handling: 'Bubble' }, {}, { Exceptions }), [])).toEqual([
      'inner 10 / Total 0, note own',
    ]);
  });

  test('an exception that is not handled inside the module leaves the module if the project’s table moves to another workflow', () => {
    const source = faulty(
      undefined,
      {},
      {
        Exceptions: rows(['x', { Exception: 'Any', Handling: 'MoveToNode', TargetWorkflowId: 'help' }]),
      },
    );
    const help = [begin('bye', 'helpStart', 'help'), { ...end('bye', 'Help'), workflowId: 'help' }];
    const withHelp = {
      ...source,
      workflows: [...source.workflows, { id: 'help', type: 'Standard', displayName: 'help', values: {} }],
      nodes: [...source.nodes, ...help],
    };
    expect(heard(withHelp, [])).toEqual(['Help']);
    expect(problemsOf(source)).toContain('DanglingJump p Exceptions/x/TargetWorkflowId');
  });

  test('an exception of a background module is not handled by the node that it interrupted', () => {
    const source = project(
      [
        begin('form'),
        aSourceNode('Capture', 'form', {
          Response: says(),
          Slots: rows(['s', { Slot: 'size', Required: true, Prompt: says('Which size?') }]),
          Exceptions: rows(['x', { Exception: 'Any', Handling: 'MoveToNode', TargetNodeId: 'gaveUp' }]),
          Connectors: leadTo('gaveUp'),
        }),
        end('gaveUp', 'Form failed'),
        aSourceNode(
          'StartModule',
          'ear',
          { Connectors: rows(['h', way('Intent', 'help', { IntentId: 'help' })]) },
          'back',
        ),
        aSourceNode('JavaScript', 'help', { Code: 'x', Connectors: leadTo('') }, 'back'),
      ],
      {
        Intents: rows(['help', { Name: 'Help', Samples: 'help\nhelp me' }]),
        Slots: rows(['size', { Name: 'size', SlotType: 'sizes' }]),
        SlotTypes: rows(['sizes', { Name: 'sizes', Values: 'small\nlarge' }]),
        GlobalMessages: { Error: says('Oh dear.') },
      },
      { back: 'BackgroundModule' },
    );
    expect(heard(source, ['help']).at(-1)).toBe('Oh dear. / Which size?');
  });

  test('repeats the open question inside the module if no table handles it', () => {
    const source = calling([
      call(),
      after,
      startModule('q', { Parameters: signature }),
      inModule(free('q', 'Ready?', 'fail')),
      failing,
      told,
      out(),
    ]);
    const turns = talk(source, ['yes', 'yes']);
    expect(turns.map((turn) => shown(turn))).toEqual([['Ready?'], ['Oh dear.', 'Ready?'], ['Oh dear.', 'Ready?']]);
    expect(turns[2]?.conversation).toMatchObject({ nodeId: 'q', stack: [{ nodeId: 'call' }] });
  });
});
