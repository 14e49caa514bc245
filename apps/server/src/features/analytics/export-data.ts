import { analyticTurnsSearchedMax, type AnalyticCounts, type AnalyticData } from '@confab/contracts';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvOptions } from '../../http/csv-options.ts';
import type { Services } from '../../services.ts';
import { formatDisposition } from '../media/index.ts';
import { toTurnFilter } from './conversations/to-turn-filter.ts';
import { listTurnsAfter } from './conversations.repository.ts';
import { findConversationsWith } from './conversations-with-turns.repository.ts';
import type { CountScope } from './counts.repository.ts';
import { findNodeNames, listProjectNames } from './names.repository.ts';
import { retrieveAnalyticData } from './retrieve-analytic-data.ts';
import { toScope, type AnalyticRequest } from './to-scope.ts';

type Row = readonly (string | number | null)[];

const batchSize = 500;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Sends the table of a view as CSV, which is written while it is sent. Formulas are escaped (OBJ-11). When reading
 * fails after the first bytes, the connection is closed, so that an incomplete file is not mistaken for a complete one.
 */
export async function exportData(
  services: Services,
  request: AnalyticRequest,
  { reply, signal }: { readonly reply: FastifyReply; readonly signal: AbortSignal },
): Promise<FastifyReply> {
  const rows =
    request.view === 'correspondence'
      ? listTurnRows(services, request, toScope(request))
      : toRows(await retrieveAnalyticData(services, request));
  const file = stringify({ ...csvOptions, bom: true });
  // Destroys the file when a row cannot be read, and the reply with it.
  void pipeline(Readable.from(rows), file, { signal }).catch((error: unknown) => {
    if (!signal.aborted) services.log.error({ err: error, view: request.view }, 'an export ended early');
  });
  const name = `${request.view}-${request.from}-${request.to}.csv`;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', formatDisposition(name, 'attachment'))
    .header('cache-control', 'no-store')
    .send(file);
}

const summedNames = [
  'turns',
  'conversations',
  'newVisitors',
  'returningVisitors',
  'ended',
  'matched',
  'missed',
  'silent',
  'errors',
] as const satisfies readonly (keyof AnalyticCounts)[];
const countNames = [...summedNames, 'averageLatencyMs', 'slowestMs'];

function toCells(counts: AnalyticCounts): Row {
  const averageMs = counts.turns === 0 ? null : Math.round(counts.latencyMs / counts.turns);
  return [...summedNames.map((name) => counts[name]), averageMs, counts.slowestMs];
}

/** The name of the row for the entries that a list of the most frequent leaves out. */
const others = '(others)';
const toOthers = (data: { readonly others: number }, ...rest: readonly null[]): Row[] =>
  data.others > 0 ? [[others, data.others, ...rest]] : [];

/** The name of a page or node; in brackets if it has none. */
function toNodeName(nodeId: string | null, name: string): string {
  return nodeId === null ? '(beginning)' : name || '(unknown)';
}

/** The rows of a view, under a row of names. */
function toRows(data: AnalyticData): Iterable<Row> {
  switch (data.view) {
    case 'overview':
      return [['start', ...countNames], ...data.series.map(({ startUtc, counts }) => [startUtc, ...toCells(counts)])];
    case 'detail':
      return [
        ['dimension', 'key', 'name', ...countNames],
        ...data.groups.map(({ dimension, key, name, counts }) => [dimension, key, name, ...toCells(counts)]),
      ];
    case 'multiappdetail':
      return [
        ['project', 'start', ...countNames],
        ...data.days.map(({ projectName, startUtc, counts }) => [projectName, startUtc, ...toCells(counts)]),
      ];
    case 'multiappoverview':
      return [
        ['project', ...countNames],
        ...data.projects.map(({ projectName, counts }) => [projectName, ...toCells(counts)]),
      ];
    case 'faq':
      return [['intent', 'times'], ...data.intents.map(({ name, times }) => [name, times]), ...toOthers(data)];
    case 'misrecognitions':
      return [
        ['text', 'times', 'last', 'bestScore'],
        ...data.texts.map(({ text, times, lastUtc, bestScore }) => [text, times, lastUtc, bestScore]),
        ...toOthers(data, null, null),
      ];
    case 'wordcloud':
      return [['word', 'times'], ...data.words.map(({ word, times }) => [word, times]), ...toOthers(data)];
    case 'sankey':
      return [
        ['from', 'to', 'times'],
        ...data.links.map(({ fromNodeId, fromName, toName, times }) => [
          toNodeName(fromNodeId, fromName),
          toName || '(unknown)',
          times,
        ]),
        ...(data.others > 0 ? [[others, '', data.others]] : []),
      ];
    case 'tiles1':
      return [
        ['range', ...countNames],
        ['current', ...toCells(data.totals)],
        ...(data.previous ? [['previous', ...toCells(data.previous)]] : []),
      ];
    case 'tiles2':
      return [
        ['tile', 'name', 'times'],
        ...data.intents.map(({ name, times }) => ['intent', name, times]),
        ...data.missedAt.map(({ nodeId, name, times }) => ['missedAt', toNodeName(nodeId, name), times]),
        ...data.leftAt.map(({ nodeId, name, times }) => ['leftAt', toNodeName(nodeId, name), times]),
        ...data.channels.map(({ key, counts }) => ['channel', key, counts.turns]),
      ];
    case 'qtacfaq':
      return [
        ['page', 'arrived', 'asked', 'matched', 'missed', 'ended', 'left'],
        ...data.pages.map((page) => [
          toNodeName(page.nodeId, page.name),
          page.arrived,
          page.asked,
          page.matched,
          page.missed,
          page.ended,
          page.left,
        ]),
      ];
    case 'correspondence':
      return [];
  }
}

const turnNames =
  'project conversation turn at stage channel language said answered intent score matched node ended exception latencyMs'.split(
    ' ',
  );

/**
 * The turns of the range, read in batches; with a filter, those of the conversations that the view lists with it, from the
 * one that began first.
 */
async function* listTurnRows({ db }: Services, request: AnalyticRequest, dates: CountScope): AsyncGenerator<Row> {
  yield turnNames;
  const projects = await listProjectNames(db, request.teamId, request.projectIds);
  const names = new Map<string, string>(projects.map(({ projectId, displayName }) => [projectId, displayName]));
  const scope = { ...dates, projectIds: projects.map(({ projectId }) => projectId) };
  const listed = await findListedConversations(db, scope, request);
  if (listed?.turnsFrom === null) return;
  let last = { at: listed?.turnsFrom ?? scope.start.toISOString(), id: noId };
  for (;;) {
    const turns = await listTurnsAfter(db, scope, last, batchSize);
    const getName = await findNodeNames(
      db,
      request.teamId,
      turns.map(({ nodeId }) => nodeId),
    );
    for (const turn of turns) {
      if (listed && !listed.ids.has(turn.conversation)) continue;
      yield [
        names.get(turn.projectId) ?? '',
        turn.conversation,
        turn.number,
        turn.at.toISOString(),
        turn.stage,
        turn.channel,
        turn.language,
        turn.said,
        turn.answered,
        turn.intentName,
        turn.score,
        turn.isMatched === null ? '' : String(turn.isMatched),
        getName(turn.nodeId).name,
        String(turn.isEnded),
        turn.exception,
        turn.latencyMs,
      ];
    }
    const end = turns.at(-1);
    if (!end || turns.length < batchSize) return;
    last = { at: end.exactAt, id: end.id };
  }
}

/**
 * The ids of the first turns of the conversations on all pages of the view, and the time from which on the range can
 * have turns of them; undefined without a filter.
 */
async function findListedConversations(db: Services['db'], scope: CountScope, request: AnalyticRequest) {
  const filter = toTurnFilter(request);
  if (!filter) return undefined;
  // The search reads at most this many turns, so there are no more conversations.
  const most = analyticTurnsSearchedMax;
  const { ids, turnsFrom } = await findConversationsWith(db, scope, filter, { skip: 0, most });
  return { ids: new Set(ids), turnsFrom };
}
