import { analyticViews, type AnalyticData, type AnalyticView } from '@confab/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatExactTime } from '../../dates/index.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AnalyticsPage } from './analytics-page.tsx';
import { createEmptyAnalyticData } from './create-empty-analytic-data.ts';
import { counts, projectId, results } from './testing/analytic-results.ts';
import { words } from './words.ts';

const teamId = '00000000-0000-4000-8000-000000000002';
const project = { teamId, teamName: 'Harbour', projectId, displayName: 'Café', type: 'Pro', releases: [] };
const { overview, misrecognitions: misses } = results;

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
  answer = results.tiles1;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'tiles1');
  expect(await screen.findByRole('row', { name: /^Turns 12 48$/ })).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ view: 'tiles1', isCompared: true });
});

test('a range without turns is shown as empty', async () => {
  show({ '/api/RetrieveAnalyticData': () => ({ ...overview, series: [] }) });
  expect(await screen.findByText('No conversations in this range')).toBeTruthy();
});

const chooseView = (view: AnalyticView) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), view);
const retrieve = (getResult: (view: AnalyticView) => unknown) => ({
  '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => getResult(body.view),
});

test.each([
  ['overview', '2026-11-20'],
  ['detail', 'Stage: Live'],
  ['multiappdetail', '2026-11-20 Café'],
  ['faq', 'Opening hours'],
  ['misrecognitions', 'xqzt'],
  ['correspondence', 'where is the pier'],
  ['wordcloud', 'pier'],
  ['sankey', 'Menu'],
  ['multiappoverview', 'Café'],
  ['tiles1', 'New visitors'],
  ['tiles2', 'Intent: Opening hours'],
  ['qtacfaq', 'Menu'],
] as const)('the view %s can be chosen and shows its own table (A2.110)', async (view, text) => {
  show(retrieve((asked) => results[asked]));
  await screen.findByRole('table');
  await chooseView(view);
  const region = await screen.findByRole('region', { name: words.english[view] });
  expect(within(region).getByText(text)).toBeTruthy();
});

test('every view of the analytics service can be chosen (A2.110)', async () => {
  show();
  const options = within(await screen.findByRole('combobox', { name: 'View' })).getAllByRole('option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual([
    'overview',
    'detail',
    'multiappdetail',
    'faq',
    'misrecognitions',
    'correspondence',
    'wordcloud',
    'sankey',
    'multiappoverview',
    'tiles1',
    'tiles2',
    'qtacfaq',
  ]);
});

test('figures of the filters before are marked as such until those of the chosen filters arrive', async () => {
  let answer = () => {};
  const late = new Promise<AnalyticData>((resolve) => {
    answer = () => resolve({ ...overview, series: [{ startUtc: '2026-11-21T00:00:00.000Z', counts }] });
  });
  show({
    '/api/RetrieveAnalyticData': ({ body }: { body: { stage?: string } }) => (body.stage === 'Beta' ? late : overview),
  });
  const table = await screen.findByRole('table');
  const isBusy = () => table.closest('[aria-busy="true"]') !== null;
  expect(isBusy()).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Beta');
  expect(await screen.findByText(words.english.loadingFigures)).toBeTruthy();
  expect(isBusy()).toBe(true);
  answer();
  expect(await screen.findByText('2026-11-21')).toBeTruthy();
  expect(screen.queryByText(words.english.loadingFigures)).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('the table of another view is not shown while a view loads', async () => {
  show(retrieve((asked) => (asked === 'overview' ? overview : new Promise(() => {}))));
  await screen.findByRole('table');
  await chooseView('faq');
  expect(await screen.findByRole('status', { name: 'Loading analytics' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['faq', 'No intents matched in this range'],
  ['misrecognitions', 'No misses in this range'],
  ['wordcloud', 'No kept utterances in this range'],
  ['correspondence', 'No conversations in this range'],
  ['tiles1', 'No conversations in this range'],
] as const)('the view %s says what it has none of', async (view, title) => {
  show(retrieve((asked) => (asked === view ? createEmptyAnalyticData(asked) : results[asked])));
  await screen.findByRole('table');
  await chooseView(view);
  expect(await screen.findByText(title)).toBeTruthy();
});

test('the key figures of an empty range stand beside those of the range before', async () => {
  show(retrieve((asked) => (asked === 'tiles1' ? { ...createEmptyAnalyticData(asked), previous: counts } : overview)));
  await screen.findByRole('table');
  await chooseView('tiles1');
  expect(await screen.findByRole('row', { name: /^Turns 0 12$/ })).toBeTruthy();
});

test('only days are said to be of UTC, and times in the zone of the account are not', async () => {
  show(retrieve((asked) => results[asked]));
  expect(await screen.findByRole('columnheader', { name: 'Day (UTC)' })).toBeTruthy();
  for (const [view, column] of [
    ['misrecognitions', 'Last'],
    ['correspondence', 'Start'],
  ] as const) {
    await chooseView(view);
    expect(await screen.findByRole('columnheader', { name: column })).toBeTruthy();
  }
});

test.each(analyticViews)(
  'the view %s has an empty result and can be retried when its call fails (A7.91)',
  async (view) => {
    let isBroken = true;
    show(
      retrieve((asked) => {
        // An answer with Success false is refused with the status 200.
        if (asked === view && isBroken) throw new ApiFailure('refused', 'Error getting analytics', 200);
        return results[asked];
      }),
    );
    await screen.findByRole('combobox', { name: 'View' });
    await chooseView(view);
    expect((await screen.findByRole('alert')).textContent).toContain('Error getting analytics');
    const region = screen.getByRole('region', { name: words.english[view] });
    const figures = within(region)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent)
      .filter((text) => /^\d/.test(text));
    expect(new Set(figures)).toEqual(new Set(view === 'tiles1' ? ['0'] : []));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await within(await screen.findByRole('region', { name: words.english[view] })).findAllByText(/^[1-9]/),
    ).not.toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a failure is shown with a way to try again', async () => {
  show({
    '/api/RetrieveAnalyticData': () => {
      throw new ApiFailure('failed', 'Error getting analytics', 500);
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
