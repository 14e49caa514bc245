import type { AnalyticCounts, AnalyticData, AnalyticDataOf, AnalyticView } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { countTurns, type CountScope, type GroupedCounts } from './counts.repository.ts';
import { countIntents, countPages, countWays } from './counts-by-key.repository.ts';
import { listPages, toLeftAt, toMissedAt, type NodeTimes } from './left/list-pages.ts';
import { readCorrespondence } from './conversations/read-correspondence.ts';
import { findNodeNames, findReleaseNumbers, listProjectNames } from './names.repository.ts';
import { countWords, listMissedTexts } from './texts.repository.ts';
import { isHourlyScope, toPreviousScope, toScope, type AnalyticRequest } from './to-scope.ts';
import { asProjectId } from '@confab/model';

/** A request with the turns that it is about and the names of their projects. */
interface ViewContext {
  readonly db: Services['db'];
  readonly request: AnalyticRequest;
  readonly scope: CountScope;
  readonly projectNames: ReadonlyMap<string, string>;
}

/** The most rows of a list, of a tile, of links in a diagram, and of words. */
const most = { list: 500, tile: 5, links: 60, words: 100 };

/**
 * Reads one view of analytics. Projects of other teams are ignored (OBJ-11). The longest views read on at most three
 * connections at once, of the ten that the server has.
 */
export async function retrieveAnalyticData({ db }: Services, request: AnalyticRequest): Promise<AnalyticData> {
  const scope = toScope(request);
  const projects = await listProjectNames(db, request.teamId, request.projectIds);
  const context: ViewContext = {
    db,
    request,
    scope: { ...scope, projectIds: projects.map(({ projectId }) => projectId) },
    projectNames: new Map(projects.map(({ projectId, displayName }) => [projectId, displayName])),
  };
  return views[request.view](context);
}

const views: { readonly [View in AnalyticView]: (context: ViewContext) => Promise<AnalyticDataOf<View>> } = {
  async overview(context) {
    const { db, scope } = context;
    const series = await listSeries(db, scope);
    const previousSeries = context.request.isCompared ? await listSeries(db, toPreviousScope(scope)) : [];
    const grain = isHourlyScope(scope) ? 'hour' : 'day';
    return { view: 'overview', ...(await countTotals(context)), grain, series, previousSeries };
  },
  async detail(context) {
    const { db, scope, request } = context;
    const numbers = await findReleaseNumbers(db, request.teamId, scope.projectIds);
    const groups: AnalyticDataOf<'detail'>['groups'] = [];
    for (const dimension of ['stage', 'channel', 'language', 'release'] as const)
      for (const { groupKey, counts } of byTurns(await countTurns(db, scope, dimension))) {
        const key = groupKey ?? '';
        groups.push({ dimension, key, name: dimension === 'release' ? String(numbers.get(key) ?? '') : key, counts });
      }
    return { view: 'detail', totals: await countAll(db, scope), groups };
  },
  async multiappdetail({ db, scope, projectNames }) {
    const rows = await countTurns(db, scope, 'projectDay');
    return { view: 'multiappdetail', totals: await countAll(db, scope), days: toProjectDays(rows, projectNames) };
  },
  async faq({ db, scope }) {
    const { intents, total } = await listIntents(db, scope, most.list);
    return { view: 'faq', total, intents, others: total - sumTimes(intents) };
  },
  async misrecognitions({ db, scope }) {
    const [missedTexts, pages, { missed: total }] = await Promise.all([
      listMissedTexts(db, scope, most.list),
      countPages(db, scope),
      countAll(db, scope),
    ]);
    const texts = missedTexts.map(({ last, ...text }) => ({ ...text, lastUtc: last.toISOString() }));
    const nodes = await withNames(db, scope, toMissedAt(pages).slice(0, most.list));
    return { view: 'misrecognitions', total, texts, others: total - sumTimes(texts), nodes };
  },
  correspondence: readCorrespondence,
  async wordcloud({ db, scope }) {
    const { matched, missed } = await countAll(db, scope);
    return { view: 'wordcloud', total: matched + missed, ...(await countWords(db, scope, most.words)) };
  },
  async sankey({ db, scope, request }) {
    const { rows, total } = await countWays(db, scope, most.links);
    const getName = await findNodeNames(
      db,
      request.teamId,
      rows.flatMap(({ from, to }) => [from, to]),
    );
    const links = rows.map(({ from, to, times }) => {
      const [source, target] = [getName(from), getName(to)];
      return { fromNodeId: source.nodeId, fromName: source.name, toNodeId: target.nodeId, toName: target.name, times };
    });
    return { view: 'sankey', total, links, others: total - sumTimes(links) };
  },
  async multiappoverview(context) {
    const { db, scope, projectNames } = context;
    const projects = byTurns(await countTurns(db, scope, 'project')).map(({ groupKey, counts }) => ({
      ...toProject(groupKey, projectNames),
      counts,
    }));
    return { view: 'multiappoverview', ...(await countTotals(context)), projects };
  },
  tiles1: async (context) => ({ view: 'tiles1', ...(await countTotals(context)) }),
  async tiles2(context) {
    const { db, scope } = context;
    const [pages, others] = await Promise.all([listPages(db, scope), countShort()]);
    const [missedAt, leftAt] = [toMissedAt(pages).slice(0, most.tile), toLeftAt(pages).slice(0, most.tile)];
    const channels = byTurns(others.channels).map(({ groupKey, counts }) => ({ key: groupKey ?? '', counts }));
    return {
      view: 'tiles2',
      ...others,
      channels,
      missedAt: await withNames(db, scope, missedAt),
      leftAt: await withNames(db, scope, leftAt),
    };

    /** Runs the quick counts one after the other on one connection, beside the slower counts of the pages. */
    async function countShort() {
      const totals = await countTotals(context);
      const { intents } = await listIntents(db, scope, most.tile);
      return { ...totals, intents, channels: await countTurns(db, scope, 'channel') };
    }
  },
  async qtacfaq({ db, scope, request }) {
    const rows = await listPages(db, scope);
    const getName = await findNodeNames(
      db,
      request.teamId,
      rows.map(({ id }) => id),
    );
    const pages = rows.map(({ id, ...page }) => ({ ...page, ...getName(id) }));
    return { view: 'qtacfaq', totals: await countAll(db, scope), pages };
  },
};

/**
 * The days of projects, sorted by day, name and project id, so that projects with the same name always have the same
 * order.
 */
export function toProjectDays(rows: readonly GroupedCounts[], names: ReadonlyMap<string, string>) {
  return rows
    .map((row) => ({ ...toProject(row.groupKey, names), startUtc: toUtc(row.otherGroupKey), counts: row }))
    .toSorted(
      (one, other) =>
        compare(one.startUtc, other.startUtc) ||
        compare(one.projectName, other.projectName) ||
        compare(one.projectId, other.projectId),
    );
}

async function listSeries(db: Services['db'], scope: CountScope) {
  const isHourly = isHourlyScope(scope);
  const rows = await countTurns(db, scope, isHourly ? 'hour' : 'day', { isHourly });
  return rows
    .map((counts) => ({ startUtc: toUtc(counts.groupKey), counts }))
    .toSorted((one, other) => compare(one.startUtc, other.startUtc));
}

async function countTotals({ db, scope, request }: ViewContext) {
  const previous = request.isCompared ? await countAll(db, toPreviousScope(scope)) : null;
  return { totals: await countAll(db, scope), previous };
}

async function countAll(db: Services['db'], scope: CountScope): Promise<AnalyticCounts> {
  const [counts] = await countTurns(db, scope, 'nothing');
  if (!counts) throw new Error('A sum without groups has one row.');
  return counts;
}

function byTurns<Row extends AnalyticCounts & { readonly groupKey: string | null }>(rows: readonly Row[]) {
  return rows
    .map((row) => ({ groupKey: row.groupKey, counts: row }))
    .toSorted(
      (one, other) => other.counts.turns - one.counts.turns || compare(one.groupKey ?? '', other.groupKey ?? ''),
    );
}

const toUtc = (text: string | null) => new Date(text ?? 0).toISOString();
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const sumTimes = (rows: readonly { readonly times: number }[]) => rows.reduce((sum, { times }) => sum + times, 0);

function toProject(id: string | null, names: ReadonlyMap<string, string>) {
  return { projectId: asProjectId(id ?? ''), projectName: names.get(id ?? '') ?? '' };
}

async function listIntents(db: Services['db'], scope: CountScope, limit: number) {
  const { rows, total } = await countIntents(db, scope, limit);
  return { total, intents: rows.map(({ intentId, name, times }) => ({ intentId, name, times })) };
}

async function withNames(db: Services['db'], { teamId }: CountScope, rows: readonly NodeTimes[]) {
  const getName = await findNodeNames(
    db,
    teamId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, times }) => ({ ...getName(id), times }));
}
