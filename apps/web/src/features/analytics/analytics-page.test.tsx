import type { AnalyticCounts } from '@confab/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatExactTime } from '../../dates/index.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AnalyticsPage } from './analytics-page.tsx';

const projectId = '00000000-0000-4000-8000-000000000001';
const teamId = '00000000-0000-4000-8000-000000000002';
const project = { teamId, teamName: 'Harbour', projectId, displayName: 'Café', type: 'Pro', releases: [] };
const counts: AnalyticCounts = {
  turns: 12,
  conversations: 3,
  newVisitors: 2,
  returningVisitors: 1,
  ended: 2,
  matched: 7,
  missed: 2,
  silent: 0,
  errors: 0,
  latencyMs: 120,
  slowestMs: 30,
};
const overview = {
  view: 'overview',
  totals: counts,
  previous: null,
  grain: 'day',
  series: [{ startUtc: '2026-11-20T00:00:00.000Z', counts }],
};
const misses = {
  view: 'misrecognitions',
  total: 2,
  texts: [{ text: 'xqzt', times: 2, lastUtc: '2026-11-20T10:00:00.000Z', bestScore: null }],
  others: 0,
  nodes: [],
};

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api } = fakeApi({
    '/api/GetAnalyticProjects': () => [project],
    '/api/RetrieveAnalyticData': () => overview,
    ...answers,
  });
  renderPage(api, <AnalyticsPage />);
}

test('the overview shows the turns of each day in a table', async () => {
  show();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('2026-11-20')).toBeTruthy();
  expect(within(table).getByText('12')).toBeTruthy();
});

test('the chosen view is shown', async () => {
  let answer: object = overview;
  show({ '/api/RetrieveAnalyticData': () => answer });
  await screen.findByRole('table');
  answer = misses;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'misrecognitions');
  expect(await screen.findByText('xqzt')).toBeTruthy();
});

test('moments are shown in the time zone of the account', async () => {
  show({
    '/api/RetrieveAnalyticData': () => misses,
    '/api/GetTvAccountDetails': () => ({ account: { timezone: 'Tokyo Standard Time' } }),
  });
  expect(await screen.findByText(formatExactTime(Date.parse('2026-11-20T19:00:00Z'), 'UTC', 'en'))).toBeTruthy();
});

test('the key figures stand beside those of the range before', async () => {
  let answer: object = overview;
  const bodies: unknown[] = [];
  show({
    '/api/RetrieveAnalyticData': ({ body }: { body: unknown }) => {
      bodies.push(body);
      return answer;
    },
  });
  await screen.findByRole('table');
  answer = { view: 'tiles1', totals: counts, previous: { ...counts, turns: 48 } };
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'tiles1');
  expect(await screen.findByRole('row', { name: /^Turns 12 48$/ })).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ view: 'tiles1', isCompared: true });
});

test('a range without turns is shown as empty', async () => {
  show({ '/api/RetrieveAnalyticData': () => ({ ...overview, series: [] }) });
  expect(await screen.findByText('No conversations in this range')).toBeTruthy();
});

test('a failure is shown with a way to try again', async () => {
  show({
    '/api/RetrieveAnalyticData': () => {
      throw new ApiFailure('failed', 'Error getting analytics', 500);
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
