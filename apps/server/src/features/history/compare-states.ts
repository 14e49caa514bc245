import { notFound, type ItemChange, type QueryOf, type historyCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { hashContent } from '../../core/versions/content.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { isPoint, type HistoryScope } from './points.repository.ts';
import { listDrafts, listHashes, listStateAt } from './states.repository.ts';
import { getStageVersions } from '../../core/releases/get-stage-versions.ts';
import { filterExistingItems, filterKeptItems, type StateRow } from './filter-existing-items.ts';

type State = QueryOf<typeof historyCalls.compare>['from'];

/** An item in a state of the project; the version is null for an unsaved draft. */
interface ItemState {
  readonly version: number | null;
  /** Null for an item that did not exist but that a rollback to this state leaves as it is. */
  readonly hash: string | null;
}

/**
 * The items that differ between two states of a project, without those that a rollback to one of them leaves as they are.
 * Clients compare the values of an item on request.
 */
export async function compareStates(
  { db }: Services,
  scope: HistoryScope,
  from: State,
  to: State,
): Promise<ItemChange[]> {
  const known = await listStateAt(db, scope, Number.MAX_SAFE_INTEGER);
  const [before, after] = [await loadItemStates(db, scope, known, from), await loadItemStates(db, scope, known, to)];
  return known.flatMap((item): ItemChange[] => {
    const [old, now] = [before.get(item.id), after.get(item.id)];
    if (old?.hash === now?.hash || old?.hash === null || now?.hash === null) return [];
    return [
      {
        itemId: item.id,
        kind: item.kind,
        type: item.type,
        workflowId: item.workflowId,
        displayName: item.displayName,
        change: !old ? 'added' : !now ? 'removed' : 'changed',
        fromVersion: old?.version ?? null,
        toVersion: now?.version ?? null,
        isThere: !item.isDeleted,
      },
    ];
  });
}

async function loadItemStates(
  db: Db,
  scope: HistoryScope,
  known: readonly StateRow[],
  state: State,
): Promise<ReadonlyMap<string, ItemState>> {
  if (state === 'draft') return loadDraftStates(db, scope, known);
  if (state === 'Beta' || state === 'Live')
    return loadHashes(db, scope, getStageVersions(await listStages(db, scope.teamId, scope.projectId), state));
  return loadStatesAt(db, scope, Number(state));
}

/** @throws when the number is not a point of this history. */
async function loadStatesAt(db: Db, scope: HistoryScope, seq: number): Promise<ReadonlyMap<string, ItemState>> {
  if (seq !== 0 && !(await isPoint(db, scope, seq))) throw notFound();
  const rows = await listStateAt(db, scope, seq);
  const existing = filterExistingItems(rows);
  const states = await loadHashes(db, scope, new Map(existing.map((item) => [item.id, item.versionThen])));
  for (const { id } of filterKeptItems(rows, existing)) states.set(id, { version: null, hash: null });
  return states;
}

const draftsPerQuery = 200;

async function loadDraftStates(db: Db, scope: HistoryScope, known: readonly StateRow[]) {
  const living = known.filter(({ isDeleted }) => !isDeleted);
  const states = await loadHashes(db, scope, new Map(living.map(({ id, version }) => [id, version])));
  const unsaved = living.filter(({ isDirty }) => isDirty).map(({ id }) => id);
  const pause = createPause();
  for (let start = 0; start < unsaved.length; start += draftsPerQuery) {
    for (const { id, draft } of await listDrafts(db, scope.teamId, unsaved.slice(start, start + draftsPerQuery))) {
      states.set(id, { version: null, hash: hashContent(parseDraft(draft)).toString('hex') });
      await pause();
    }
  }
  return states;
}

async function loadHashes(db: Db, { teamId }: HistoryScope, versions: ReadonlyMap<ItemId, number>) {
  const requested = [...versions].map(([itemId, version]) => ({ itemId, version }));
  const hashes = await listHashes(db, teamId, requested);
  // A version that retention has removed differs from every other one.
  return new Map<string, ItemState>(
    requested.map(({ itemId, version }) => [
      itemId,
      { version, hash: hashes.get(`${itemId}/${version}`) ?? `version ${version}` },
    ]),
  );
}
