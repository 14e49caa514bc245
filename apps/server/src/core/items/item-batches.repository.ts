import type { ItemId, TeamId, JsonText, JsonObject } from '@confab/model';
import { sql } from 'kysely';
import { listBatches } from '../../db/batches/list-batches.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { ItemRow } from './items.repository.ts';

export type NewItem = Pick<
  ItemRow,
  'id' | 'teamId' | 'kind' | 'type' | 'projectId' | 'workflowId' | 'displayName' | 'draft' | 'version' | 'sortOrder'
>;

/** Inserts items; parents must come before their children. @returns the database's time. */
export async function insertItems(trx: Db, items: readonly NewItem[]): Promise<Date> {
  let at = new Date(0);
  for (const batch of listBatches(items, ({ draft }) => draft.length)) {
    const [first] = await insertItemRows(trx, toColumns(batch));
    at = first?.updatedAt ?? at;
  }
  return at;
}

/** The rows as one list for each column: such a statement has a fixed text, however many rows it inserts. */
function toColumns(items: readonly NewItem[]) {
  return {
    ids: items.map(({ id }) => id),
    teamIds: items.map(({ teamId }) => teamId),
    kinds: items.map(({ kind }) => kind),
    types: items.map(({ type }) => type),
    projectIds: items.map(({ projectId }) => projectId),
    workflowIds: items.map(({ workflowId }) => workflowId),
    displayNames: items.map(({ displayName }) => displayName),
    drafts: items.map(({ draft }) => draft),
    versions: items.map(({ version }) => version),
    sortOrders: items.map(({ sortOrder }) => sortOrder),
  };
}

const insertItemRows = compileOnce<ReturnType<typeof toColumns>, { readonly updatedAt: Date }>(
  (_db, rows) => sql`
    with added as (
      insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order)
      select id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order
      from unnest(${rows.ids}::uuid[], ${rows.teamIds}::uuid[], ${rows.kinds}::text[], ${rows.types}::text[],
        ${rows.projectIds}::uuid[], ${rows.workflowIds}::uuid[], ${rows.displayNames}::text[], ${rows.drafts}::text[],
        ${rows.versions}::int[], ${rows.sortOrders}::text[])
        as row (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order)
      returning updated_at
    )
    select updated_at from added limit 1`,
);

/** A draft to store with its item. */
export interface DraftOfItem {
  readonly id: ItemId;
  readonly text: JsonText<JsonObject>;
  readonly displayName: string;
  readonly isDirty: boolean;
}

/** Stores the drafts of several items of a team. */
export async function updateDrafts(trx: Db, teamId: TeamId, drafts: readonly DraftOfItem[]): Promise<void> {
  for (const batch of listBatches(drafts, ({ text }) => text.length)) {
    await sql`
      update item
      set draft = given.draft, display_name = given.display_name, is_dirty = given.is_dirty, updated_at = now()
      from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ text }) => text)}::text[],
        ${batch.map(({ displayName }) => displayName)}::text[], ${batch.map(({ isDirty }) => isDirty)}::boolean[])
        as given (id, draft, display_name, is_dirty)
      where item.team_id = ${teamId} and item.id = given.id`.execute(trx);
  }
}
