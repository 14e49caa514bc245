import { analyticViews } from '@confab/contracts';
import { asNodeId, asProjectId } from '@confab/model';
import { expect, test } from 'vitest';
import { createDisplay } from '../display.ts';
import { counts, results } from '../testing/analytic-results.ts';
import { words } from '../words.ts';
import type { ChartedFigure } from './chart-model.ts';
import { toChart } from './to-chart.ts';
import { getChartHeight, toOption } from './to-option.ts';

const display = createDisplay(words.english, 'en', (utc) => utc);
const range = { from: '2026-11-19', to: '2026-11-21' };
const settings = (figure: ChartedFigure = 'turns') => ({ display, range, figure });
const look = {
  text: '#111',
  quiet: '#222',
  line: '#333',
  ground: '#444',
  page: '#777',
  font: 'Inter',
  series: ['#555', '#666'],
  formatNumber: new Intl.NumberFormat('de').format,
};
const at = (day: string) => `2026-11-${day}T00:00:00.000Z`;
const withTurns = (turns: number) => ({ ...counts, turns });

test('the overview has a point for each day, even for those without turns, and the range before as a second, paler line', () => {
  const previousSeries = [{ startUtc: at('17'), counts: withTurns(5) }];
  const chart = toChart({ ...results.overview, previous: counts, previousSeries }, settings());
  expect(chart).toEqual({
    kind: 'lines',
    categories: ['19 Nov', '20 Nov', '21 Nov'],
    series: [
      { name: 'Turns', values: [0, 12, 0] },
      { name: 'Range before', values: [0, 5, 0], isBefore: true },
    ],
  });
});

test('the overview of a range that is not compared has one line, of the chosen figure', () => {
  expect(toChart(results.overview, settings('latency'))).toMatchObject({
    series: [{ name: 'Average time (ms)', values: [0, 10, 0] }],
  });
});

test('projects by day are a line each, and the smaller ones one line together', () => {
  const days = Array.from({ length: 9 }, (_none, index) => ({
    projectId: asProjectId(`00000000-0000-4000-8000-00000000000${index}`),
    projectName: `Project ${index}`,
    startUtc: at('20'),
    counts: withTurns(100 - index),
  }));
  const chart = toChart({ ...results.multiappdetail, days }, settings());
  const series = chart?.kind === 'lines' ? chart.series : [];
  expect(series.map(({ name, values }) => [name, values[1]])).toEqual([
    ...[0, 1, 2, 3, 4, 5].map((index) => [`Project ${index}`, 100 - index]),
    ['Others', 94 + 93 + 92],
  ]);
});

test('platforms and languages have their names in the chart of details', () => {
  const group = results.detail.groups[0];
  if (!group) throw new Error('The result has a group.');
  const groups = [
    { ...group, dimension: 'channel' as const, key: 'chat', name: 'chat' },
    { ...group, dimension: 'language' as const, key: 'de', name: 'de' },
    { ...group, dimension: 'language' as const, key: 'no language!', name: 'no language!' },
  ];
  expect(toChart({ ...results.detail, groups }, settings())).toMatchObject({
    categories: ['Platform: Chat page', 'Language: German', 'Language: no language!'],
  });
});

test('questions by page are bars of matched, missed and left questions', () => {
  expect(toChart(results.qtacfaq, settings())).toMatchObject({
    kind: 'bars',
    categories: ['Menu'],
    series: [
      { name: 'Matched', values: [7] },
      { name: 'Not matched', values: [2] },
      { name: 'Left', values: [0] },
    ],
  });
});

test('paths that lead back to where they began can be drawn', () => {
  const loop = results.sankey.links.map((link) => ({ ...link, fromNodeId: link.toNodeId, fromName: 'Menu' }));
  const id = loop[0]?.toNodeId ?? '';
  const chart = toChart({ ...results.sankey, links: loop }, settings());
  if (!chart) throw new Error('Paths have a chart.');
  const [sankey] = toOption(chart, look, true)['series'] as { data: { name: string }[]; links: object[] }[];
  expect(sankey?.data.map(({ name }) => name)).toEqual([`>${id}`, `<${id}`]);
  expect(sankey?.links).toEqual([{ source: `>${id}`, target: `<${id}`, value: 12 }]);
});

test('the numbers of a chart are written in the language of the interface', () => {
  const draw = (data: Parameters<typeof toChart>[0]) => {
    const chart = toChart(data, settings());
    if (!chart) throw new Error('The view has a chart.');
    return toOption(chart, look, true);
  };
  const lines = draw(results.overview);
  expect(lines).toMatchObject({ yAxis: { axisLabel: { formatter: look.formatNumber } } });
  const { valueFormatter } = lines['tooltip'] as { valueFormatter: (value: unknown) => string };
  expect([valueFormatter(1_234), valueFormatter(undefined)]).toEqual(['1.234', '–']);
  const [flows] = draw(results.sankey)['series'] as { tooltip: { formatter: (hover: object) => string } }[];
  expect(flows?.tooltip.formatter({ data: {}, name: '', value: 1_234 })).toBe(': 1.234');
});

test('pages of the same name are apart in the chart of paths', () => {
  const [link] = results.sankey.links;
  const other = link && { ...link, toNodeId: asNodeId('00000000-0000-4000-8000-000000000004') };
  const chart = toChart({ ...results.sankey, links: link && other ? [link, other] : [] }, settings());
  expect(chart?.kind === 'flows' && new Set(chart.links.map(({ to }) => to.key)).size).toBe(2);
});

test.each(['faq', 'misrecognitions'] as const)('the chart of %s has at most twenty bars', (view) => {
  const row = { intentId: 'i', nodeId: null, name: 'Name', times: 3 };
  const many = Array.from({ length: 30 }, () => row);
  const data = view === 'faq' ? { ...results.faq, intents: many } : { ...results.misrecognitions, nodes: many };
  const chart = toChart(data, settings());
  expect(chart?.kind === 'bars' && chart.categories).toHaveLength(20);
});

test('every view but the cards, the words and the conversations has a chart', () => {
  const without = analyticViews.filter((view) => toChart(results[view], settings()) === undefined);
  expect(without).toEqual(['correspondence', 'wordcloud', 'tiles1', 'tiles2']);
});

test('a chart has the colours of the palette, draws its hints without markup, and does not move when motion is reduced', () => {
  const chart = toChart({ ...results.overview, previous: counts }, settings());
  if (!chart) throw new Error('The overview has a chart.');
  const option = toOption(chart, look, true);
  expect(option).toMatchObject({
    animation: false,
    color: look.series,
    tooltip: { renderMode: 'richText', backgroundColor: look.ground },
  });
  expect((option['series'] as object[])[1]).toMatchObject({ lineStyle: { type: 'dashed', color: look.quiet } });
  expect(toOption(chart, look, false)).toMatchObject({ animation: true });
  expect(getChartHeight(chart)).toBeGreaterThan(100);
});
