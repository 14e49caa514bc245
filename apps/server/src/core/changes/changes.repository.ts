import type { ProjectEvent } from '@confab/contracts';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import { splitEvent } from './event-parts.ts';
import type { ItemWithSavedHash } from '../versions/plan-save.ts';

const uniqueViolation = '23505';

/** A change of one workflow or node, with the events that tell of it. */
export interface ItemChange {
  readonly item: ItemWithSavedHash;
  readonly accountId: string;
  /** The draft afterwards, as JSON text. */
  readonly text: string;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: boolean;
  /** The version that the change makes, if it makes one. */
  readonly added?: { readonly contentHash: Buffer; readonly content: Buffer; readonly description: string } | undefined;
  /** In order; their numbers are still to come. An item in one is this item, with the draft as it becomes. */
  readonly events: readonly ProjectEvent[];
  /** Makes a repeat of an edit fail instead of counting twice. */
  readonly editId?: string | undefined;
}

/**
 * Writes a change, its version, its numbers and its events in one statement: all of it, and nothing unless the
 * item is still as it was read and the author may write.
 */
export async function storeAtOnce(db: Db, change: ItemChange): Promise<Stored | undefined> {
  const { item, accountId, text, displayName, version, isDirty, added, events, editId = null } = change;
  // Its own row is numbered and changed both, which one statement cannot do twice.
  if (item.kind === 'project') return undefined;
  const parts = events.map(splitEvent);
  try {
    const [stored] = await writeAtOnce(db, {
      teamId: item.teamId,
      projectId: item.projectId,
      itemId: item.id,
      rowVersion: item.rowVersion,
      accountId,
      // A text that stays is not sent again: it is most of what a row weighs.
      draft: text === item.draft ? null : text,
      displayName,
      version,
      isDirty,
      ...(added ?? { contentHash: null, content: null, description: null }),
      editId,
      heads: parts.map(({ head }) => head),
      tails: parts.map(({ tail }) => tail),
      placeholders: parts.map(({ placeholder }) => placeholder),
    });
    return stored;
  } catch (error) {
    // The edit was stored before.
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined;
    throw error;
  }
}

interface Stored {
  /** The number of the last event. */
  readonly seq: number;
  readonly updatedAt: Date;
}

/** What the statement is given; all of one shape, so that it is compiled once. */
interface Write {
  readonly teamId: string;
  readonly projectId: string;
  readonly itemId: string;
  readonly rowVersion: string;
  readonly accountId: string;
  readonly draft: string | null;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: boolean;
  readonly contentHash: Buffer | null;
  readonly content: Buffer | null;
  readonly description: string | null;
  readonly editId: string | null;
  /** Of the events, in order. */
  readonly heads: readonly string[];
  readonly tails: readonly (string | null)[];
  readonly placeholders: readonly string[];
}

/** The locks come first: what one waited for is seen as it became, and the item is compared after that. */
const writeAtOnce = compileOnce<Write, Stored>(
  (_db, given) => sql<Stored>`
    with given as (
      select ${given.draft}::text as draft, ${given.accountId}::uuid as account_id, ${given.version}::int as version
    ), project as (
      select item.id, item.team_id, item.seq
      from item
        join team on team.id = item.team_id and team.deleted_at is null
        join team_member on team_member.team_id = item.team_id
          and team_member.account_id = (select account_id from given)
          and team_member.permission in ('AppEditor', 'Admin')
      where item.team_id = ${given.teamId} and item.id = ${given.projectId} and item.deleted_at is null
      for update of item for share of team_member
    ), target as (
      select item.id, item.team_id
      from project join item on item.project_id = project.id and item.team_id = project.team_id
      where item.id = ${given.itemId} and item.deleted_at is null and item.xmin = ${given.rowVersion}::xid
      for update of item
    ), added as (
      insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
      select target.team_id, target.id, given.version, given.account_id, made.description, made.hash, made.content
      from target, given, (
        select ${given.description}::text, ${given.contentHash}::bytea, ${given.content}::bytea
      ) as made (description, hash, content)
      where made.hash is not null
    ), stored as (
      update item
      set draft = coalesce(given.draft, item.draft), display_name = ${given.displayName}, version = given.version,
        is_dirty = ${given.isDirty}, updated_at = now()
      from target, given
      where item.id = target.id
    ), told as (
      insert into project_event (team_id, project_id, seq, edit_id, item_id, author_id, event)
      select target.team_id, project.id, project.seq + event.place, ${given.editId}::uuid, target.id, given.account_id,
        replace(event.head, event.number, (project.seq + event.place)::text)
          || coalesce(given.draft || replace(event.tail, event.number, (project.seq + event.place)::text), '')
      from project, target, given, unnest(${given.heads}::text[], ${given.tails}::text[], ${given.placeholders}::text[])
        with ordinality as event (head, tail, number, place)
    )
    update item
    set seq = project.seq + cardinality(${given.heads}::text[]), updated_at = now()
    from project, target
    where item.id = project.id
    returning item.seq, item.updated_at`,
);
