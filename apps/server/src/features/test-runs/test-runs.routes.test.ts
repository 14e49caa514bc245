import {
  nodeCalls,
  projectCalls,
  publishingCalls,
  testRunCalls,
  workflowCalls,
  type TestRunSummary,
} from '@confab/contracts';
import type { JsonObject, NodeId, TeamRole } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { saveNode } from '../../testing/nodes.ts';
import { aMember, aPerson, aProject } from '../../testing/people-and-projects.ts';
import { createTestRunner } from './create-test-runner.ts';
import { claimResult } from './claims.repository.ts';
import { aCafe, aNode, aWorkflow, stepRows, type TestedCafe } from './testing/tested-cafe.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let cafe: TestedCafe;
beforeAll(async () => {
  cafe = await aCafe(app, ada);
});

const greeting = { RequestValue: '', ExpectedResponse: 'Ahoy', Match: 'Contains' };
const wrong = { RequestValue: '', ExpectedResponse: 'Good bye.', Match: 'Exact' };
const aCase = (name: string, ...steps: readonly JsonObject[]) =>
  aNode(
    app,
    ada,
    { projectId: cafe.projectId, workflowId: cafe.suiteId, nodeType: 'TestCase' },
    {
      DisplayName: name,
      Steps: stepRows(...steps),
    },
  );
const execute = (testRunWorkflowId = cafe.suiteId, { token } = ada) =>
  app.call(testRunCalls.execute, { token, query: { testRunWorkflowId } });
const results = (more: { testRunId?: string; testRunResultId?: string } = {}, { token } = ada) =>
  app.call(testRunCalls.results, { token, query: { teamId: ada.teamId, projectId: cafe.projectId, ...more } });
const work = () => createTestRunner(app.services).work();
const counts = ({ state, total, passed, failed, waiting }: TestRunSummary | undefined = {} as never) => [
  state,
  total,
  passed,
  failed,
  waiting,
];

describe('a test run (A4.66)', () => {
  test('a run executes each case of a suite in a new conversation and stores every step (A7.68, A7.70)', async () => {
    const good = await aCase('Greets', greeting, { RequestValue: 'what is on the menu' });
    const bad = await aCase('Says good bye', wrong);
    const begun = await execute();
    expect(counts(begun.result)).toEqual(['Running', 2, 0, 0, 2]);
    await work();
    const { result } = await results({ testRunId: begun.result.testRunId });
    expect(counts(result.runs[0])).toEqual(['Done', 2, 1, 1, 0]);
    expect(result.results.map(({ testCaseId, state, change }) => [testCaseId, state, change])).toEqual([
      [good, 'Passed', 'new'],
      [bad, 'Failed', 'new'],
    ]);
    expect(result.results[1]?.message).toMatch(/^Step 1: Expected "Good bye.", got "Ahoy/);
    const failed = await results({ testRunResultId: result.results[1]?.testRunResultId ?? '' });
    const [step] = failed.result.outcome?.steps ?? [];
    expect(step).toMatchObject({ stepId: 's0', requestValue: '', passed: false });
    expect(step?.trace.some(({ type }) => type === 'nodeEntered')).toBe(true);
    const { nodes, unvisited } = result.coverage ?? { nodes: { visited: 0, total: 0 }, unvisited: [] };
    expect(nodes.visited).toBeGreaterThan(2);
    expect(nodes.total - nodes.visited).toBe(unvisited.filter(({ kind }) => kind === 'node').length);
  });

  test('the preview of a publication counts the latest result of each case, and marks it when it is outdated', async () => {
    const query = { owningTeamId: ada.teamId, projectId: cafe.projectId, source: 'Alpha', stage: 'Beta' } as const;
    const preview = async () => (await app.call(publishingCalls.preview, { token: ada.token, query })).result.tests;
    expect(await preview()).toEqual({ total: 2, passed: 1, failed: 1, isOutdated: false });
    const { projectId } = cafe;
    const body = { teamId: ada.teamId, projectId, workflowType: 'Standard', displayName: 'Later' } as const;
    await app.call(workflowCalls.create, { token: ada.token, body });
    expect(await preview()).toMatchObject({ isOutdated: true });
  });

  test('a run is compared with the previous run, and a fixed case passes when it is run again (A7.69)', async () => {
    const [, bad] = (await results({ testRunId: (await results()).result.runs[0]?.testRunId ?? '' })).result.results;
    if (!bad) throw new Error('The run before left a failing case.');
    await fixCase(bad.testCaseId, greeting);
    const { testRunNodeId, testRunResultId } = bad;
    const reRun = { targetProjectId: cafe.projectId, testRunNodeId, testRunResultId };
    const begun = await app.call(testRunCalls.reRun, { token: ada.token, query: reRun });
    expect(counts(begun.result)).toEqual(['Running', 2, 1, 0, 1]);
    await work();
    const run = await results({ testRunId: begun.result.testRunId });
    expect(run.result.results.map(({ state, attempt }) => [state, attempt])).toEqual([
      ['Passed', 1],
      ['Passed', 2],
    ]);
    await fixCase(bad.testCaseId, wrong);
    const next = await execute();
    await work();
    expect(next.result.number).toBe(2);
    const compared = await results({ testRunId: next.result.testRunId });
    expect(compared.result.results.map(({ change }) => change)).toEqual(['stillPassing', 'newlyFailing']);
  });

  test('all failed cases of a run can be run again at once', async () => {
    const { testRunId = '' } = (await results()).result.runs[0] ?? {};
    const failed = (await results({ testRunId })).result.results.find(({ state }) => state === 'Failed');
    const { testRunNodeId, testRunResultId } = failed ?? { testRunNodeId: newId(), testRunResultId: '' };
    const query = { targetProjectId: cafe.projectId, testRunNodeId, testRunResultId, scope: 'failing' } as const;
    expect(counts((await app.call(testRunCalls.reRun, { token: ada.token, query })).result)).toEqual([
      'Running',
      2,
      1,
      0,
      1,
    ]);
    await work();
  });

  test('a run includes the suites and cases of its nodes, at its stage', async () => {
    const run = await aWorkflow(app, ada, cafe.projectId, 'TestRun', 'Nightly');
    const place = { projectId: cafe.projectId, workflowId: run, nodeType: 'TestRun' } as const;
    expect((await execute(run)).message).toBe('There is no test case to run yet.');
    const [first] = (await results({ testRunId: (await results()).result.runs[0]?.testRunId ?? '' })).result.results;
    const part = await aNode(app, ada, place, { TestSuiteId: cafe.suiteId, TestCaseId: first?.testCaseId ?? '' });
    const begun = await execute(run);
    expect([begun.result.displayName, begun.result.total]).toEqual(['Nightly', 1]);
    await work();
    expect((await results({ testRunId: begun.result.testRunId })).result.results[0]?.testRunNodeId).toBe(part);
    await setStage(run, 'Live');
    expect((await execute(run)).message).toBe('Nothing has been published to live yet.');
  });

  test('a cancelled run ends and keeps its results', async () => {
    const begun = await execute();
    const { testRunId } = begun.result;
    const body = { teamId: ada.teamId, projectId: cafe.projectId, testRunId };
    expect((await app.call(testRunCalls.cancel, { token: ada.token, body })).result.state).toBe('Cancelled');
    await work();
    const { result } = await results({ testRunId });
    expect(result.results.map(({ state, change }) => [state, change])).toEqual([
      ['Cancelled', null],
      ['Cancelled', null],
    ]);
    expect((await app.call(testRunCalls.cancel, { token: ada.token, body })).result.state).toBe('Cancelled');
  });

  test('a run is refused while five are running', async () => {
    const open: string[] = [];
    for (let at = 0; at < 5; at += 1) open.push((await execute()).result.testRunId);
    expect((await execute()).message).toMatch(/^A team can have at most 5 test runs in progress/);
    await work();
    expect((await results()).result.runs.filter(({ state }) => state === 'Running')).toEqual([]);
  });
});

describe('running a case again while five runs are running', () => {
  const reRunFirstCase = async (testRunId: string) => {
    const [first] = (await results({ testRunId })).result.results;
    if (!first) throw new Error('The run has a case.');
    const { testRunNodeId, testRunResultId } = first;
    const query = { targetProjectId: cafe.projectId, testRunNodeId, testRunResultId };
    return app.call(testRunCalls.reRun, { token: ada.token, query });
  };

  test('a case of a finished run is refused, and one of a running run is run', async () => {
    const finished = (await execute()).result.testRunId;
    await work();
    let running = '';
    for (let at = 0; at < 5; at += 1) running = (await execute()).result.testRunId;
    expect((await reRunFirstCase(finished)).message).toMatch(/^A team can have at most 5 test runs in progress/);
    expect((await results({ testRunId: finished })).result.runs[0]?.state).toBe('Done');
    const { db } = app.services;
    const ofRun = db.updateTable('testResult').where('teamId', '=', ada.teamId).where('runId', '=', running);
    await ofRun.set({ state: 'Passed' }).execute();
    expect(counts((await reRunFirstCase(running)).result)).toEqual(['Running', 2, 1, 0, 1]);
    await work();
    expect((await reRunFirstCase(finished)).success).toBe(true);
    await work();
  });
});

describe('the test runner', () => {
  test('the test runner continues the cases of a process that died', async () => {
    const begun = await execute();
    const dead = { id: newId(), leaseSeconds: 0 };
    expect(await claimResult(app.services.db, dead, 4)).toBeDefined();
    await work();
    expect(counts((await results({ testRunId: begun.result.testRunId })).result.runs[0])[0]).toBe('Done');
  });

  test('the test runner gives up on a case after three processes died while running it', async () => {
    const begun = await execute();
    for (let times = 0; times < 3; times += 1) await claimResult(app.services.db, { id: newId(), leaseSeconds: 0 }, 4);
    await work();
    const { result } = await results({ testRunId: begun.result.testRunId });
    expect(result.results.map(({ message }) => message)).toContain('The server stopped each time this case was run.');
  });

  test('the test runner releases unfinished cases when its process stops', async () => {
    const begun = await execute();
    const runner = createTestRunner(app.services);
    const working = runner.work();
    await runner.stop();
    await working;
    await work();
    const run = (await results({ testRunId: begun.result.testRunId })).result;
    expect(counts(run.runs[0]).slice(0, 2)).toEqual(['Done', 2]);
    expect(run.results.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  test('two processes share the cases of a run and execute each once', async () => {
    const many = await aWorkflow(app, ada, cafe.projectId, 'TestSuite', 'Many');
    const place = { projectId: cafe.projectId, workflowId: many, nodeType: 'TestCase' } as const;
    for (let at = 0; at < 12; at += 1)
      await aNode(app, ada, place, { DisplayName: `Case ${at}`, Steps: stepRows(greeting) });
    const begun = await execute(many);
    await Promise.all([work(), work()]);
    const { result } = await results({ testRunId: begun.result.testRunId });
    expect(counts(result.runs[0])).toEqual(['Done', 12, 12, 0, 0]);
  });

  test('the test runner prefers cases of a team with fewer running cases', async () => {
    const grace = await aPerson(app);
    const bar = await aCafe(app, grace);
    const place = { projectId: bar.projectId, workflowId: bar.suiteId, nodeType: 'TestCase' } as const;
    await aNode(app, grace, place, { Steps: stepRows(greeting) });
    await execute();
    await execute(bar.suiteId, grace);
    const claimer = { id: newId(), leaseSeconds: 60 };
    const order = [];
    for (let at = 0; at < 2; at += 1) order.push((await claimResult(app.services.db, claimer, 1))?.teamId);
    expect(new Set(order)).toEqual(new Set([ada.teamId, grace.teamId]));
    expect(await claimResult(app.services.db, claimer, 1)).toBeUndefined();
    await app.services.db
      .updateTable('testResult')
      .set({ leaseUntil: new Date(0) })
      .where('teamId', 'in', [ada.teamId, grace.teamId])
      .where('claimedBy', '=', claimer.id)
      .execute();
    await work();
  });
});

describe('workflows and nodes of tests', () => {
  test('test workflows have no Start node, and test nodes are allowed only in test workflows (A3.5, A3.7, A3.8)', async () => {
    const { teamId, token } = ada;
    const suite = await aWorkflow(app, ada, cafe.projectId, 'TestSuite', 'Empty');
    const run = await aWorkflow(app, ada, cafe.projectId, 'TestRun', 'Nothing yet');
    const fat = await app.call(workflowCalls.getFat, { token, query: { teamId, workflowId: suite } });
    expect(fat.result.nodes).toEqual([]);
    const make = (workflowId: typeof suite, nodeType: string) =>
      app.call(nodeCalls.create, { token, body: { teamId, projectId: cafe.projectId, workflowId, nodeType } });
    expect((await make(run, 'TestCase')).message).toBe('This workflow cannot contain Test case nodes.');
    expect((await make(suite, 'TestRun')).message).toBe('This workflow cannot contain Cases nodes.');
    expect((await make(suite, 'Say')).status).toBe(422);
    expect((await make(suite, 'TestCase')).success).toBe(true);
  });
});

describe('a test plan (A3.6)', () => {
  test('a test plan belongs to a Pro project of its team and runs suites against it', async () => {
    const { teamId, token } = ada;
    const body = {
      teamId,
      displayName: 'Release plan',
      projectType: 'TestPlan',
      targetProjectId: cafe.projectId,
    } as const;
    const plan = await app.call(projectCalls.create, { token, body });
    expect(plan.result).toMatchObject({ projectType: 'TestPlan', workflowCount: 0 });
    const { projectId } = plan.result;
    const suite = await aWorkflow(app, ada, projectId, 'TestSuite', 'Smoke');
    const place = { projectId, workflowId: suite, nodeType: 'TestCase' } as const;
    await aNode(app, ada, place, { DisplayName: 'Greets', Steps: stepRows(greeting) });
    const begun = await execute(suite);
    expect(begun.result).toMatchObject({ projectId, targetProjectId: cafe.projectId });
    await work();
    expect((await results({ testRunId: begun.result.testRunId })).result.runs[0]?.passed).toBe(1);
  });

  test('a test plan is refused without a target, with a project of another team and with another test plan', async () => {
    const { teamId, token } = ada;
    const make = (targetProjectId?: typeof cafe.projectId) =>
      app.call(projectCalls.create, {
        token,
        body: { teamId, displayName: 'Plan', projectType: 'TestPlan', ...(targetProjectId && { targetProjectId }) },
      });
    expect((await make()).message).toBe('Choose the project to test.');
    const foreign = await aProject(app, await aPerson(app));
    expect((await make(foreign.projectId)).status).toBe(404);
    const plan = await make(cafe.projectId);
    expect((await make(plan.result.projectId)).message).toBe('Only a Pro or a One project can be tested.');
  });
});

describe('permissions for test runs', () => {
  test.each<[Exclude<TeamRole, 'Unauthorized'>, number, number, number]>([
    ['Viewer', 403, 200, 403],
    ['Commenter', 200, 200, 403],
    ['MediaEditor', 200, 200, 403],
    ['AppEditor', 200, 200, 200],
    ['Admin', 200, 200, 200],
  ])(
    'a %s gets the statuses of its role for running, reading and importing tests',
    async (role, run, read, imports) => {
      const { token } = await aMember(app, ada.teamId, role);
      const begun = await execute(cafe.suiteId, { ...ada, token });
      await work();
      const list = await results({}, { ...ada, token });
      const imported = await app.call(testRunCalls.importCases, {
        token,
        body: anImport(),
      });
      expect([begun.status, list.status, imported.status]).toEqual([run, read, imports]);
      expect(begun.success ? '' : begun.message).toBe(run === 200 ? '' : 'Error running test');
    },
  );

  test('accounts of another team get 404 for test runs (A8.67, A8.68)', async () => {
    const stranger = await aPerson(app);
    const own = await aProject(app, stranger);
    const [run] = (await results()).result.runs;
    const testRunId = run?.testRunId ?? '';
    const [result] = (await results({ testRunId })).result.results;
    const { token, teamId } = stranger;
    const answers = await Promise.all([
      execute(cafe.suiteId, stranger),
      results({}, stranger),
      app.call(testRunCalls.results, { token, query: { teamId, projectId: own.projectId, testRunId } }),
      app.call(testRunCalls.cancel, { token, body: { teamId, projectId: own.projectId, testRunId } }),
      app.call(testRunCalls.reRun, {
        token,
        query: {
          targetProjectId: own.projectId,
          testRunNodeId: result?.testRunNodeId ?? newId(),
          testRunResultId: result?.testRunResultId ?? '',
        },
      }),
      app.call(testRunCalls.exportFile, {
        token,
        query: { teamId, projectId: own.projectId, testRunId, format: 'csv' },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(answers.map(({ message }) => message).slice(0, 2)).toEqual(['Error running test', 'Error getting results']);
  });

  test('a case can be run again only with its own node and project', async () => {
    const { testRunId = '' } = (await results()).result.runs[0] ?? {};
    const [result] = (await results({ testRunId })).result.results;
    const other = await aProject(app, ada);
    const query = {
      targetProjectId: cafe.projectId,
      testRunNodeId: result?.testRunNodeId ?? newId(),
      testRunResultId: result?.testRunResultId ?? '',
    };
    const reRun = (changed: Partial<typeof query>) =>
      app.call(testRunCalls.reRun, { token: ada.token, query: { ...query, ...changed } });
    expect((await reRun({ targetProjectId: other.projectId })).status).toBe(404);
    expect((await reRun({ testRunNodeId: other.startId })).status).toBe(404);
    expect((await reRun({ testRunResultId: newId() })).status).toBe(404);
  });
});

describe('trying an unsaved case', () => {
  const tryCase = (propertyValues: JsonObject) =>
    app.call(testRunCalls.tryCase, {
      token: ada.token,
      body: { teamId: ada.teamId, projectId: cafe.projectId, workflowId: cafe.suiteId, propertyValues },
    });

  test('an unsaved case runs at once and nothing is stored', async () => {
    const before = (await results()).result.runs.length;
    const { result } = await tryCase({ Steps: stepRows(greeting, { RequestValue: 'menu' }) });
    expect([result.state, result.steps.length]).toEqual(['Passed', 2]);
    expect((await results()).result.runs.length).toBe(before);
  });

  test('a case without steps has an error, and unknown values are refused', async () => {
    expect((await tryCase({})).result).toEqual({ state: 'Error', message: 'The case has no steps.', steps: [] });
    expect((await tryCase({ Evil: 1 })).status).toBe(422);
  });

  test('a case has the same outcome every time (engine: fixed clock and seed)', async () => {
    const values = { Steps: stepRows(greeting, { RequestValue: 'a coffee please' }, { RequestValue: 'bye' }), Seed: 5 };
    const [one, other] = await Promise.all([tryCase(values), tryCase(values)]);
    expect(one.text).toBe(other.text);
  });
});

const anImport = () => ({
  teamId: ada.teamId,
  projectId: cafe.projectId,
  workflowId: cafe.suiteId,
  format: 'csv' as const,
  fileName: 'cases.csv',
  text: 'Case,RequestValue\nA,hi',
  preview: true,
});

async function fixCase(nodeId: NodeId, step: JsonObject) {
  await saveNode(app, ada, nodeId, { Steps: stepRows(step) });
}

async function setStage(workflowId: typeof cafe.suiteId, stage: string) {
  const { token, teamId } = ada;
  const { workflow } = (await app.call(workflowCalls.getFat, { token, query: { workflowId, teamId } })).result;
  const propertyValues = { ...workflow.propertyValues, Stage: stage };
  const body = { teamId, projectId: cafe.projectId, workflowId, version: workflow.version, propertyValues };
  expect((await app.call(workflowCalls.save, { token, body })).message).toBe('');
}

test('the runs of a suite follow it to another project, and the project that they tested lists them too', async () => {
  const { token, teamId } = ada;
  const { projectId, suiteId } = await aCafe(app, ada);
  const place = { projectId, workflowId: suiteId, nodeType: 'TestCase' } as const;
  await aNode(app, ada, place, { DisplayName: 'Greets', Steps: stepRows(greeting) });
  const { testRunId } = (await execute(suiteId)).result;
  const body = { teamId, displayName: 'Tests', projectType: 'TestPlan', targetProjectId: projectId } as const;
  const plan = (await app.call(projectCalls.create, { token, body })).result;
  const query = { owningTeamId: teamId, workflowId: suiteId, oldProjectId: projectId, newProjectId: plan.projectId };
  expect(await app.call(workflowCalls.move, { token, query })).toMatchObject({ success: true });
  for (const listed of [plan.projectId, projectId]) {
    const { runs } = (await app.call(testRunCalls.results, { token, query: { teamId, projectId: listed } })).result;
    expect(runs).toMatchObject([{ testRunId, projectId: plan.projectId, targetProjectId: projectId }]);
  }
  await work();
});
