import { listRoles } from '@confab/access';
import type { AccountId, EditId, ItemId, ProjectId, TeamId, JsonObject, JsonText } from '@confab/model';
import type { ProjectEvent } from '@confab/contracts';
import { sql } from 'kysely';
import { listBatches } from '../../db/batches/list-batches.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { ItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { insertSecrets, type StoredSecret } from '../secrets/secrets.repository.ts';
import { insertVersions } from '../versions/versions.repository.ts';
import { splitEvent } from './event-parts.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** What a change writes to one item. */
export interface ItemWrite {
  /** The item as it was when the change was planned. */
  readonly item: ItemWithSavedHash;
  /** The new draft. */
  readonly text: JsonText<JsonObject>;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: boolean;
  /** The version that the change adds; undefined when it adds none. */
  readonly newVersion?: NewVersionContent | undefined;
  /** Secrets in the new draft that are not in the old one. */
  readonly secrets?: readonly StoredSecret[] | undefined;
  /** Stored with the events. An edit with the same id is not stored a second time. */
  readonly editId?: EditId | undefined;
}

export interface NewVersionContent {
  readonly contentHash: Buffer;
  readonly content: PackedJson<JsonObject>;
  readonly description: string;
}

/** Stores an item write inside a transaction that has locked the project. @returns the database's time of the write. */
export async function storeItemWrite(trx: Db, write: ItemWrite, authorId: AccountId): Promise<Date> {
  const { item, text, displayName, version, isDirty, newVersion, secrets = [] } = write;
  await insertSecrets(trx, secrets);
  if (newVersion)
    await insertVersions(trx, [{ teamId: item.teamId, itemId: item.id, version, authorId, ...newVersion }]);
  const row = await trx
    .updateTable('item')
    .set({ draft: text, displayName, version, isDirty, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', item.teamId)
    .where('id', '=', item.id)
    .returning('updatedAt')
    .executeTakeFirstOrThrow();
  return row.updatedAt;
}

/** Stores the writes of several items of a team as `storeItemWrite` does, many in a statement. */
export async function storeItemWrites(
  trx: Db,
  teamId: TeamId,
  writes: readonly ItemWrite[],
  authorId: AccountId,
): Promise<void> {
  await insertSecrets(
    trx,
    writes.flatMap(({ secrets = [] }) => secrets),
  );
  await insertVersions(
    trx,
    writes.flatMap(({ item, version, newVersion }) =>
      newVersion ? [{ teamId, itemId: item.id, version, authorId, ...newVersion }] : [],
    ),
  );
  for (const batch of listBatches(writes, ({ text }) => text.length)) {
    await updateItemRows(trx, {
      teamId,
      ids: batch.map(({ item }) => item.id),
      drafts: batch.map(({ text }) => text),
      displayNames: batch.map(({ displayName }) => displayName),
      versions: batch.map(({ version }) => version),
      dirty: batch.map(({ isDirty }) => isDirty),
    });
  }
}

/** Items as one list for each column, so that the text of the statement is fixed. */
interface ItemColumns {
  readonly teamId: TeamId;
  readonly ids: readonly ItemId[];
  readonly drafts: readonly string[];
  readonly displayNames: readonly string[];
  readonly versions: readonly number[];
  readonly dirty: readonly boolean[];
}

const updateItemRows = compileOnce<ItemColumns, never>(
  (_db, rows) => sql`
    update item
    set draft = given.draft, display_name = given.display_name, version = given.version, is_dirty = given.is_dirty,
      updated_at = now()
    from unnest(${rows.ids}::uuid[], ${rows.drafts}::text[], ${rows.displayNames}::text[], ${rows.versions}::int[],
      ${rows.dirty}::boolean[]) as given (id, draft, display_name, version, is_dirty)
    where item.team_id = ${rows.teamId} and item.id = given.id`,
);

const uniqueViolation = '23505';

/**
 * Stores an item write, its version and its events in one statement, which locks the project only while it runs.
 *
 * @param events in order, still without numbers. An item in an event is the written item with its new draft.
 * @returns undefined when nothing was written: the item is a project, has new secrets or has changed since it was read, the author may
 * not write, or the edit is stored already.
 */
export async function storeItemWriteInOneStatement(
  db: Db,
  write: ItemWrite,
  events: readonly ProjectEvent[],
  accountId: AccountId,
): Promise<StoredWrite | undefined> {
  const { item, text, displayName, version, isDirty, newVersion, editId = null } = write;
  // A project's own row would get both its new draft and its event number, and one statement can update a row only once.
  if (item.kind === 'project' || (write.secrets?.length ?? 0) > 0) return undefined;
  const parts = events.map(splitEvent);
  try {
    const [stored] = await writeStatement(db, {
      teamId: item.teamId,
      projectId: item.projectId,
      itemId: item.id,
      rowVersion: item.rowVersion,
      accountId,
      // An unchanged draft is not sent again: it is the largest part of a row.
      draft: text === item.draft ? null : text,
      displayName,
      version,
      isDirty,
      ...(newVersion ?? { contentHash: null, content: null, description: null }),
      editId,
      heads: parts.map(({ head }) => head),
      tails: parts.map(({ tail }) => tail),
      placeholders: parts.map(({ placeholder }) => placeholder),
    });
    return stored;
  } catch (error) {
    // An edit with this id is stored already.
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined;
    throw error;
  }
}

export interface StoredWrite {
  /** The number of the last event. */
  readonly seq: number;
  readonly updatedAt: Date;
}

/** Parameters of the statement. All have a fixed shape, so that it is compiled once. */
interface WriteParameters {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: ItemId;
  readonly rowVersion: string;
  readonly accountId: AccountId;
  readonly draft: JsonText<JsonObject> | null;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: boolean;
  readonly contentHash: Buffer | null;
  readonly content: PackedJson<JsonObject> | null;
  readonly description: string | null;
  readonly editId: EditId | null;
  /** The parts of each event, in order of the events. */
  readonly heads: readonly string[];
  readonly tails: readonly (string | null)[];
  readonly placeholders: readonly string[];
}

/**
 * The locks come first, so that the item's row version is compared after any waiting. They do not block inserts of rows
 * that refer to the project or the item.
 */
const writeStatement = compileOnce<WriteParameters, StoredWrite>(
  (_db, params) => sql<StoredWrite>`
    with input as (
      select ${params.draft}::text as draft, ${params.accountId}::uuid as account_id, ${params.version}::int as version
    ), project as (
      select item.id, item.team_id, item.seq
      from item
        join team on team.id = item.team_id and team.deleted_at is null
        join team_member on team_member.team_id = item.team_id
          and team_member.account_id = (select account_id from input)
          and team_member.permission in (${sql.join(listRoles('project.edit').map(sql.lit))})
      where item.team_id = ${params.teamId} and item.id = ${params.projectId} and item.deleted_at is null
      for no key update of item for share of team_member
    ), target as (
      select item.id, item.team_id,
        case when item.kind in ('workflow', 'llama') then item.id else item.workflow_id end as workflow_id
      from project join item on item.project_id = project.id and item.team_id = project.team_id
      where item.id = ${params.itemId} and item.deleted_at is null and item.xmin = ${params.rowVersion}::xid
      for no key update of item
    ), added as (
      insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
      select target.team_id, target.id, input.version, input.account_id, new_version.description, new_version.hash, new_version.content
      from target, input, (
        select ${params.description}::text, ${params.contentHash}::bytea, ${params.content}::bytea
      ) as new_version (description, hash, content)
      where new_version.hash is not null
    ), stored as (
      update item
      set draft = coalesce(input.draft, item.draft), display_name = ${params.displayName}, version = input.version,
        is_dirty = ${params.isDirty}, updated_at = now()
      from target, input
      where item.id = target.id
    ), logged as (
      insert into project_event (team_id, project_id, seq, edit_id, item_id, workflow_id, author_id, event)
      select target.team_id, project.id, project.seq + event.ordinal, ${params.editId}::uuid, target.id, target.workflow_id,
        input.account_id,
        replace(event.head, event.placeholder, (project.seq + event.ordinal)::text)
          || coalesce(input.draft || replace(event.tail, event.placeholder, (project.seq + event.ordinal)::text), '')
      from project, target, input, unnest(${params.heads}::text[], ${params.tails}::text[], ${params.placeholders}::text[])
        with ordinality as event (head, tail, placeholder, ordinal)
    )
    update item
    set seq = project.seq + cardinality(${params.heads}::text[]), updated_at = now()
    from project, target
    where item.id = project.id
    returning item.seq, item.updated_at`,
);
