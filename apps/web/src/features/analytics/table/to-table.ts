import type { AnalyticCounts, AnalyticData } from '@confab/contracts';
import { getFigure } from '../charts/chart-model.ts';
import { getGroupName } from '../charts/to-chart.ts';
import type { Display } from '../display.ts';
import { countNames, tileNames } from './count-names.ts';

/** The table of a view. Its bars show the column `charted`; a list of conversations has none. */
export interface AnalyticTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly charted?: number;
}

/** Converts the result of a view to its table. Days are those of UTC. */
export function toTable(data: AnalyticData, display: Display): AnalyticTable {
  const { say, formatTime, formatDay } = display;
  const countColumns = [...countNames.map((name) => say[name]), say.latency];
  const toCells = (counts: AnalyticCounts) => [...countNames.map((name) => counts[name]), getFigure(counts, 'latency')];
  const toTimes = (label: string, rows: readonly { readonly name: string; readonly times: number }[], others = 0) => ({
    columns: [label, say.times],
    rows: [
      ...rows.map(({ name, times }) => [name || say.unknown, times]),
      ...(others > 0 ? [[say.others, others]] : []),
    ],
    charted: 1,
  });
  switch (data.view) {
    case 'overview':
      return {
        columns: [data.grain === 'hour' ? say.start : say.day, ...countColumns],
        rows: data.series.map(({ startUtc, counts }) => [
          data.grain === 'hour' ? formatTime(startUtc) : formatDay(startUtc),
          ...toCells(counts),
        ]),
        charted: 1,
      };
    case 'detail':
      return {
        columns: [say.name, ...countColumns],
        rows: data.groups.map((group) => [
          `${say[group.dimension]}: ${getGroupName(group, display)}`,
          ...toCells(group.counts),
        ]),
        charted: 1,
      };
    case 'multiappdetail':
      return {
        columns: [say.name, ...countColumns],
        rows: data.days.map(({ projectName, startUtc, counts }) => [
          `${formatDay(startUtc)} ${projectName}`,
          ...toCells(counts),
        ]),
        charted: 1,
      };
    case 'multiappoverview':
      return {
        columns: [say.project, ...countColumns],
        rows: data.projects.map(({ projectName, counts }) => [projectName, ...toCells(counts)]),
        charted: 1,
      };
    case 'faq':
      return toTimes(say.intent, data.intents, data.others);
    case 'misrecognitions':
      return {
        columns: [say.text, say.times, say.last],
        rows: [
          ...data.texts.map(({ text, times, lastUtc }) => [text, times, formatTime(lastUtc)]),
          ...(data.others > 0 ? [[say.notKept, data.others, '']] : []),
        ],
        charted: 1,
      };
    case 'wordcloud':
      return toTimes(
        say.wordcloud,
        data.words.map(({ word, times }) => ({ name: word, times })),
        data.others,
      );
    case 'sankey':
      return {
        columns: [say.from, say.toNode, say.times],
        rows: [
          ...data.links.map(({ fromNodeId, fromName, toName, times }) => [
            display.getNodeName(fromNodeId, fromName),
            toName || say.unknown,
            times,
          ]),
          ...(data.others > 0 ? [[say.others, '', data.others]] : []),
        ],
        charted: 2,
      };
    case 'tiles1': {
      const { totals, previous } = data;
      return {
        columns: [say.tile, say.times, ...(previous ? [say.before] : [])],
        rows: tileNames.map((name) => [say[name], totals[name], ...(previous ? [previous[name]] : [])]),
        charted: 1,
      };
    }
    case 'tiles2': {
      const tiles = [
        ...data.intents.map(({ name, times }) => ({ name: `${say.intent}: ${name || say.unknown}`, times })),
        ...data.missedAt.map(({ nodeId, name, times }) => ({
          name: `${say.missed}: ${display.getNodeName(nodeId, name)}`,
          times,
        })),
        ...data.leftAt.map(({ nodeId, name, times }) => ({
          name: `${say.left}: ${display.getNodeName(nodeId, name)}`,
          times,
        })),
        ...data.channels.map(({ key, counts }) => ({
          name: `${say.channel}: ${display.getChannelName(key)}`,
          times: counts.turns,
        })),
      ];
      return toTimes(say.tile, tiles);
    }
    case 'qtacfaq':
      return {
        columns: [say.name, say.arrived, say.asked, say.matched, say.missed, say.ended, say.left],
        rows: data.pages.map((page) => [
          display.getNodeName(page.nodeId, page.name),
          page.arrived,
          page.asked,
          page.matched,
          page.missed,
          page.ended,
          page.left,
        ]),
        charted: 2,
      };
    case 'correspondence': {
      const isSearch = data.conversations.some(({ foundSaid }) => foundSaid !== null);
      return {
        columns: [say.start, say.channel, say.turns, say.missed, isSearch ? say.foundText : say.text],
        rows: data.conversations.map(({ startedUtc, channel, turns, missed, firstSaid, foundSaid }) => [
          formatTime(startedUtc),
          display.getChannelName(channel),
          turns,
          missed,
          foundSaid ?? (firstSaid === '' ? say.noUtterance : (firstSaid ?? say.notKept)),
        ]),
      };
    }
  }
}
