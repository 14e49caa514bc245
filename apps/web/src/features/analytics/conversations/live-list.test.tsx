import type { AnalyticDataOf } from '@confab/contracts';
import { teamIdSchema } from '@confab/model';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceTime } from '../../../testing/advance-time.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnalyticsPanel } from '../analytics-panel.tsx';
import { projectId, results } from '../testing/analytic-results.ts';
import { getPauseMs, mergeRows } from './use-live-conversations.ts';

const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000002');
type Row = AnalyticDataOf<'correspondence'>['conversations'][number];
const [first] = results.correspondence.conversations as [Row];
const row = (number: number, more: Partial<Row> = {}): Row => ({
  ...first,
  conversation: `00000000-0000-4000-8000-00000000010${number}`,
  startedUtc: `2026-11-20T11:00:0${number}.000Z`,
  firstSaid: `question ${number}`,
  ...more,
});

beforeEach(() => window.history.replaceState(null, '', '/?view=correspondence'));
afterEach(() => void vi.useRealTimers());

/** Shows a list whose server has the conversations `listed`, of `total`, and reports `news`. */
function show(listed: Row[] = [row(1)], total?: number) {
  const server = { listed, news: [] as Row[] };
  const { api, made } = fakeApi({
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: string } }) =>
      body.view === 'detail'
        ? results.detail
        : { ...results.correspondence, total: total ?? server.listed.length, conversations: server.listed },
    '/api/GetNewConversations': () => ({ untilUtc: new Date().toISOString(), conversations: server.news }),
  });
  renderPage(api, <AnalyticsPanel teamId={teamId} projectId={projectId} />);
  const listCalls = (path: string) => made.filter((call) => call.path === path).map(({ input }) => input);
  return {
    server,
    asked: () => listCalls('/api/GetNewConversations'),
    listRequests: () => listCalls('/api/RetrieveAnalyticData'),
  };
}

/** Switches the list live, and waits for the first answer. */
async function goLive(asked: () => unknown[]) {
  const control = await screen.findByRole('switch', { name: 'Live' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await userEvent.click(control);
  await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 60_000 });
}
/** Lets the pause after an answer pass. */
const waitForPoll = () => advanceTime(30_000);
const getTable = () => within(screen.getByRole('region', { name: 'Conversations' }));

test('new conversations wait behind a button, and turns of listed ones appear in place', async () => {
  const { server, asked } = show();
  await goLive(asked);
  expect(asked()).toEqual([{ body: { teamId, projectId } }]);
  server.news = [row(2), row(1, { turns: 99 })];
  await waitForPoll();
  expect(asked().at(-1)).toMatchObject({ body: { teamId, projectId, sinceUtc: expect.any(String) as string } });
  expect(await getTable().findByText('99')).toBeTruthy();
  expect(screen.queryByText(/question 2/)).toBeNull();
  server.listed = [row(2), row(1, { turns: 99 })];
  await userEvent.click(await screen.findByRole('button', { name: '1 new conversation' }));
  expect(await screen.findByText('2 conversations')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new conversation/ })).toBeNull();
});

test('an empty list can be live too', async () => {
  const { server, asked } = show([]);
  expect(await screen.findByText('No conversations in this range')).toBeTruthy();
  await goLive(asked);
  server.news = [row(2), row(3)];
  await waitForPoll();
  expect(await screen.findByRole('button', { name: '2 new conversations' })).toBeTruthy();
});

test('a list of days before today, of some turns only or of a later page cannot be live', async () => {
  for (const search of ['&from=2020-01-01&to=2020-01-02', '&outcome=missed', '&page=2']) {
    window.history.replaceState(null, '', `/?view=correspondence${search}`);
    show([row(1)], 60);
    expect((await screen.findAllByRole('switch', { name: 'Live' })).at(-1)).toHaveProperty('disabled', true);
  }
});

test('the pauses grow while nothing happens, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 50].map(getPauseMs)).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
});

test('the newest rows of conversations are kept, at most 50 of them', () => {
  const many = Array.from({ length: 60 }, (_none, at) =>
    row(0, { conversation: `c${at}`, startedUtc: `2026-11-20T10:${String(at).padStart(2, '0')}:00.000Z` }),
  );
  const merged = mergeRows(many.slice(0, 40), [...many.slice(30), { ...many[59], turns: 5 } as Row]);
  expect(merged).toHaveLength(50);
  expect(merged[0]).toMatchObject({ conversation: 'c59', turns: 5 });
  expect(merged.at(-1)?.conversation).toBe('c10');
});

describe('over midnight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-11-20T23:59:50.000Z') });
  });

  test('the last days end with the new day, and the list stays live', async () => {
    const { asked, listRequests } = show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Live' }));
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 60_000 });
    expect(listRequests().at(-1)).toMatchObject({ body: { to: '2026-11-20' } });
    await waitForPoll();
    const lists = () => listRequests().filter((input) => JSON.stringify(input).includes('correspondence'));
    await vi.waitFor(() => expect(lists().at(-1)).toMatchObject({ body: { to: '2026-11-21' } }), { timeout: 60_000 });
    expect(screen.getByRole('switch', { name: 'Live' })).toHaveProperty('checked', true);
  });

  test('chosen days that end before the new day are not live any more', async () => {
    window.history.replaceState(null, '', '/?view=correspondence&from=2026-11-10&to=2026-11-20');
    const { asked } = show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Live' }));
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 60_000 });
    await waitForPoll();
    expect(screen.getByRole('switch', { name: 'Live' })).toHaveProperty('disabled', true);
  });
});
