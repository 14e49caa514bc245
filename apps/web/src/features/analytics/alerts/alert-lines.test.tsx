import { teamIdSchema } from '@confab/model';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnalyticsPanel } from '../analytics-panel.tsx';
import { projectId, results } from '../testing/analytic-results.ts';

const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000002');
const missed = {
  id: '00000000-0000-4000-8000-000000000021',
  figure: 'missed',
  openedUtc: '2026-11-20T15:00:00.000Z',
  hours: 1,
  share: 0.4,
  usual: 0.104,
  from: '2026-11-20',
  to: '2026-11-20',
};
const errors = {
  ...missed,
  id: '00000000-0000-4000-8000-000000000022',
  figure: 'errors',
  hours: 24,
  from: '2026-11-19',
};

beforeEach(() => {
  window.history.replaceState(null, '', '/?days=7&platform=alexa');
  // The document of the tests has no canvas, with which texts of charts are measured.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function show(answer: () => unknown) {
  const { api, made } = fakeApi({
    '/api/GetAlerts': answer,
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: 'overview' | 'correspondence' } }) => results[body.view],
  });
  renderPage(api, <AnalyticsPanel teamId={teamId} projectId={projectId} />);
  return made;
}

test('open alerts are shown above the overview with their share and the usual one', async () => {
  const made = show(() => [missed, errors]);
  const lines = (await screen.findAllByText(/usual share/)).map(({ textContent }) => textContent);
  expect(made).toContainEqual({ path: '/api/GetAlerts', input: { query: { teamId, projectId } } });
  expect(lines).toEqual([
    expect.stringMatching(
      /^In the hour until .*2026.*: 40% of what visitors said was not understood\. The usual share is 10%\.$/,
    ),
    expect.stringMatching(/^In the 24 hours until .*: 40% of the turns had errors\. The usual share is 10%\.$/),
  ]);
});

test('an alert leads to the live conversations of its days with such a turn, whatever was filtered before', async () => {
  const made = show(() => [errors]);
  await userEvent.click(await screen.findByRole('link', { name: 'Show the conversations' }));
  await screen.findByText(/Conversations with a matching turn in this range: Errors/);
  const asked = made.filter(({ path }) => path === '/api/RetrieveAnalyticData').map(({ input }) => input);
  expect(asked).toContainEqual({
    body: {
      teamId,
      projectIds: [projectId],
      view: 'correspondence',
      from: '2026-11-19',
      to: '2026-11-20',
      stage: 'Live',
      outcome: 'errors',
      isCompared: false,
    },
  });
  expect(window.location.search).not.toMatch(/days|platform/);
  expect(screen.queryByText(/usual share/)).toBeNull();
});

test('the overview has no line where no alert is open', async () => {
  show(() => []);
  await screen.findByRole('table');
  expect(screen.queryByText(/usual share/)).toBeNull();
});

test('alerts that cannot be loaded are reported above the figures', async () => {
  show(() => {
    throw new ApiFailure('failed', 'Error getting the alerts', 500);
  });
  expect((await screen.findByText('Error getting the alerts')).closest('[role=alert]')).toBeTruthy();
  await screen.findByRole('table');
});
