import { analyticViews, type AnalyticData, type AnalyticView } from '@confab/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { formatExactTime } from '../../dates/index.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { createEmptyAnalyticData } from './create-empty-analytic-data.ts';
import { counts, projectId, results } from './testing/analytic-results.ts';
import { prepareAnalyticsPage, project, showAnalyticsPage, teamId } from './testing/show-analytics-page.tsx';
import { words } from './words.ts';

const { overview, misrecognitions: misses } = results;

beforeEach(prepareAnalyticsPage);

test('the overview shows the turns of each day in a table', async () => {
  showAnalyticsPage();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('20/11/2026')).toBeTruthy();
  expect(within(table).getByText('12')).toBeTruthy();
});

test('the chosen view is shown', async () => {
  let answer: object = overview;
  showAnalyticsPage({ '/api/RetrieveAnalyticData': () => answer });
  await screen.findByRole('table');
  answer = misses;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'misrecognitions');
  expect(await screen.findByText('xqzt')).toBeTruthy();
});

test('moments are shown in the time zone of the account', async () => {
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': () => misses,
    '/api/GetTvAccountDetails': () => ({ account: { timezone: 'Tokyo Standard Time' } }),
  });
  expect(await screen.findByText(formatExactTime(Date.parse('2026-11-20T19:00:00Z'), 'UTC', 'en'))).toBeTruthy();
});

test('the key figures are shown beside those of the previous range', async () => {
  let answer: object = overview;
  const bodies: { readonly view: AnalyticView }[] = [];
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => {
      bodies.push(body);
      return answer;
    },
  });
  await screen.findByRole('table');
  answer = results.tiles1;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'tiles1');
  expect(await screen.findByRole('row', { name: /^Turns 12 48$/ })).toBeTruthy();
  expect(bodies.findLast(({ view }) => view === 'tiles1')).toMatchObject({ isCompared: true });
});

test('a range without turns is shown as empty', async () => {
  showAnalyticsPage({ '/api/RetrieveAnalyticData': () => ({ ...overview, series: [] }) });
  expect(await screen.findByText('No conversations in this range')).toBeTruthy();
});

const chooseView = (view: AnalyticView) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), view);
const retrieve = (getResult: (view: AnalyticView) => unknown) => ({
  '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => getResult(body.view),
});

test.each([
  ['overview', '20/11/2026'],
  ['detail', 'Stage: Live'],
  ['multiappdetail', '20/11/2026 Café'],
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
  showAnalyticsPage(retrieve((asked) => results[asked]));
  await screen.findByRole('table');
  await chooseView(view);
  const region = await screen.findByRole('region', { name: words.english[view] });
  expect(within(region).getByText(text)).toBeTruthy();
});

test('every view of the analytics service can be chosen (A2.110)', async () => {
  showAnalyticsPage();
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

test('figures of the previous filters are marked as such until those of the chosen filters arrive', async () => {
  let answer = () => {};
  const late = new Promise<AnalyticData>((resolve) => {
    answer = () => resolve({ ...overview, series: [{ startUtc: '2026-11-21T00:00:00.000Z', counts }] });
  });
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: { stage?: string } }) => (body.stage === 'Beta' ? late : overview),
  });
  const table = await screen.findByRole('table');
  const isBusy = () => table.closest('[aria-busy="true"]') !== null;
  expect(isBusy()).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Beta');
  expect(await screen.findByText(words.english.loadingFigures)).toBeTruthy();
  expect(isBusy()).toBe(true);
  answer();
  expect(await screen.findByText('21/11/2026')).toBeTruthy();
  expect(screen.queryByText(words.english.loadingFigures)).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('the table of another view is not shown while a view loads', async () => {
  showAnalyticsPage(retrieve((asked) => (asked === 'overview' ? overview : new Promise(() => {}))));
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
] as const)('the view %s names what is missing when it is empty', async (view, title) => {
  showAnalyticsPage(retrieve((asked) => (asked === view ? createEmptyAnalyticData(asked) : results[asked])));
  await screen.findByRole('table');
  await chooseView(view);
  expect(await screen.findByText(title)).toBeTruthy();
});

test('the key figures of an empty range are shown beside those of the previous range', async () => {
  showAnalyticsPage(
    retrieve((asked) => (asked === 'tiles1' ? { ...createEmptyAnalyticData(asked), previous: counts } : overview)),
  );
  await screen.findByRole('table');
  await chooseView('tiles1');
  expect(await screen.findByRole('row', { name: /^Turns 0 12$/ })).toBeTruthy();
});

test('only days are marked as UTC, not times in the zone of the account', async () => {
  showAnalyticsPage(retrieve((asked) => results[asked]));
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
  'the view %s of a range without turns is an empty state without a picture or table',
  async (view) => {
    window.history.replaceState(null, '', `/?view=${view}`);
    showAnalyticsPage(retrieve((asked) => createEmptyAnalyticData(asked)));
    expect(
      await screen.findByText(/^No (?:conversations|intents matched|misses|kept utterances) in this range$/),
    ).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  },
);

test.each(analyticViews)('the view %s shows that it is loading', async (view) => {
  window.history.replaceState(null, '', `/?view=${view}`);
  showAnalyticsPage(retrieve(() => new Promise(() => {})));
  await screen.findByRole('combobox', { name: 'View' });
  expect(screen.getByRole('status', { name: 'Loading analytics' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

const failures = [
  ['failed', 500],
  // An answer with Success false.
  ['refused', 200],
] as const;

test.each(analyticViews.flatMap((view) => failures.map((failure) => [view, ...failure] as const)))(
  'the view %s has an empty result and can be retried when its call is %s with the status %i (A7.91)',
  async (view, kind, status) => {
    let isBroken = true;
    showAnalyticsPage(
      retrieve((asked) => {
        if (asked === view && isBroken) throw new ApiFailure(kind, 'Error getting analytics', status);
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
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': () => {
      throw new ApiFailure('failed', 'Error getting analytics', 500);
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['overview', 'Chart: Overview, Turns. The table below has the figures.'],
  ['detail', 'Chart: Details, Turns. The table below has the figures.'],
  ['multiappdetail', 'Chart: Projects by day, Turns. The table below has the figures.'],
  ['faq', 'Chart: Frequent questions. The table below has the figures.'],
  ['sankey', 'Chart: Paths. The table below has the figures.'],
  ['multiappoverview', 'Chart: Projects, Turns. The table below has the figures.'],
  ['qtacfaq', 'Chart: Questions by page. The table below has the figures.'],
] as const)('the view %s is drawn above its table', async (view, name) => {
  window.history.replaceState(null, '', `/?view=${view}`);
  showAnalyticsPage(retrieve((asked) => results[asked]));
  const chart = await screen.findByRole('img', { name });
  expect(chart.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('region', { name: words.english[view] })).toBeTruthy();
});

test('figures of a table are formatted like those of the cards', async () => {
  window.history.replaceState(null, '', '/?view=faq');
  showAnalyticsPage(
    retrieve(() => ({ ...results.faq, intents: [{ intentId: 'hours', name: 'Opening hours', times: 1_546 }] })),
  );
  expect(await screen.findByRole('row', { name: /Opening hours 1,546/ })).toBeTruthy();
});

test('the words of the word cloud are a list with the number of times each was said', async () => {
  window.history.replaceState(null, '', '/?view=wordcloud');
  showAnalyticsPage(retrieve((asked) => results[asked]));
  const items = within(await screen.findByRole('list', { name: 'Words' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['pier, said 4 times']);
  expect(await screen.findByRole('row', { name: 'Others 5' })).toBeTruthy();
});

test.each(['overview', 'multiappoverview', 'tiles1', 'tiles2'] as const)(
  'the view %s shows key figures as cards with their change against the range before',
  async (view) => {
    window.history.replaceState(null, '', `/?view=${view}`);
    const asked: { readonly view: AnalyticView }[] = [];
    const before = { ...counts, turns: 8, missed: 0 };
    showAnalyticsPage({
      '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => {
        asked.push(body);
        return { ...results[body.view], previous: before };
      },
    });
    const card = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
    expect(await card('Turns')).toBe('Turns12+50% (8 before)');
    expect(await card('Not matched')).toBe('Not matched20 before');
    expect(asked.find((body) => body.view === view)).toMatchObject({ isCompared: true });
  },
);

test('the highlights are cards with the most frequent intents', async () => {
  window.history.replaceState(null, '', '/?view=tiles2');
  showAnalyticsPage(retrieve((asked) => results[asked]));
  const heading = await screen.findByRole('heading', { name: 'Most matched intents' });
  expect(heading.parentElement?.textContent).toContain('Opening hours7');
  expect(screen.getByRole('link', { name: '7' }).getAttribute('href')).toBe(
    `/?project=${projectId}&view=correspondence&intent=hours`,
  );
});

test('filters by platform, language and version are sent, each chosen by its name', async () => {
  const bodies: { readonly view: AnalyticView }[] = [];
  const releaseId = '00000000-0000-4000-8000-000000000007';
  const groups = [
    { dimension: 'language', key: 'de', name: 'de', counts },
    { dimension: 'release', key: releaseId, name: '3', counts },
  ];
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => {
      bodies.push(body);
      return body.view === 'detail' ? { ...results.detail, groups } : results[body.view];
    },
  });
  await screen.findByRole('option', { name: 'German' });
  for (const [label, option] of [
    ['Platform', 'Chat page'],
    ['Language', 'German'],
    ['Release', '3'],
    ['Range', 'Last 7 days'],
  ] as const)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await screen.findByRole('table');
  expect(bodies.findLast(({ view }) => view === 'overview')).toMatchObject({
    channel: 'chat',
    language: 'de',
    releaseId,
  });
  expect(window.location.search).toBe(`?project=${projectId}&platform=chat&language=de&version=${releaseId}&days=7`);
});

test('the address keeps view and filters, so that a reload shows them, and Back leads to the view before', async () => {
  const later = '00000000-0000-4000-8000-000000000008';
  window.history.replaceState(null, '', `/?project=${later}&view=faq&from=2026-02-01&to=2026-02-03&stage=Beta`);
  const bodies: object[] = [];
  showAnalyticsPage({
    '/api/GetAnalyticProjects': () => [project, { ...project, projectId: later, displayName: 'Later' }],
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => {
      bodies.push(body);
      return results[body.view];
    },
  });
  await screen.findByRole('region', { name: 'Frequent questions' });
  expect(bodies[0]).toMatchObject({
    view: 'faq',
    projectIds: [later],
    from: '2026-02-01',
    to: '2026-02-03',
    stage: 'Beta',
  });
  await chooseView('tiles1');
  await screen.findByRole('region', { name: 'Key figures' });
  window.history.back();
  expect(await screen.findByRole('region', { name: 'Frequent questions' })).toBeTruthy();
});

test('a figure leads to the conversations behind it', async () => {
  window.history.replaceState(null, '', '/?view=faq');
  showAnalyticsPage(retrieve((asked) => results[asked]));
  await userEvent.click(await screen.findByRole('link', { name: '7' }));
  expect(await screen.findByText('where is the pier')).toBeTruthy();
  expect(window.location.search).toBe(`?project=${projectId}&view=correspondence&intent=hours`);
  // The figure was removed, so the element after the filters has the focus.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Analytics' }));
});

test('the nodes where visitors were not understood are listed below the misses, and lead to their conversations', async () => {
  window.history.replaceState(null, '', '/?view=misrecognitions');
  const nodeId = '00000000-0000-4000-8000-000000000003';
  const nodes = [{ nodeId, name: 'Menu', times: 2 }];
  showAnalyticsPage(retrieve((asked) => (asked === 'misrecognitions' ? { ...misses, nodes } : results[asked])));
  const region = await screen.findByRole('region', { name: 'Where visitors were not understood' });
  expect(within(region).getByRole('row', { name: 'Menu 2' })).toBeTruthy();
  expect(within(region).getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    `/?project=${projectId}&view=correspondence&at=${nodeId}&outcome=missed`,
  );
});

test('the groups of misses are shown with the utterances, for the same project, days and filters', async () => {
  window.history.replaceState(
    null,
    '',
    '/?view=misrecognitions&from=2026-02-01&to=2026-02-03&stage=Beta&platform=chat',
  );
  const asked: unknown[] = [];
  showAnalyticsPage({
    ...retrieve((view) => results[view]),
    '/api/GetMisses': ({ body }: { body: unknown }) => {
      asked.push(body);
      return { groups: [], readCount: 0, isCut: false, ignored: [] };
    },
  });
  await screen.findByText('xqzt');
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked[0]).toMatchObject({
    teamId,
    projectId,
    from: '2026-02-01',
    to: '2026-02-03',
    stage: 'Beta',
    channel: 'chat',
  });
});

test('a range without misses still links to the ignored utterances', async () => {
  window.history.replaceState(null, '', '/?view=misrecognitions');
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': () => ({ ...misses, total: 0, texts: [], nodes: [] }),
    '/api/GetMisses': () => ({
      groups: [],
      readCount: 0,
      isCut: false,
      ignored: [{ text: 'asdf', sinceUtc: '2026-11-20T10:00:00.000Z' }],
    }),
  });
  expect(await screen.findByText('No misses in this range')).toBeTruthy();
  expect(await screen.findByText('Ignored (1)')).toBeTruthy();
});

test('projects of a team that have the same name show the moment of their creation', async () => {
  const other = { ...project, projectId: teamId, createdUtc: '2026-11-02T14:05:00.000Z' };
  const elsewhere = { ...project, projectId: '00000000-0000-4000-8000-000000000009', teamName: 'Pier' };
  showAnalyticsPage({ '/api/GetAnalyticProjects': () => [project, other, elsewhere] });
  const select = await screen.findByRole('combobox', { name: 'Project' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Café (Harbour, created ${formatExactTime(Date.parse(project.createdUtc), 'UTC', 'en')})`,
    `Café (Harbour, created ${formatExactTime(Date.parse(other.createdUtc), 'UTC', 'en')})`,
    'Café (Pier)',
  ]);
});
