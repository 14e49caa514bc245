import type { AccountId, ItemId, JsonObject, JsonText, ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { hasIdIn } from '../../core/items/items.repository.ts';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Db } from '../../services.ts';
import type { HistoryScope } from './points.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import type { StateRow } from './filter-existing-items.ts';

/**
 * All items that are not purged, as they were right after an event number.
 *
 * - Items that were created with their project have no event for it: they exist from the beginning, in version 1.
 * - All others exist from their first event in this project. Each project numbers its events, so events in a project
 *   that an item was in before do not count.
 * - A node leaves with its workflow, when that is deleted or moved to another project, without an event of its own. It
 *   has an event when it comes back with the workflow, unless it was deleted in the other project.
 * - Older servers did not mark moves inside a project: a node without an event since its workflow left counts as there
 *   if it is not deleted, or if its next event is another one than `itemAdded`.
 * - A deleted node that its workflow brought along has no event here until it is restored. An item without events that
 *   is not deleted counts as there, so that no rollback deletes it.
 * - An item that was moved here or restored has the version that its event names.
 *
 * @param only reads this item alone.
 */
export async function listStateAt(
  db: Db,
  scope: HistoryScope,
  seq: number,
  only?: ItemId,
): Promise<readonly StateRow[]> {
  const { teamId, projectId, workflowId } = scope;
  // Items and workflows are found by their own ids; with a condition on the project, a generic plan would read the
  // whole project.
  const within =
    only !== undefined
      ? sql`item.id = ${only}`
      : workflowId === undefined
        ? sql`item.project_id = ${projectId}`
        : sql`(item.id = ${workflowId} or item.workflow_id = ${workflowId})`;
  const ofItem = sql`event.team_id = ${teamId} and event.project_id = ${projectId} and event.item_id = item.id`;
  const isFromBeginning = sql`item.created_at = (select created_at from item where team_id = ${teamId} and id = ${projectId})`;
  const workflowThen =
    workflowId === undefined ? sql`coalesce(leave.present_id, item.workflow_id)` : sql`item.workflow_id`;
  const { rows } = await sql<StateRow>`
    select item.id, item.kind, item.type, item.workflow_id, ${workflowThen} as workflow_then,
      leave.workflow_id is not null and leave.present_id is null as has_lost_workflow,
      item.display_name, item.sort_order, item.version, item.is_dirty,
      item.deleted_at is not null as is_deleted, coalesce(entry.version, save.version, 1) as version_then,
      coalesce(birth.seq <= ${seq}, item.deleted_at is null or ${isFromBeginning})
        and coalesce(fate.type, 'itemAdded') = 'itemAdded'
        and (coalesce(greatest(fate.seq, arrival.seq, save.seq), 0) >= coalesce(departure.seq, 0)
          or coalesce(leave.seq < later.seq or later.type = 'itemDeleted',
            leave.seq is not null or later.seq is null and item.deleted_at is null)) as was_there
    from item
      left join lateral (
        select event.seq, event.version from project_event event
        where ${ofItem} and event.type = 'itemSaved' and event.seq <= ${seq}
        order by event.seq desc limit 1
      ) as save on true
      left join lateral (
        select event.seq, event.type from project_event event
        where ${ofItem} and event.type in ('itemAdded', 'itemDeleted') and event.seq <= ${seq}
        order by event.seq desc limit 1
      ) as fate on true
      left join lateral (
        select substring(event.event from '.*"Version":(\\d+),"IsDirty":')::int as version from project_event event
        where ${ofItem} and event.type in ('itemAdded', 'itemDeleted') and event.type = 'itemAdded'
          and event.created_at <> item.created_at and event.seq <= ${seq} and event.seq > coalesce(save.seq, 0)
        order by event.seq desc limit 1
      ) as entry on true
      left join lateral (
        select case event.type when 'itemAdded' then event.seq else 0 end as seq from project_event event
        where ${ofItem} and event.type in ('itemAdded', 'itemDeleted') and not ${isFromBeginning}
        order by event.seq limit 1
      ) as birth on true
      left join lateral (
        select event.seq, event.left_workflow_id as workflow_id, (
          select home.id from item home
          where home.team_id = ${teamId} and home.id = event.left_workflow_id and home.project_id = ${projectId}
        ) as present_id
        from project_event event
        where ${ofItem} and event.left_workflow_id is not null and event.seq > ${seq}
        order by event.seq limit 1
      ) as leave on true
      left join lateral (
        select event.seq from project_event event
        where ${ofItem} and event.left_workflow_id is not null and event.seq <= ${seq}
        order by event.seq desc limit 1
      ) as arrival on true
      left join lateral (
        select event.seq, event.type from project_event event
        where ${ofItem} and event.type in ('itemAdded', 'itemDeleted') and event.seq > ${seq}
        order by event.seq limit 1
      ) as later on true
      left join lateral (
        select event.seq from project_event event
        where event.team_id = ${teamId} and event.project_id = ${projectId}
          and event.item_id = coalesce(leave.workflow_id, item.workflow_id)
          and event.type in ('itemAdded', 'itemDeleted') and event.type = 'itemDeleted' and event.seq <= ${seq}
        order by event.seq desc limit 1
      ) as departure on true
    where item.team_id = ${teamId} and ${within}
    order by item.sort_order, item.id`.execute(db);
  return rows;
}

/** A save of an item. */
export interface SavedContent {
  readonly itemId: ItemId;
  readonly version: number;
  readonly contentHash: Buffer;
  readonly content: PackedJson<JsonObject>;
}

/** Joins each requested version by its key. The limit keeps every plan from reading all versions to find some. */
function eachRequested(teamId: TeamId, requested: readonly { readonly itemId: ItemId; readonly version: number }[]) {
  return sql`
    from unnest(${requested.map(({ itemId }) => itemId)}::uuid[], ${requested.map(({ version }) => version)}::int[])
        as requested (item_id, version)
      cross join lateral (
        select content_hash, content from item_version
        where item_version.team_id = ${teamId} and item_version.item_id = requested.item_id
          and item_version.version = requested.version
        limit 1
      ) as saved`;
}

/** The saves of these items under these numbers. */
export async function listContents(
  db: Db,
  teamId: TeamId,
  requested: readonly { readonly itemId: ItemId; readonly version: number }[],
): Promise<readonly SavedContent[]> {
  if (requested.length === 0) return [];
  const { rows } = await sql<SavedContent>`
    select requested.item_id, requested.version, saved.content_hash, saved.content
    ${eachRequested(teamId, requested)}`.execute(db);
  return rows;
}

/** The drafts of items, deleted ones too. */
export async function listDrafts(
  db: Db,
  teamId: TeamId,
  ids: readonly ItemId[],
): Promise<readonly { readonly id: ItemId; readonly draft: JsonText<JsonObject> }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('item').select(['id', 'draft']).where('teamId', '=', teamId).where('id', 'in', ids).execute();
}

/** The content hashes alone, by `id/version`. */
export async function listHashes(
  db: Db,
  teamId: TeamId,
  requested: readonly { readonly itemId: ItemId; readonly version: number }[],
): Promise<ReadonlyMap<string, string>> {
  if (requested.length === 0) return new Map();
  const { rows } = await sql<{ itemId: ItemId; version: number; hash: string }>`
    select requested.item_id, requested.version, encode(saved.content_hash, 'hex') as hash
    ${eachRequested(teamId, requested)}`.execute(db);
  return new Map(rows.map(({ itemId, version, hash }) => [`${itemId}/${version}`, hash]));
}

/** An item as a rollback writes it. */
export interface WrittenItem {
  readonly id: ItemId;
  readonly draft: JsonText<JsonObject>;
  readonly displayName: string;
  readonly version: number;
}

/** Writes saved drafts and restores their items if deleted. The caller has locked the project. */
export async function writeSavedItems(trx: Db, teamId: TeamId, items: readonly WrittenItem[]): Promise<void> {
  for (const part of listBatches(items, ({ draft }) => draft.length)) {
    await sql`
      update item
      set draft = given.draft, display_name = given.display_name, version = given.version, is_dirty = false,
        deleted_at = null, deleted_by = null, detached = null, updated_at = now()
      from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ draft }) => draft)}::text[],
        ${part.map(({ displayName }) => displayName)}::text[], ${part.map(({ version }) => version)}::int[])
        as given (id, draft, display_name, version)
      where item.team_id = ${teamId} and item.id = given.id`.execute(trx);
  }
}

/** Marks items as deleted, without the items below them. */
export async function markItemsDeleted(
  trx: Db,
  { teamId, deletedBy }: { readonly teamId: TeamId; readonly deletedBy: AccountId },
  ids: readonly ItemId[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('item')
    .set({ deletedAt: sql<Date>`now()`, deletedBy, detached: null })
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .where('deletedAt', 'is', null)
    .execute();
}

/** The ids of a project's items that are not deleted. */
export async function listExistingIds(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The number of items with unsaved changes. */
export async function countUnsaved(db: Db, { teamId, projectId, workflowId }: HistoryScope): Promise<number> {
  let query = db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    // A literal, so that the plan can use the index of unsaved items.
    .where(sql<boolean>`item.is_dirty`);
  if (workflowId !== undefined) {
    query = query.where((is) => is.or([is('id', '=', workflowId), is('workflowId', '=', workflowId)]));
  }
  return (await query.executeTakeFirstOrThrow()).count;
}
