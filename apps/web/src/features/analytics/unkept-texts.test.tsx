import type { AnalyticView } from '@confab/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { results } from './testing/analytic-results.ts';
import { createMembership, prepareAnalyticsPage, showAnalyticsPage } from './testing/show-analytics-page.tsx';

const { overview, misrecognitions: misses, correspondence } = results;

beforeEach(prepareAnalyticsPage);

const retrieve = (getResult: (view: AnalyticView) => unknown) => ({
  '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => getResult(body.view),
});

test('a reversed range shows an error, requests nothing and can be corrected', async () => {
  window.history.replaceState(null, '', '/?from=2026-02-03&to=2026-02-01');
  const asked: unknown[] = [];
  showAnalyticsPage({
    '/api/RetrieveAnalyticData'({ body }: { body: unknown }) {
      asked.push(body);
      return overview;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The first day of the range is after the last one.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect((await screen.findByRole<HTMLInputElement>('button', { name: 'Export CSV' })).disabled).toBe(true);
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-05' } });
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['leads those who may edit the project to the setting', 'Admin', 1],
  ['says which setting it is to others', 'Viewer', 0],
] as const)('texts that are not kept: the page %s', async (_what, permission, count) => {
  window.history.replaceState(null, '', '/?view=misrecognitions');
  const mine = [createMembership(permission)];
  showAnalyticsPage({ ...retrieve(() => ({ ...misses, others: 3 })), '/api/GetMyTeams': () => mine });
  expect(await screen.findByText(/“Keep conversation texts”/)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Open the settings' })).toHaveLength(count));
});

test.each([
  ['not kept', null, 1],
  ['nothing said', '', 0],
])(
  'the page names the setting that keeps utterances if one was not kept, and not if nothing was said: %s',
  async (_what, firstSaid, count) => {
    window.history.replaceState(null, '', '/?view=correspondence');
    const [conversation] = correspondence.conversations;
    showAnalyticsPage(retrieve(() => ({ ...correspondence, conversations: [{ ...conversation, firstSaid }] })));
    expect(await screen.findByRole('cell', { name: firstSaid === null ? 'Not kept' : 'None' })).toBeTruthy();
    expect(screen.queryAllByText(/“Keep conversation texts”/)).toHaveLength(count);
  },
);
