import type { HistoryPoint, historyCalls, ItemChange, ResultOf } from '@confab/contracts';
import { publishedStages } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listVersions } from './item-versions.repository.ts';
import { collectPoints, type Point } from './collect-points.ts';
import { listMarks, type HistoryScope, type MarkRow } from './points.repository.ts';
import { filterExistingItems } from './filter-existing-items.ts';
import { countUnsaved, listStateAt } from './states.repository.ts';

const pageSize = 30;
/** A point may concern thousands of items; comparing two points lists them all. */
const changesMax = 12;

type Page = ResultOf<typeof historyCalls.ofProject>;

/** The history of a project, or of one workflow with its nodes, newest first (A7.52). */
export async function listHistory(
  { db }: Services,
  scope: HistoryScope,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Page> {
  const found = await collectPoints(db, scope, before, pageSize + 1);
  const points = found.slice(0, pageSize);
  const isLast = found.length <= pageSize;
  const rows = await listMarks(db, scope, points.flatMap(selectSeqs));
  const marks = new Map(rows.map((mark) => [mark.seq, mark]));
  const stages = await listStages(db, scope.teamId, scope.projectId);
  const listed = points.map((point): HistoryPoint => {
    const own = selectSeqs(point).flatMap((seq) => marks.get(seq) ?? []);
    const standing = stages.filter(({ publishedAt }) => publishedAt.getTime() === point.at.getTime());
    return {
      ...toPoint(point, own),
      stages: standing.map(({ stage }) => (stage === 'Live' ? 'Production' : 'Staging')),
    };
  });
  if (isLast && before > 0) listed.push(...(await findCreationPoint(db, scope)));
  return {
    points: listed,
    unsavedCount: await countUnsaved(db, scope),
    // The next page continues before the oldest event of the last point, so that it lists no event of this point again.
    nextBefore: isLast ? null : (points.at(-1)?.seqs.at(-1) ?? null),
  };
}

/** The events that a point lists: its promotions and rollbacks, and the first of the others, in order. */
function selectSeqs({ seqs, stageSeqs }: Point): readonly number[] {
  const first = seqs.toReversed().slice(0, changesMax + 2);
  return [...new Set([...first, ...stageSeqs])].toSorted((one, other) => one - other);
}

function toPoint(point: Point, marks: readonly MarkRow[]): HistoryPoint {
  const promotion = marks.find(({ type }) => type === 'promoted');
  const back = marks.find(({ type }) => type === 'rolledBack');
  return {
    authorId: point.authorId,
    authorName: getAccountName(point),
    createdUtc: point.at.toISOString(),
    versionNumber: point.lastSeq,
    type: promotion ? 'published' : back ? 'wentBack' : 'saved',
    changes: summarizeChanges(marks).slice(0, changesMax),
    changeCount: point.itemCount,
    description: marks.findLast((mark) => mark.type === 'itemSaved' && mark.description)?.description ?? '',
    publishedTo: publishedStages.filter((stage) => promotion?.event?.includes(`"${stage}"`)),
    stages: [],
    backTo: back?.version ?? null,
  };
}

/** The overall change of each item, without steps in between. */
function summarizeChanges(marks: readonly MarkRow[]): ItemChange[] {
  const byItem = groupBy(
    marks.filter(({ type }) => type.startsWith('item')),
    ({ itemId }) => itemId ?? '',
  );
  return [...byItem.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first?.itemId || !last) return [];
    const version = own.findLast((mark) => mark.version !== null)?.version ?? null;
    const wasAdded = first.type === 'itemAdded';
    const wasRemoved = last.type === 'itemDeleted';
    const saves = own.filter((mark) => mark.type === 'itemSaved');
    return [
      {
        itemId: first.itemId,
        kind: first.kind ?? 'node',
        type: first.itemType ?? '',
        workflowId: first.workflowId,
        displayName: first.displayName ?? '',
        change: wasRemoved ? 'removed' : wasAdded ? 'added' : 'changed',
        fromVersion: wasAdded || wasRemoved ? null : (saves[0]?.version ?? 2) - 1,
        toVersion: wasRemoved ? null : (version ?? 1),
        isThere: first.kind !== null && first.isDeleted === false,
      },
    ];
  });
}

/** The first point of a history whose item was created with its project and so has no event. */
async function findCreationPoint(db: Db, scope: HistoryScope): Promise<HistoryPoint[]> {
  const { teamId, projectId, workflowId = projectId } = scope;
  const wasThere = filterExistingItems(await listStateAt(db, scope, 0, workflowId)).length > 0;
  const [first] = wasThere ? await listVersions(db, teamId, workflowId, 2, 1) : [];
  if (!first) return [];
  return [
    {
      authorId: first.authorId,
      authorName: getAccountName(first),
      createdUtc: first.createdAt.toISOString(),
      versionNumber: 0,
      type: 'created',
      changes: [],
      changeCount: 0,
      description: '',
      publishedTo: [],
      stages: [],
      backTo: null,
    },
  ];
}

function groupBy<Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}
