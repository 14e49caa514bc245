import { testRunProgressSchema, type TestResult, type TestRunSummary } from '@confab/contracts';
import type { CaseOutcome, NodeId, ProjectId, TeamId, WorkflowId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { z } from 'zod';

/** Ids that the tests of this feature share. */
export const testIds = {
  team: '00000000-0000-4000-8000-000000000001' as TeamId,
  project: '00000000-0000-4000-8000-000000000002' as ProjectId,
  suite: '00000000-0000-4000-8000-000000000003' as WorkflowId,
  good: '00000000-0000-4000-8000-000000000004' as NodeId,
  bad: '00000000-0000-4000-8000-000000000005' as NodeId,
  greet: '00000000-0000-4000-8000-000000000006' as NodeId,
  run: '00000000-0000-4000-8000-000000000007',
};

export const place = { teamId: testIds.team, projectId: testIds.project };

export function aRun(changes: Partial<TestRunSummary> = {}): TestRunSummary {
  return {
    testRunId: testIds.run,
    projectId: testIds.project,
    targetProjectId: testIds.project,
    workflowId: testIds.suite,
    displayName: 'Orders',
    number: 3,
    stage: 'Draft',
    state: 'Done',
    startedBy: 'Ada',
    startedUtc: '2026-01-05T09:00:00.000Z',
    finishedUtc: '2026-01-05T09:00:01.000Z',
    total: 2,
    passed: 1,
    failed: 1,
    waiting: 0,
    ...changes,
  };
}

/** The event about a run, as the server sends it. */
export function aProgress({ projectId, targetProjectId, testRunId, state, total, passed, failed }: TestRunSummary) {
  const run = { teamId: testIds.team, projectId, targetProjectId, testRunId, state, total, passed, failed };
  return z.encode(testRunProgressSchema, run);
}

export function aResult(testCaseId: NodeId, changes: Partial<TestResult> = {}): TestResult {
  return {
    testRunResultId: testCaseId.replace(/0{4}-4000/, '9999-4000'),
    testRunNodeId: testCaseId,
    testCaseId,
    caseName: testCaseId === testIds.good ? 'Greets' : 'Says good bye',
    suiteName: 'Orders',
    state: testCaseId === testIds.good ? 'Passed' : 'Failed',
    attempt: 1,
    milliseconds: 12,
    stepCount: 1,
    message: testCaseId === testIds.good ? '' : 'Step 1: Expected "Bye.", got "Ahoy!".',
    change: testCaseId === testIds.good ? 'stillPassing' : 'newlyFailing',
    ...changes,
  };
}

/** The outcome of a case whose only step got another response than expected. */
export const failedOutcome: CaseOutcome = {
  state: 'Failed',
  message: 'Step 1: Expected "Bye.", got "Ahoy!".',
  steps: [
    {
      stepId: 's1',
      requestValue: 'hello',
      response: 'Ahoy!',
      nodeId: testIds.greet,
      ended: false,
      passed: false,
      checks: [{ kind: 'response', passed: false, expected: 'Bye.', got: 'Ahoy!', match: 'Exact' }],
      trace: [{ type: 'nodeEntered', workflowId: testIds.suite, nodeId: testIds.greet, connectorId: null }],
    },
  ],
};

const anItem = (id: string, kind: string, type: string, displayName: string, workflowId: string | null) => ({
  id,
  kind,
  type,
  displayName,
  workflowId,
  projectId: testIds.project,
  version: 1,
  isDirty: false,
  order: 'a0',
});

/** The tested project with one workflow, and a suite with two cases. */
export const fatProject = () => ({
  project: { ...anItem(testIds.project, 'project', 'Pro', 'Café', null), propertyValues: {}, lastUpdatedUtc: '' },
  workflows: [
    anItem('w', 'workflow', 'Standard', 'Main', null),
    anItem(testIds.suite, 'workflow', 'TestSuite', 'Orders', null),
  ],
  nodes: [
    anItem(testIds.greet, 'node', 'Say', 'Greet', 'w'),
    anItem(testIds.good, 'node', 'TestCase', 'Greets', testIds.suite),
    anItem(testIds.bad, 'node', 'TestCase', 'Says good bye', testIds.suite),
  ],
  seq: 1,
});

const storedSteps = [
  aRow('s1', {
    RequestValue: 'hello',
    ExpectedResponse: 'Bye.',
    Match: 'Exact',
    TargetNodeId: '',
    ExpectEndSession: '',
  }),
];

/** A case of one step as the call for editing returns it. */
export const fatCase = (steps: readonly object[] = storedSteps) => ({
  node: {
    ...anItem(testIds.bad, 'node', 'TestCase', 'Says good bye', testIds.suite),
    lastUpdatedUtc: '',
    propertyValues: {
      DisplayName: 'Says good bye',
      Language: 'de',
      Steps: steps,
    },
  },
  schema: null,
  seq: 1,
});
