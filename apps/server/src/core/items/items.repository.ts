import {
  itemLevels,
  type ItemKind,
  type AccountId,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  type ItemId,
  type PublishStatus,
  type JsonText,
  type JsonObject,
} from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

/** A row of a project, workflow or node; `draft` is JSON text. */
export interface ItemRow {
  readonly id: ItemId;
  readonly teamId: TeamId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId | null;
  readonly displayName: string;
  readonly draft: JsonText<JsonObject>;
  readonly isDirty: boolean;
  readonly version: number;
  readonly seq: number;
  readonly sortOrder: string;
  readonly publishStatus: PublishStatus;
  readonly updatedAt: Date;
}

/** The columns that trees show. */
export type SkinnyRow = Omit<ItemRow, 'draft' | 'seq' | 'publishStatus' | 'updatedAt' | 'teamId'>;

const skinnyColumns = [
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
export const itemColumns = [
  ...skinnyColumns,
  'item.teamId',
  'item.draft',
  'item.seq',
  'item.publishStatus',
  'item.updatedAt',
] as const;

const isWorkflow = sql<boolean>`item.kind = 'workflow'`;

/** Whether an item has one of these ids, which are one array: generic plans assume a short one and use the key. */
export function hasIdIn(ids: readonly ItemId[]) {
  return sql<boolean>`item.id = any(${[...ids]}::uuid[])`;
}

/** Selects the items of a team that are not deleted. */
function selectItems(db: Db, teamId: TeamId) {
  return db.selectFrom('item').where('item.teamId', '=', teamId).where('item.deletedAt', 'is', null);
}

/** Selects the same items in the order of the trees. */
function selectItemsInOrder(db: Db, teamId: TeamId) {
  return selectItems(db, teamId).orderBy('item.sortOrder').orderBy('item.id');
}

export function findItem(db: Db, teamId: TeamId, id: ItemId): Promise<ItemRow | undefined> {
  return selectItems(db, teamId).select(itemColumns).where('item.id', '=', id).executeTakeFirst();
}

/** Finds an item and the current event number of its project in one query. */
export async function findItemWithSeq(db: Db, teamId: TeamId, id: ItemId): Promise<ItemWithSeq | undefined> {
  return (await itemWithSeq(db, { teamId, id }))[0];
}

interface ItemWithSeq extends ItemRow {
  readonly projectSeq: number;
}

const itemWithSeq = compileOnce<Pick<ItemRow, 'teamId' | 'id'>, ItemWithSeq>((db, given) =>
  selectItems(db, given.teamId)
    .innerJoin('item as project', 'project.id', 'item.projectId')
    .select([...itemColumns, 'project.seq as projectSeq'])
    .where('item.id', '=', given.id),
);

/** The outline of a project: its workflows and nodes without their values, in order. */
export function listSkinnyItems(db: Db, teamId: TeamId, projectId: ProjectId): Promise<SkinnyRow[]> {
  return selectItemsInOrder(db, teamId)
    .select(skinnyColumns)
    .where('item.projectId', '=', projectId)
    .where('item.kind', '<>', 'project')
    .execute();
}

/** The workflows of a project without their values, in order. A literal kind lets PostgreSQL use their index. */
export function listSkinnyWorkflows(db: Db, teamId: TeamId, projectId: ProjectId): Promise<SkinnyRow[]> {
  return selectItemsInOrder(db, teamId)
    .select(skinnyColumns)
    .where('item.projectId', '=', projectId)
    .where(isWorkflow)
    .execute();
}

/** Everything in a project with its values, in order: the project first. */
export function listItems(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ItemRow[]> {
  return selectItemsInOrder(db, teamId).select(itemColumns).where('item.projectId', '=', projectId).execute();
}

/** The nodes of a workflow without their values, in order. */
export function listSkinnyNodes(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<SkinnyRow[]> {
  return selectNodes(db, teamId, workflowId).select(skinnyColumns).execute();
}

/** The nodes of a workflow with their values, in order. */
export function listNodes(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<ItemRow[]> {
  return selectNodes(db, teamId, workflowId).select(itemColumns).execute();
}

function selectNodes(db: Db, teamId: TeamId, workflowId: WorkflowId) {
  return selectItemsInOrder(db, teamId)
    .where('item.workflowId', '=', workflowId)
    .where('item.kind', 'in', ['node', 'page']);
}

/** Stores a draft, and its name in a column for lists. */
export async function updateDraft(
  trx: Db,
  { teamId, id }: Pick<ItemRow, 'teamId' | 'id'>,
  draft: { text: JsonText<JsonObject>; displayName: string; isDirty: boolean },
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ draft: draft.text, displayName: draft.displayName, isDirty: draft.isDirty, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

interface DeletedItem extends Pick<ItemRow, 'teamId' | 'kind' | 'id'> {
  readonly deletedBy: AccountId;
}

/** Marks an item and everything below it as deleted. @returns their ids. */
export async function markItemDeleted(trx: Db, item: DeletedItem): Promise<ItemId[]> {
  const { teamId, kind, id, deletedBy } = item;
  const column = ({ project: 'projectId', workflow: 'workflowId', node: 'id' } as const)[itemLevels[kind]];
  const rows = await trx
    .updateTable('item')
    .set({ deletedAt: sql<Date>`now()`, deletedBy, detached: null })
    .where('teamId', '=', teamId)
    .where((is) => is.or([is('id', '=', id), is(column, '=', id)]))
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Marks nodes or pages of a project as deleted. */
export async function markNodesDeleted(
  trx: Db,
  nodes: { teamId: TeamId; projectId: ProjectId; ids: readonly ItemId[]; deletedBy: AccountId },
): Promise<void> {
  const { teamId, projectId, ids, deletedBy } = nodes;
  await trx
    .updateTable('item')
    .set({ deletedAt: sql<Date>`now()`, deletedBy, detached: null })
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Stores with a deleted or moved item the references to it that were cleared, as JSON text. */
export async function storeClearedReferences(
  trx: Db,
  teamId: TeamId,
  id: ItemId,
  detached: JsonText<readonly ClearedReference[]> | null,
): Promise<void> {
  await trx.updateTable('item').set({ detached }).where('teamId', '=', teamId).where('id', '=', id).execute();
}

/** The cleared references that are stored with an item; null when there are none. */
export async function findClearedReferences(
  trx: Db,
  teamId: TeamId,
  id: ItemId,
): Promise<JsonText<readonly ClearedReference[]> | null> {
  const row = await selectItems(trx, teamId).select('item.detached').where('item.id', '=', id).executeTakeFirst();
  return row?.detached ?? null;
}

/** The number of items of a kind in a team, or in one project. */
export async function countItems(
  db: Db,
  where: { teamId: TeamId; kind: ItemKind; projectId?: ProjectId; workflowId?: WorkflowId },
): Promise<number> {
  let query = selectItems(db, where.teamId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item.kind', '=', where.kind);
  if (where.projectId) query = query.where('item.projectId', '=', where.projectId);
  if (where.workflowId) query = query.where('item.workflowId', '=', where.workflowId);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** The highest order among the children of a workflow, or among the workflows of a project; deleted ones count too. */
export async function findLastOrder(
  db: Db,
  teamId: TeamId,
  parent: { readonly projectId: ProjectId; readonly workflowId?: WorkflowId },
): Promise<string | undefined> {
  let query = db
    .selectFrom('item')
    .select(({ fn }) => fn.max('sortOrder').as('last'))
    .where('teamId', '=', teamId)
    .where('projectId', '=', parent.projectId)
    .where(parent.workflowId ? sql<boolean>`item.kind = 'node'` : isWorkflow);
  if (parent.workflowId) query = query.where('workflowId', '=', parent.workflowId);
  return (await query.executeTakeFirst())?.last ?? undefined;
}

/** The name of an item, deleted or not, and the ids that its address needs. */
export function getItemLabel(
  db: Db,
  teamId: TeamId,
  id: ItemId,
): Promise<Pick<ItemRow, 'id' | 'kind' | 'type' | 'workflowId' | 'displayName'>> {
  return db
    .selectFrom('item')
    .select(['id', 'kind', 'type', 'workflowId', 'displayName'])
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
