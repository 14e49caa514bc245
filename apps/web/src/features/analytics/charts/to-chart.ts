import type { AnalyticData, AnalyticDataOf } from '@confab/contracts';
import type { Display } from '../display.ts';
import { listStarts, type DayRange } from '../filters/days.ts';
import { getFigure, type ChartedFigure, type ChartModel, type ChartSeries } from './chart-model.ts';

/** Bars, lines and links of a picture; the table has the others. */
const most = { bars: 20, lines: 6, links: 30 };

export interface ChartSettings {
  readonly display: Display;
  readonly range: DayRange;
  readonly figure: ChartedFigure;
}

/** Converts the result of a view to its picture; undefined for a view that has another one or none. */
export function toChart(data: AnalyticData, settings: ChartSettings): ChartModel | undefined {
  const { display, figure } = settings;
  const { say } = display;
  const toBars = (rows: readonly { readonly name: string; readonly value: number }[], label: string): ChartModel => {
    const listed = rows.slice(0, most.bars);
    return {
      kind: 'bars',
      categories: listed.map(({ name }) => name),
      series: [{ name: label, values: listed.map(({ value }) => value) }],
    };
  };
  switch (data.view) {
    case 'overview':
      return toOverviewLines(data, settings);
    case 'multiappdetail':
      return toProjectLines(data, settings);
    case 'detail':
      return toBars(
        data.groups.map((group) => ({
          name: `${say[group.dimension]}: ${getGroupName(group, display)}`,
          value: getFigure(group.counts, figure),
        })),
        say[figure],
      );
    case 'multiappoverview':
      return toBars(
        data.projects.map(({ projectName, counts }) => ({ name: projectName, value: getFigure(counts, figure) })),
        say[figure],
      );
    case 'faq':
      return toBars(
        data.intents.map(({ name, times }) => ({ name, value: times })),
        say.times,
      );
    case 'misrecognitions':
      return toBars(
        data.nodes.map(({ nodeId, name, times }) => ({ name: display.getNodeName(nodeId, name), value: times })),
        say.missed,
      );
    case 'qtacfaq': {
      const pages = data.pages.slice(0, most.bars);
      return {
        kind: 'bars',
        categories: pages.map(({ nodeId, name }) => display.getNodeName(nodeId, name)),
        series: (['matched', 'missed', 'left'] as const).map((name) => ({
          name: say[name],
          values: pages.map((page) => page[name]),
        })),
      };
    }
    case 'sankey':
      return {
        kind: 'flows',
        links: data.links.slice(0, most.links).map(({ fromNodeId, fromName, toNodeId, toName, times }) => ({
          from: { key: fromNodeId ?? '', name: display.getNodeName(fromNodeId, fromName) },
          to: { key: toNodeId ?? '', name: toName || say.unknown },
          times,
        })),
      };
    default:
      return undefined;
  }
}

/** The name of a group of the view `detail`. */
export function getGroupName(
  { dimension, key, name }: AnalyticDataOf<'detail'>['groups'][number],
  display: Display,
): string {
  if (dimension === 'channel') return display.getChannelName(key);
  if (dimension === 'language' && key !== '') return display.getLanguageName(key);
  return name || display.say.unknown;
}

/** Hours and days without turns count as 0. The previous range is drawn from the same left edge as the current one. */
function toOverviewLines(data: AnalyticDataOf<'overview'>, { display, range, figure }: ChartSettings): ChartModel {
  const starts = listStarts(range, data.grain);
  const length = (starts[1] ?? 0) - (starts[0] ?? 0);
  const toValues = (series: typeof data.series, earlier: number) => {
    const values = new Map(series.map(({ startUtc, counts }) => [Date.parse(startUtc), getFigure(counts, figure)]));
    return starts.map((start) => values.get(start - earlier) ?? 0);
  };
  const before: ChartSeries = {
    name: display.say.before,
    values: toValues(data.previousSeries, length * starts.length),
    isBefore: true,
  };
  return {
    kind: 'lines',
    categories: starts.map((start) =>
      data.grain === 'hour' ? display.formatTime(new Date(start).toISOString()) : display.formatShortDay(start),
    ),
    series: [{ name: display.say[figure], values: toValues(data.series, 0) }, ...(data.previous ? [before] : [])],
  };
}

/** One line a project, those with the most turns; the others are one line together, except for averages. */
function toProjectLines(
  { days }: AnalyticDataOf<'multiappdetail'>,
  { display, range, figure }: ChartSettings,
): ChartModel {
  const starts = listStarts(range, 'day');
  const projects = new Map<string, { readonly name: string; turns: number; readonly values: Map<number, number> }>();
  for (const { projectId, projectName, startUtc, counts } of days) {
    const project = projects.get(projectId) ?? { name: projectName, turns: 0, values: new Map() };
    project.turns += counts.turns;
    project.values.set(Date.parse(startUtc), getFigure(counts, figure));
    projects.set(projectId, project);
  }
  const sorted = [...projects.values()].toSorted((one, other) => other.turns - one.turns);
  const rest = figure === 'latency' ? [] : sorted.slice(most.lines);
  return {
    kind: 'lines',
    categories: starts.map(display.formatShortDay),
    series: [
      ...sorted
        .slice(0, most.lines)
        .map(({ name, values }) => ({ name, values: starts.map((start) => values.get(start) ?? 0) })),
      ...(rest.length === 0
        ? []
        : [
            {
              name: display.say.others,
              values: starts.map((start) => rest.reduce((sum, { values }) => sum + (values.get(start) ?? 0), 0)),
            },
          ]),
    ],
  };
}
