import type { ItemKind } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A project, workflow or node as the database has it; `draft` is JSON text. */
export interface ItemRow {
  readonly id: string;
  readonly teamId: string;
  readonly kind: ItemKind;
  readonly type: string;
  readonly projectId: string;
  readonly workflowId: string | null;
  readonly displayName: string;
  readonly draft: string;
  readonly isDirty: boolean;
  readonly version: number;
  readonly seq: number;
  readonly sortOrder: string;
  readonly publishStatus: string;
  readonly updatedAt: Date;
}

/** What trees show of an item. */
export type SkinnyRow = Omit<ItemRow, 'draft' | 'seq' | 'publishStatus' | 'updatedAt' | 'teamId'>;

const skinny = [
  'item.id',
  'item.kind',
  'item.type',
  'item.projectId',
  'item.workflowId',
  'item.displayName',
  'item.isDirty',
  'item.version',
  'item.sortOrder',
] as const;
export const whole = [
  ...skinny,
  'item.teamId',
  'item.draft',
  'item.seq',
  'item.publishStatus',
  'item.updatedAt',
] as const;

export function findItem(db: Db, teamId: string, id: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('item')
    .select(whole)
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** An item together with the number its project stands at, in one query. */
export function findItemWithSeq(
  db: Db,
  teamId: string,
  id: string,
): Promise<(ItemRow & { projectSeq: number }) | undefined> {
  return db
    .selectFrom('item')
    .innerJoin('item as project', 'project.id', 'item.projectId')
    .select([...whole, 'project.seq as projectSeq'])
    .where('item.teamId', '=', teamId)
    .where('item.id', '=', id)
    .where('item.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The skeleton of a project: its workflows and nodes without their values, in order. */
export function listSkinny(db: Db, teamId: string, projectId: string): Promise<SkinnyRow[]> {
  return db
    .selectFrom('item')
    .select(skinny)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('kind', '<>', 'project')
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

/** Everything in a project with its values, in order: the project first. */
export function listWhole(db: Db, teamId: string, projectId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .select(whole)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

/** The nodes of a workflow without their values, in order. */
export function listSkinnyNodes(db: Db, teamId: string, workflowId: string): Promise<SkinnyRow[]> {
  return db
    .selectFrom('item')
    .select(skinny)
    .where('teamId', '=', teamId)
    .where('workflowId', '=', workflowId)
    .where('kind', '=', 'node')
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

/** The nodes of a workflow with their values, in order. */
export function listNodes(db: Db, teamId: string, workflowId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .select(whole)
    .where('teamId', '=', teamId)
    .where('workflowId', '=', workflowId)
    .where('kind', '=', 'node')
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

export type NewItem = Pick<
  ItemRow,
  'id' | 'teamId' | 'kind' | 'type' | 'projectId' | 'workflowId' | 'displayName' | 'draft' | 'version' | 'sortOrder'
>;

/** Inserts items; those that others hang below have to come first. @returns when, by the database's clock. */
export async function insertItems(trx: Db, items: readonly NewItem[]): Promise<Date> {
  let at = new Date(0);
  for (let start = 0; start < items.length; start += 200) {
    const rows = await trx
      .insertInto('item')
      .values(items.slice(start, start + 200))
      .returning('updatedAt')
      .execute();
    at = rows[0]?.updatedAt ?? at;
  }
  return at;
}

/** Writes a draft; the name in it is kept in a column too, where lists read it. */
export async function updateDraft(
  trx: Db,
  id: string,
  draft: { text: string; displayName: string; isDirty: boolean },
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ draft: draft.text, displayName: draft.displayName, isDirty: draft.isDirty, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Moves an item and all below it to the bin. @returns their ids. */
export async function binItem(trx: Db, teamId: string, kind: ItemKind, id: string): Promise<string[]> {
  const column = ({ project: 'projectId', workflow: 'workflowId', node: 'id' } as const)[kind];
  const rows = await trx
    .updateTable('item')
    .set({ deletedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where((is) => is.or([is('id', '=', id), is(column, '=', id)]))
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** How many items of a kind a project, or a team, has. */
export async function countItems(
  db: Db,
  where: { teamId: string; kind: ItemKind; projectId?: string },
): Promise<number> {
  let query = db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamId', '=', where.teamId)
    .where('kind', '=', where.kind)
    .where('deletedAt', 'is', null);
  if (where.projectId) query = query.where('projectId', '=', where.projectId);
  return (await query.executeTakeFirstOrThrow()).count;
}
