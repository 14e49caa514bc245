import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import type { fakeApi } from '../../testing/fake-api.ts';
import { renderControlTower } from './testing/render-control-tower.tsx';

const utcTimestamp = '2026-11-20T10:00:00Z';
const feedback = {
  id: '1',
  utcTimestamp,
  name: 'Ada L',
  username: 'ada',
  email: 'ada@example.test',
  rating: 4,
  feedback: 'Quick and calm',
  wantsContact: true,
  state: 'New',
};
const report = {
  id: '1',
  utcTimestamp,
  email: '',
  feedbackType: 'Crash',
  state: 'Seen',
  crashReport: 'https://pro.example/\n\nTypeError: broken\n    at Canvas',
};
const listed =
  (...entries: object[]) =>
  () => ({ entries, total: entries.length });

beforeEach(() => history.replaceState(null, '', '/'));
function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  return renderControlTower({
    '/api/GetFeedback': listed(feedback),
    '/api/GetCrashReports': listed(report),
    '/api/GetTowerCounts': () => ({ feedback: 3, crashReports: 0, reviews: 1, failedJobs: 0 }),
    '/api/SetReportState': () => null,
    ...answers,
  });
}

describe('the control tower page', () => {
  test('the control tower lists feedback with its rating, text, sender and wish to be contacted', async () => {
    show();
    expect(await screen.findByText('Quick and calm')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 stars of 5' })).toBeTruthy();
    expect(screen.getByText('Wants to be contacted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ada@example.test' })).toBeTruthy();
  });

  test('the control tower lists crash reports in a separate tab with its own path', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Crash reports' }));
    expect(await screen.findByText('TypeError: broken')).toBeTruthy();
    expect(screen.getByText('Not signed in')).toBeTruthy();
    expect(location.pathname).toBe('/crashes');
  });

  test('the control tower shows feedback in pages of twenty entries', async () => {
    const made = show({
      '/api/GetFeedback': ({ query }: { query: { page: number } }) => ({
        entries: [{ ...feedback, feedback: `On page ${query.page}` }],
        total: 41,
      }),
    });
    await screen.findByText('On page 0');
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    expect(await screen.findByText('On page 2')).toBeTruthy();
    expect(made.findLast(({ path }) => path === '/api/GetFeedback')).toEqual({
      path: '/api/GetFeedback',
      input: { query: { page: 2, pageSize: 20 } },
    });
  });

  test('when the last entry of the last page leaves the list, the page before it is shown', async () => {
    let total = 21;
    show({
      '/api/GetFeedback': ({ query: { page } }: { query: { page: number } }) => ({
        entries: page * 20 < total ? [{ ...feedback, feedback: `On page ${page}` }] : [],
        total,
      }),
      '/api/SetReportState': () => {
        total = 20;
        return null;
      },
    });
    await screen.findByText('On page 0');
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await screen.findByText('On page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as seen' }));
    expect(await screen.findByText('On page 0')).toBeTruthy();
    expect(screen.getByText('20 entries')).toBeTruthy();
  });

  test('the control tower shows an empty state when there is no feedback', async () => {
    show({ '/api/GetFeedback': listed() });
    expect(await screen.findByText('No feedback yet')).toBeTruthy();
  });

  test('the control tower shows the message of the server to an account that is not staff', async () => {
    show({
      '/api/GetFeedback': () => {
        throw new ApiFailure('forbidden', 'Only staff may read this.', 403);
      },
    });
    expect(await screen.findByText('Only staff may read this.')).toBeTruthy();
  });

  test('the tabs of the control tower show how much waits for the staff', async () => {
    show();
    expect(await screen.findByRole('tab', { name: 'Feedback, 3 need attention' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Reviews, 1 needs attention' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Jobs' })).toBeTruthy();
  });

  test('reports are narrowed by state and search, and marked as seen', async () => {
    const made = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen' }));
    await waitFor(() =>
      expect(made).toContainEqual({
        path: '/api/SetReportState',
        input: { body: { kind: 'Feedback', id: '1', state: 'Seen' } },
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'New' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the reports' }), 'calm');
    await waitFor(() =>
      expect(made.findLast(({ path }) => path === '/api/GetFeedback')?.input).toEqual({
        query: { page: 0, pageSize: 20, state: 'New', search: 'calm' },
      }),
    );
  });

  test('a search that finds no report shows a separate empty state', async () => {
    show({ '/api/GetFeedback': listed() });
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed' }));
    expect(await screen.findByText('No reports found')).toBeTruthy();
  });

  test('the health of each part is described in words, with the error and the waiting mails', async () => {
    history.replaceState(null, '', '/health');
    const working = { state: 'Working', milliseconds: 4, fault: '', count: null };
    const job = {
      name: 'sweep',
      everySeconds: 600,
      isRunning: false,
      runCount: 2,
      failureCount: 1,
      lastRunUtc: utcTimestamp,
      lastMilliseconds: 30,
      isFailing: true,
      lastError: '53100: disk full',
      lastErrorUtc: utcTimestamp,
    };
    const made = show({
      '/api/GetHealth': () => ({
        version: '0.1.0',
        nodeVersion: '20.19.0',
        startedUtc: utcTimestamp,
        parts: [
          { part: 'database', ...working },
          { part: 'redis', ...working, state: 'Unused', milliseconds: null },
          { part: 'storage', ...working, state: 'Failing', fault: 'ENOSPC' },
          { part: 'mail', ...working, state: 'Slow', milliseconds: 1_500, count: 7 },
        ],
        jobs: [job],
      }),
      '/api/RunRepeatingJob': () => null,
    });
    const parts = within(await screen.findByRole('list', { name: 'Parts of the installation' }));
    expect(parts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'DatabaseWorkinganswered in 4 ms',
      'RedisNot used',
      'File storageFailingError ENOSPC',
      'MailSlowanswered in 1,500 ms · 7 waiting',
    ]);
    expect(screen.getByText(/53100: disk full/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Run sweep now' }));
    await waitFor(() =>
      expect(made).toContainEqual({ path: '/api/RunRepeatingJob', input: { body: { name: 'sweep' } } }),
    );
  });

  test('a queued job is retried at once, and cancelled after a confirmation', async () => {
    history.replaceState(null, '', '/jobs');
    const job = {
      id: 'j1',
      kind: 'Publication',
      state: 'Failed',
      title: 'Harbour',
      detail: 'Speaker · Live',
      teamName: 'Night Shift',
      attempts: 5,
      lastError: 'Given up after {0} attempts.',
      lastErrorNames: ['5'],
      createdUtc: utcTimestamp,
      nextRunUtc: '',
      canRetry: true,
      canCancel: true,
    };
    const made = show({
      '/api/GetJobQueue': listed(job),
      '/api/RetryQueuedJob': () => null,
      '/api/CancelQueuedJob': () => null,
    });
    expect(await screen.findByText('Given up after 5 attempts.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Harbour now' }));
    const input = { body: { kind: 'Publication', id: 'j1' } };
    await waitFor(() => expect(made).toContainEqual({ path: '/api/RetryQueuedJob', input }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Harbour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the job' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the job' }));
    await waitFor(() => expect(made).toContainEqual({ path: '/api/CancelQueuedJob', input }));
  });

  test('a team shows its storage, and its members with their roles when it is opened', async () => {
    history.replaceState(null, '', '/teams');
    const team = {
      id: '0190a000-0000-7000-8000-000000000009',
      name: 'Night Shift',
      createdUtc: utcTimestamp,
      memberCount: 1,
      projectCount: 1,
      usedBytes: 95 * 1_048_576,
      allowedBytes: 100 * 1_048_576,
      hasOwnLimit: false,
    };
    const limits: unknown[] = [];
    show({
      '/api/GetAllTeams': () => listed({ ...team, hasOwnLimit: limits.length % 2 === 1 })(),
      '/api/SetTeamLimit': ({ body }: { body: unknown }) => {
        limits.push(body);
        return null;
      },
      '/api/GetTeamDetails': () => ({
        members: [{ email: 'ada@example.test', name: 'Ada L', role: 'Admin', isDisabled: false }],
        projects: [{ id: '1', name: 'Ferry', bytes: 1_048_576 }],
        projectBytesAllowed: 24 * 1_048_576,
        projectsMax: 200,
        limitChanges: limits.map((body) => ({
          bytes: (body as { megabytes: number | null }).megabytes === null ? null : 250 * 1_048_576,
          email: 'grace@example.test',
          utcTimestamp,
        })),
      }),
    });
    expect(await screen.findByText('Nearly full')).toBeTruthy();
    expect(screen.getByText('95 MB of 100 MB used')).toBeTruthy();
    await userEvent.click(screen.getByText('Members, projects and limit'));
    const members = await screen.findByRole('table', { name: 'Members of Night Shift' });
    expect(within(members).getByRole('row', { name: /ada@example.test Ada L Admin/ })).toBeTruthy();
    expect(screen.getByText('1 MB of 24 MB used')).toBeTruthy();
    const limit = screen.getByRole('textbox', { name: 'Storage in megabytes' });
    expect(limit).toHaveProperty('value', '100');
    await userEvent.clear(limit);
    await userEvent.type(limit, '250{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Use the limit of every team' }));
    expect(await screen.findByText('The limit of every team.')).toBeTruthy();
    const changes = await screen.findByRole('table', { name: 'Limits set for Night Shift' });
    await waitFor(() => expect(within(changes).getAllByRole('row')).toHaveLength(3));
    expect(within(changes).getByRole('row', { name: /^250 MB grace@example.test/ })).toBeTruthy();
    expect(within(changes).getByRole('row', { name: /^Limit of every team grace@example.test/ })).toBeTruthy();
    expect(limits).toEqual([
      { teamId: team.id, megabytes: 250 },
      { teamId: team.id, megabytes: null },
    ]);
  });
});
