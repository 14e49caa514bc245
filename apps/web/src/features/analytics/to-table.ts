import type { AnalyticCounts, AnalyticData } from '@confab/contracts';
import type { Translated } from '../../words/define-words.ts';
import type { AnalyticWords } from './words.ts';

/** The table of a view. The bars of its chart show one of the columns. */
export interface AnalyticTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly charted: number;
}

type Say = Translated<AnalyticWords>;

/** Converts the result of a view to its table. `formatTime` formats a time for the account; days are those of UTC. */
export function toTable(data: AnalyticData, say: Say, formatTime: (utc: string) => string): AnalyticTable {
  const countColumns = [say.turns, say.conversations, say.ended, say.matched, say.missed, say.errors, say.latency];
  const toCells = (counts: AnalyticCounts) => [
    counts.turns,
    counts.conversations,
    counts.ended,
    counts.matched,
    counts.missed,
    counts.errors,
    counts.turns === 0 ? 0 : Math.round(counts.latencyMs / counts.turns),
  ];
  const toTimes = (label: string, rows: readonly { readonly name: string; readonly times: number }[], others = 0) => ({
    columns: [label, say.times],
    rows: [
      ...rows.map(({ name, times }) => [name || say.beginning, times]),
      ...(others > 0 ? [[say.others, others]] : []),
    ],
    charted: 1,
  });
  switch (data.view) {
    case 'overview':
      return {
        columns: [data.grain === 'hour' ? say.start : say.day, ...countColumns],
        rows: data.series.map(({ startUtc, counts }) => [
          data.grain === 'hour' ? formatTime(startUtc) : startUtc.slice(0, 10),
          ...toCells(counts),
        ]),
        charted: 1,
      };
    case 'detail':
      return {
        columns: [say.name, ...countColumns],
        rows: data.groups.map(({ dimension, name, counts }) => [
          `${say[dimension]}: ${name || say.unknown}`,
          ...toCells(counts),
        ]),
        charted: 1,
      };
    case 'multiappdetail':
      return {
        columns: [say.name, ...countColumns],
        rows: data.days.map(({ projectName, startUtc, counts }) => [
          `${startUtc.slice(0, 10)} ${projectName}`,
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
      );
    case 'sankey':
      return {
        columns: [say.from, say.toNode, say.times],
        rows: [
          ...data.links.map(({ fromName, toName, times }) => [fromName || say.beginning, toName || say.unknown, times]),
          ...(data.others > 0 ? [[say.others, '', data.others]] : []),
        ],
        charted: 2,
      };
    case 'tiles1': {
      const { totals, previous } = data;
      const names = [
        'turns',
        'conversations',
        'newVisitors',
        'returningVisitors',
        'ended',
        'matched',
        'missed',
        'silent',
        'errors',
      ] as const;
      return {
        columns: [say.tile, say.times, ...(previous ? [say.before] : [])],
        rows: names.map((name) => [say[name], totals[name], ...(previous ? [previous[name]] : [])]),
        charted: 1,
      };
    }
    case 'tiles2': {
      const tiles = [
        ...data.intents.map(({ name, times }) => ({ name: `${say.intent}: ${name}`, times })),
        ...data.missedAt.map(({ name, times }) => ({ name: `${say.missed}: ${name || say.beginning}`, times })),
        ...data.leftAt.map(({ name, times }) => ({ name: `${say.left}: ${name}`, times })),
        ...data.channels.map(({ key, counts }) => ({ name: `${say.channel}: ${key}`, times: counts.turns })),
      ];
      return toTimes(say.tile, tiles);
    }
    case 'qtacfaq':
      return {
        columns: [say.name, say.arrived, say.asked, say.matched, say.missed, say.ended, say.left],
        rows: data.pages.map((page) => [
          page.name || say.beginning,
          page.arrived,
          page.asked,
          page.matched,
          page.missed,
          page.ended,
          page.left,
        ]),
        charted: 2,
      };
    case 'correspondence':
      return {
        columns: [say.start, say.channel, say.turns, say.missed, say.text],
        rows: data.conversations.map(({ startedUtc, channel, turns, missed, firstSaid }) => [
          formatTime(startedUtc),
          channel,
          turns,
          missed,
          firstSaid ?? say.notKept,
        ]),
        charted: 2,
      };
  }
}
