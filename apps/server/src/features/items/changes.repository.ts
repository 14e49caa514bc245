import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../services.ts';
import type { SavedItem } from './plan-save.ts';

const uniqueViolation = '23505';

/** A change of one workflow or node, with the events that tell of it. */
export interface ItemChange {
  readonly item: SavedItem;
  readonly accountId: string;
  /** The draft afterwards, as JSON text. */
  readonly text: string;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: boolean;
  /** The version that the change makes, if it makes one. */
  readonly added?: { readonly contentHash: Buffer; readonly content: Buffer; readonly description: string } | undefined;
  /** In order; their numbers are still to come. */
  readonly events: readonly ProjectEvent[];
  /** Makes a repeat of an edit fail instead of counting twice. */
  readonly editId?: string | undefined;
}

/**
 * Writes a change, its version, its numbers and its events in one statement: all of it, and nothing unless the
 * item is still as it was read and the author may write.
 *
 * The locks come first: what one waited for is seen as it became, and the item is compared after that.
 */
export async function storeAtOnce(db: Db, change: ItemChange): Promise<{ seq: number; updatedAt: Date } | undefined> {
  const { item, accountId, text, displayName, version, isDirty, events, editId = null } = change;
  // Its own row is numbered and changed both, which one statement cannot do twice.
  if (item.kind === 'project') return undefined;
  // A text that stays is not written again: it is most of what a row weighs.
  const draft = text === item.draft ? sql`` : sql`draft = ${text}, `;
  const statement = sql<{ seq: number; updatedAt: Date }>`
    with project as (
      select item.id, item.seq
      from item
        join team on team.id = item.team_id and team.deleted_at is null
        join team_member on team_member.team_id = item.team_id and team_member.account_id = ${accountId}
          and team_member.permission in ('AppEditor', 'Admin')
      where item.team_id = ${item.teamId} and item.id = ${item.projectId} and item.deleted_at is null
      for update of item for share of team_member
    ), target as (
      select item.id
      from project join item on item.project_id = project.id
      where item.team_id = ${item.teamId} and item.id = ${item.id} and item.deleted_at is null
        and item.xmin = ${item.rowVersion}::xid
      for update of item
    ), added as (
      ${addedVersion(change)}
    ), stored as (
      update item
      set ${draft}display_name = ${displayName}, version = ${version}, is_dirty = ${isDirty}, updated_at = now()
      from target where item.id = target.id
    ), told as (
      insert into project_event (team_id, project_id, seq, edit_id, item_id, author_id, event)
      select ${item.teamId}::uuid, project.id, project.seq + event.place, ${editId}::uuid, target.id, ${accountId}::uuid,
        replace(event.text, event.number, (project.seq + event.place)::text)
      from project, target, (values ${sql.join(events.map(eventRow))}) as event (place, text, number)
    )
    update item
    set seq = project.seq + ${events.length}::bigint, updated_at = now()
    from project, target
    where item.id = project.id
    returning item.seq, item.updated_at`;
  try {
    return (await statement.execute(db)).rows[0];
  } catch (error) {
    // The edit was stored before.
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined;
    throw error;
  }
}

function addedVersion({ item, accountId, version, added }: ItemChange): RawBuilder<unknown> {
  if (!added) return sql`select 1`;
  const { description, contentHash, content } = added;
  return sql`insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
      select ${item.teamId}::uuid, target.id, ${version}::int, ${accountId}::uuid, ${description}, ${contentHash}::bytea, ${content}::bytea
      from target`;
}

function eventRow(event: ProjectEvent, index: number): RawBuilder<unknown> {
  const { text, placeholder } = withPlaceholder(event);
  return sql`(${index + 1}::bigint, ${text}::text, ${placeholder}::text)`;
}

/**
 * The text of an event with a number in place of the one it will get, which stands nowhere else in it, whatever
 * its author wrote.
 */
export function withPlaceholder(event: ProjectEvent): { text: string; placeholder: string } {
  const places = event.edit ? 2 : 1;
  for (let seq = Number.MAX_SAFE_INTEGER; ; seq -= 1) {
    const text = JSON.stringify(z.encode(projectEventSchema, numbered(event, seq)));
    if (text.split(String(seq)).length === places + 1) return { text, placeholder: String(seq) };
  }
}

/** An event under its number; an edit carries it itself too. */
export function numbered(event: ProjectEvent, seq: number): ProjectEvent {
  return event.edit ? { ...event, seq, edit: { ...event.edit, seq } } : { ...event, seq };
}
