import { aSourceNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { start, step } from './step.ts';
import {
  begin,
  effects,
  free,
  leadTo,
  parameters,
  project,
  rows,
  say,
  says,
  variables,
  visitor,
  way,
} from '../testing/small-projects.ts';
import { watchVariables, overrideVariables } from './watch-variables.ts';

const program = compile(
  project([begin('ask'), free('ask', 'Well?', 'told'), say('told', '{tv.n} {tv.s}', 'ask')], {
    Variables: variables(['n', 'int', '1'], ['s', 'string', 'x']),
  }),
);
const opened = () => start(program, visitor, 1, effects).conversation;

test('watchVariables lists variables with their types, and the system tokens', () => {
  const watched = watchVariables(program, opened(), 'hello');
  expect(watched).toContainEqual({ name: 'n', scope: 'Project', type: 'int', value: 1 });
  expect(watched).toContainEqual({ name: 'ALK_UserUtterance', scope: 'System', type: '', value: 'hello' });
  expect(watched).toContainEqual({ name: 'ALK_Platform', scope: 'System', type: '', value: 'Chatbot' });
});

test('an overridden variable is converted, used in the next turn and traced as byHand', async () => {
  const { session, trace } = overrideVariables(program, opened(), { n: '41', s: true });
  expect(trace).toEqual([
    { type: 'variableWritten', name: 'n', scope: 'Project', before: 1, after: 41, byHand: true },
    { type: 'variableWritten', name: 's', scope: 'Project', before: 'x', after: 'true', byHand: true },
  ]);
  const turn = await step(program, session, { type: 'said', text: 'go' }, effects);
  expect(turn.outputs[0]).toMatchObject({ displayText: '41 true' });
});

test.each([[{ n: 'many' }], [{ gone: 1 }], [{ ALK_Platform: 'x' }]])(
  'the invalid override %j is not written',
  (values) => {
    const before = opened();
    const { session, trace } = overrideVariables(program, before, values);
    expect(session).toEqual(before);
    expect(trace.map(({ type }) => type)).toEqual(['exception']);
  },
);

test('an empty override leaves the state unchanged', () => {
  const before = opened();
  expect(overrideVariables(program, before, {})).toEqual({ session: before, trace: [] });
});

test('module variables have the scope Local, and system tokens the scope System (A3.66)', () => {
  const inModule = compile(
    project(
      [
        begin('call'),
        aSourceNode('CallModule', 'call', {
          TargetWorkflowId: 'mod',
          Assignments: rows(['a', { Name: 'n', Expression: '7' }]),
          Connectors: leadTo('call'),
        }),
        aSourceNode('StartModule', 'in', { Parameters: parameters(['n', 'int']), Connectors: leadTo('q') }, 'mod'),
        aSourceNode('Ask', 'q', { Response: says('Well?'), Connectors: rows(['nomatch', way('NoMatch', 'q')]) }, 'mod'),
      ],
      { Variables: variables(['n', 'int', '1']) },
      { mod: 'Module' },
    ),
  );
  const { conversation: session } = start(inModule, visitor, 1, effects);
  const watched = watchVariables(inModule, session, '');
  expect(watched.filter(({ name }) => name === 'n')).toEqual([
    { name: 'n', scope: 'Local', type: 'int', value: 7 },
    { name: 'n', scope: 'Project', type: 'int', value: 1 },
  ]);
  expect(new Set(watched.filter(({ name }) => name.startsWith('ALK_')).map(({ scope }) => scope))).toEqual(
    new Set(['System']),
  );
  const { session: after, trace } = overrideVariables(inModule, session, { n: 8 });
  expect(trace).toMatchObject([{ name: 'n', scope: 'Local', before: 7, after: 8 }]);
  expect([after.locals, after.variables]).toEqual([{ n: 8 }, { n: 1 }]);
});
