import type { JsonObject, ProjectId } from '@confab/model';
import { anActiveTeam, anItem, aProjectSummary, numberedId } from '@confab/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { Live } from '../../live/live-context.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult, aRun, testIds } from '../test-runs/testing/tests.ts';
import { TestBenchPage } from './test-bench-page.tsx';

const ids = { ...testIds, plan: numberedId(20) };
const runs = [
  aRun({ testRunId: 'run 2', number: 2 }),
  aRun({ testRunId: 'run 1', number: 1, passed: 2, failed: 0 }),
] as const;
const aFatProject = (id: ProjectId, type: string, propertyValues: JsonObject = {}) => ({
  project: anItem({ id, kind: 'project', type, projectId: id, displayName: type, propertyValues }),
  workflows: [],
  nodes: [],
  seq: 0,
});

function renderTestBench(
  more: Readonly<Record<string, (input: never) => unknown>> = {},
  projectId: ProjectId | undefined = undefined,
) {
  const projects = {
    [ids.project]: aProjectSummary({ projectId: ids.project }),
    [ids.plan]: aProjectSummary({ projectId: ids.plan, displayName: 'Release plan', projectType: 'TestPlan' }),
  };
  const { api, made } = fakeApi({
    '/api/GetProjects': () => ({
      skinnyProjects: projects,
      activeTeam: anActiveTeam({ permissions: 'Admin' }),
    }),
    '/api/GetFatProject': ({ query }: { query: { projectId: string } }) =>
      query.projectId === ids.plan
        ? aFatProject(ids.plan, 'TestPlan', { TargetProjectId: ids.project })
        : aFatProject(ids.project, 'Pro'),
    '/api/getTestResults': ({ query }: { query: { testRunId?: string } }) => ({
      runs,
      results: query.testRunId
        ? [aResult(ids.good, { state: query.testRunId === 'run 1' ? 'Passed' : 'Failed', change: null })]
        : [],
      coverage: null,
      outcome: null,
    }),
    ...more,
  });
  const live = { onUpdate: () => () => undefined, onStateChange: () => () => undefined, state: 'Connected' } as never;
  renderPage(
    api,
    <Live value={live}>
      <TestBenchPage projectId={projectId} />
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

  it('the chart of the pass rate of a single run has its own name', async () => {
    const [, first] = runs;
    renderTestBench({ '/api/getTestResults': () => ({ runs: [first], results: [], coverage: null, outcome: null }) });
    const chart = await screen.findByRole('group', { name: /^Pass rate of the/ });
    expect(chart.getAttribute('aria-label')).toBe('Pass rate of the last run');
  });

  it('the test bench compares the last two runs of a suite', async () => {
    renderTestBench();
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CaseChange', 'GreetsNewly failing']);
  });

  it('the test bench lists the test plans of the project and creates one', async () => {
    const { made, user } = renderTestBench({
      '/api/NewProject': () =>
        aProjectSummary({ projectId: ids.plan, displayName: 'Tests of Café', projectType: 'TestPlan' }),
    });
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
        return { skinnyProjects: {}, activeTeam: anActiveTeam({ permissions: 'Viewer' }) };
      },
    });
    expect(await screen.findByText('Error getting projects')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No projects to test yet' })).toBeTruthy();
  });

  it('the test bench shows that the project in the URL is not one of the team, and lets people choose another', async () => {
    renderTestBench({}, numberedId(77));
    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Project' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Pass rate/ })).toBeNull();
  });
});
