import type { JsonObject } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';

type Item = Pick<ItemRow, 'id' | 'teamId'>;

interface Slice {
  /** The number before the first one. */
  readonly after: number;
  readonly most: number;
}

interface ItemEvent {
  readonly seq: number;
  readonly projectId: string;
  /** The event as JSON. */
  readonly event: string;
}

/** The contents of an item's versions, in the order of their numbers. */
export function listVersionContents(trx: Db, { teamId, id }: Item, { after, most }: Slice) {
  return trx
    .selectFrom('itemVersion')
    .select(['version', 'content'])
    .where('teamId', '=', teamId)
    .where('itemId', '=', id)
    .where('version', '>', after)
    .orderBy('version')
    .limit(most)
    .execute();
}

/** Replaces the content of a version, under the same number. */
export async function replaceVersionContent(
  trx: Db,
  { teamId, id }: Item,
  version: number,
  next: { readonly content: PackedJson<JsonObject>; readonly contentHash: Buffer },
): Promise<void> {
  await trx
    .updateTable('itemVersion')
    .set(next)
    .where('teamId', '=', teamId)
    .where('itemId', '=', id)
    .where('version', '=', version)
    .execute();
}

/** The events about an item, in their order. */
export async function listItemEvents(
  trx: Db,
  { teamId, id }: Item,
  { after, most }: Slice,
): Promise<readonly ItemEvent[]> {
  const { rows } = await sql<ItemEvent>`
    select seq, project_id, event from project_event
    where team_id = ${teamId} and item_id = ${id} and seq > ${after} order by seq limit ${most}
  `.execute(trx);
  return rows;
}

/** Replaces the text of an event. */
export async function replaceItemEvent(
  trx: Db,
  { teamId }: Pick<Item, 'teamId'>,
  { seq, projectId, event }: ItemEvent,
): Promise<void> {
  await sql`
    update project_event set event = ${event}
    where team_id = ${teamId} and project_id = ${projectId} and seq = ${seq}
  `.execute(trx);
}
