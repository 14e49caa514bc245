import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { Live } from '../../live/live-context.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { TestBenchPage } from './test-bench-page.tsx';

const ids = {
  team: '00000000-0000-4000-8000-000000000001',
  project: '00000000-0000-4000-8000-000000000002',
  plan: '00000000-0000-4000-8000-000000000003',
  suite: '00000000-0000-4000-8000-000000000004',
};
const summary = (projectId: string, displayName: string, projectType: string) => ({
  projectId,
  displayName,
  projectType,
});
const aRun = (number: number, passed: number, failed: number) => ({
  testRunId: `run ${number}`,
  projectId: ids.project,
  targetProjectId: ids.project,
  workflowId: ids.suite,
  displayName: 'Orders',
  number,
  stage: 'Draft',
  state: 'Done',
  startedBy: 'Ada',
  startedUtc: '2026-01-05T09:00:00.000Z',
  finishedUtc: null,
  total: passed + failed,
  passed,
  failed,
  waiting: 0,
});
const aResult = (state: string) => ({
  testRunResultId: state,
  testCaseId: 'case',
  caseName: 'Greets',
  state,
  change: null,
});
const anItem = (id: string, type: string, propertyValues: object = {}) => ({
  project: { id, kind: 'project', type, displayName: type, propertyValues },
  workflows: [],
  nodes: [],
  seq: 0,
});

function renderTestBench(more: Readonly<Record<string, (input: never) => unknown>> = {}) {
  const projects = {
    [ids.project]: summary(ids.project, 'Café', 'Pro'),
    [ids.plan]: summary(ids.plan, 'Release plan', 'TestPlan'),
  };
  const { api, made } = fakeApi({
    '/api/GetProjects': () => ({
      skinnyProjects: projects,
      activeTeam: { teamId: ids.team, teamName: 'Team', permissions: 'Admin' },
    }),
    '/api/GetFatProject': ({ query }: { query: { projectId: string } }) =>
      query.projectId === ids.plan
        ? anItem(ids.plan, 'TestPlan', { TargetProjectId: ids.project })
        : anItem(ids.project, 'Pro'),
    '/api/getTestResults': ({ query }: { query: { testRunId?: string } }) => ({
      runs: [aRun(2, 1, 1), aRun(1, 2, 0)],
      results: query.testRunId ? [aResult(query.testRunId === 'run 1' ? 'Passed' : 'Failed')] : [],
      coverage: null,
      outcome: null,
    }),
    ...more,
  });
  const live = { onUpdate: () => () => undefined, onStateChange: () => () => undefined, state: 'Connected' } as never;
  renderPage(
    api,
    <Live value={live}>
      <TestBenchPage projectId={undefined} />
    </Live>,
  );
  return { made, user: userEvent.setup() };
}

describe('the test bench', () => {
  it('the test bench shows the pass rate over time and describes each run in words', async () => {
    renderTestBench();
    const chart = await screen.findByRole('group', { name: 'Pass rate of the last 2 runs, oldest first' });
    const bars = within(chart).getAllByRole('button');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Orders, run 1: 100 % passed',
      'Orders, run 2: 50 % passed',
    ]);
  });

  it('the pass rate of one run has its own name', async () => {
    const runs = [aRun(1, 2, 0)];
    renderTestBench({ '/api/getTestResults': () => ({ runs, results: [], coverage: null, outcome: null }) });
    const chart = await screen.findByRole('group', { name: /^Pass rate of the/ });
    expect(chart.getAttribute('aria-label')).toBe('Pass rate of the last run');
  });

  it('the test bench compares the last two runs of a suite', async () => {
    renderTestBench();
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CaseChange', 'GreetsNewly failing']);
  });

  it('the test bench lists the test plans of the project and creates one', async () => {
    const { made, user } = renderTestBench({ '/api/NewProject': () => summary(ids.plan, 'Tests of Café', 'TestPlan') });
    expect(await screen.findByRole('radio', { name: 'Release plan' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New test plan' }));
    await waitFor(() =>
      expect(made.find(({ path }) => path === '/api/NewProject')?.input).toMatchObject({
        body: { displayName: 'Tests of Café', projectType: 'TestPlan', targetProjectId: ids.project },
      }),
    );
  });

  it('the test bench offers to load again after a failure, and shows what to do when there are no projects', async () => {
    let isDown = true;
    const { user } = renderTestBench({
      '/api/GetProjects': () => {
        if (isDown) throw new ApiFailure('failed', 'Error getting projects', 500);
        return { skinnyProjects: {}, activeTeam: { teamId: ids.team, teamName: 'Team', permissions: 'Viewer' } };
      },
    });
    expect(await screen.findByText('Error getting projects')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No projects to test yet' })).toBeTruthy();
  });
});
