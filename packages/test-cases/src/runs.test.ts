import type { TestResultState, TraceEntry } from '@confab/model';
import { testResultStates } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStepsFromConversation } from './create-steps.ts';
import { compareRuns } from './compare-runs.ts';
import { computeCoverage, mergeVisits, collectVisits } from './coverage.ts';
import { readSteps, readTestCase, toStepRows } from './read-test-case.ts';

describe('compareRuns', () => {
  test.each<[TestResultState | undefined, TestResultState, string | undefined]>([
    ['Passed', 'Failed', 'newlyFailing'],
    ['Passed', 'Error', 'newlyFailing'],
    ['Failed', 'Passed', 'newlyPassing'],
    ['Error', 'Failed', 'stillFailing'],
    ['Passed', 'Passed', 'stillPassing'],
    [undefined, 'Failed', 'new'],
    ['Cancelled', 'Passed', 'new'],
    ['Passed', 'Running', undefined],
  ])('reports a case that was %s and is %s as %s', (before, after, change) => {
    const earlier = before === undefined ? [] : [{ caseId: 'a', state: before }];
    expect(compareRuns(earlier, [{ caseId: 'a', state: after }]).get('a')).toBe(change);
  });

  test('compareRuns reports a change for every finished case and for no other', () => {
    const results = fc.uniqueArray(
      fc.record({ caseId: fc.constantFrom('a', 'b', 'c', 'd'), state: fc.constantFrom(...testResultStates) }),
      { selector: ({ caseId }) => caseId },
    );
    fc.assert(
      fc.property(results, results, (before, after) => {
        const out = after.filter(({ state }) => ['Passed', 'Failed', 'Error'].includes(state));
        expect([...compareRuns(before, after).keys()].toSorted()).toEqual(out.map(({ caseId }) => caseId).toSorted());
      }),
    );
  });
});

describe('computeCoverage', () => {
  const project = {
    project: {
      id: 'p',
      type: 'Pro',
      displayName: 'Café',
      values: { Intents: [aRow('order', { Name: 'Order' })] },
    },
    nodes: [
      {
        id: 'ask',
        type: 'Ask',
        displayName: 'Ask',
        workflowId: 'w',
        values: {
          Connectors: [
            aRow('c1', { Kind: 'Intent', DisplayName: 'Order', TargetNodeId: 'bye' }),
            aRow('nomatch', { Kind: 'NoMatch', TargetNodeId: '' }, 1),
          ],
        },
      },
      { id: 'bye', type: 'EndSession', displayName: 'Bye', workflowId: 'w', values: {} },
    ],
  };
  const trace: readonly TraceEntry[] = [
    { type: 'nodeEntered', workflowId: 'w', nodeId: 'ask', connectorId: null },
    { type: 'understood', nodeId: 'ask', text: 'coffee', candidates: [], chosen: 'order', reason: '' },
  ];

  test('computeCoverage counts nodes, connected connectors and intents, and lists the unvisited ones', () => {
    const { nodes, connectors, intents, unvisited } = computeCoverage(project, collectVisits(trace));
    expect([nodes, connectors, intents]).toEqual([
      { visited: 1, total: 2 },
      { visited: 0, total: 1 },
      { visited: 1, total: 1 },
    ]);
    expect(unvisited).toEqual([
      { kind: 'connector', id: 'ask/c1', name: 'Ask → Order', nodeId: 'ask', workflowId: 'w' },
      { kind: 'node', id: 'bye', name: 'Bye', nodeId: 'bye', workflowId: 'w' },
    ]);
  });

  test('coverage lists an unnamed connector with its kind, which the interface translates', () => {
    const [ask, ...others] = project.nodes;
    if (!ask) throw new Error('There is no node');
    const silent = aRow('s', { Kind: 'NoInput', TargetNodeId: 'bye' }, 'd');
    const nodes = [{ ...ask, values: { Connectors: [silent] } }, ...others];
    const { unvisited } = computeCoverage({ ...project, nodes }, collectVisits(trace));
    expect(unvisited[0]).toEqual({
      kind: 'connector',
      id: 'ask/s',
      name: 'Ask',
      portKind: 'NoInput',
      nodeId: 'ask',
      workflowId: 'w',
    });
  });

  test('merges the visits of several cases and ignores deleted parts', () => {
    const onward: readonly TraceEntry[] = [
      { type: 'connectorTaken', nodeId: 'ask', connectorId: 'c1', targetNodeId: 'bye' },
      { type: 'nodeEntered', workflowId: 'w', nodeId: 'bye', connectorId: 'c1' },
      { type: 'nodeEntered', workflowId: 'w', nodeId: 'gone', connectorId: null },
    ];
    const { nodes, connectors, unvisited } = computeCoverage(
      project,
      mergeVisits([collectVisits(trace), collectVisits(onward)]),
    );
    expect([nodes.visited, connectors.visited, unvisited]).toEqual([2, 1, []]);
  });
});

describe('the values of a test case', () => {
  test('the values of a test case are read as steps with ids, with the suite’s stubs after its own (A3.49)', () => {
    const steps = [
      aRow('s1', { RequestValue: 'hi', ExpectEndSession: 'true' }),
      aRow('s2', { Match: 'Pattern', ExpectedResponse: 'x*' }, 1),
    ];
    const stub = (id: string) => aRow(id, { Url: '*', Status: '404' });
    const read = readTestCase({ Steps: steps, Stubs: [stub('own')], Seed: 7 }, { Stubs: [stub('suite')] });
    expect(
      read.steps.map(({ stepId, requestValue, expectEndSession }) => [stepId, requestValue, expectEndSession]),
    ).toEqual([
      ['s1', 'hi', true],
      ['s2', '', undefined],
    ]);
    expect(read.stubs.map(({ stubId, status }) => [stubId, status])).toEqual([
      ['own', 404],
      ['suite', 404],
    ]);
    expect([read.seed, read.clock]).toEqual([7, Date.parse('2026-01-05T09:00:00Z')]);
  });

  test('the values of a test case are read as they were written, whatever was typed', () => {
    const aStep = fc.record({
      stepId: fc.uuid(),
      requestValue: fc.string(),
      expectedResponse: fc.string(),
      match: fc.constantFrom('Exact' as const, 'Contains' as const, 'Pattern' as const),
      targetNodeId: fc.constantFrom('', 'n1'),
      expectEndSession: fc.constantFrom(undefined, true, false),
    });
    fc.assert(
      fc.property(fc.array(aStep), (steps) => {
        expect(readSteps(toStepRows(steps))).toEqual(steps.map((one) => ({ ...one })));
      }),
    );
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void readTestCase({ Steps: value as never, Stubs: value as never, Clock: 'x' }),
      ),
    );
  });

  test('the values of a test case can be created from a recorded conversation', () => {
    const [opening, bye] = createStepsFromConversation(
      [
        { said: null, outputs: [], ended: false },
        { said: 'bye', outputs: [{ type: 'ended' }], ended: true },
      ],
      () => 'id',
    );
    expect(opening).toMatchObject({
      stepId: 'id',
      requestValue: '',
      expectedResponse: '',
      expectEndSession: undefined,
    });
    expect(bye).toMatchObject({ requestValue: 'bye', expectEndSession: true });
  });
});
