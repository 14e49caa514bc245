import type { AnalyticView } from '@confab/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AnalyticsPage } from './analytics-page.tsx';
import { projectId, results } from './testing/analytic-results.ts';

const teamId = '00000000-0000-4000-8000-000000000002';
const project = { teamId, teamName: 'Harbour', projectId, displayName: 'Café', type: 'Pro', releases: [] };
const { overview, misrecognitions: misses } = results;

beforeEach(() => {
  // The address keeps the view and the filters.
  window.history.replaceState(null, '', '/');
  // The document of the tests has no canvas, with which texts of charts are measured.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api } = fakeApi({
    '/api/GetAnalyticProjects': () => [project],
    '/api/GetAlerts': () => [],
    '/api/RetrieveAnalyticData': () => overview,
    '/api/GetMisses': () => ({ groups: [], readCount: 0, isCut: false, ignored: [] }),
    ...answers,
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <AnalyticsPage />
    </Live>,
  );
}

const retrieve = (getResult: (view: AnalyticView) => unknown) => ({
  '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => getResult(body.view),
});

test('a reversed range says what is wrong, requests nothing and can be corrected', async () => {
  window.history.replaceState(null, '', '/?from=2026-02-03&to=2026-02-01');
  const asked: unknown[] = [];
  show({
    '/api/RetrieveAnalyticData'({ body }: { body: unknown }) {
      asked.push(body);
      return overview;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The first day of the range is after the last one.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-05' } });
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['leads those who may edit the project to the setting', 'Admin', 1],
  ['says which setting it is to others', 'Viewer', 0],
])('texts that are not kept: the page %s', async (_what, permission, count) => {
  window.history.replaceState(null, '', '/?view=misrecognitions');
  const mine = [{ teamId, description: 'Harbour', permission, invitePending: false, teamInvitationId: null }];
  show({ ...retrieve(() => ({ ...misses, others: 3 })), '/api/GetMyTeams': () => mine });
  expect(await screen.findByText(/“Keep what is said”/)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Open the settings' })).toHaveLength(count));
});
