import { conflict, forbidden, notFound, unprocessable, verificationRequired } from '@confab/contracts';
import { limits, type ItemId, type JsonObject, type ProjectId, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { checkSaveScripts } from '../../core/versions/check-save-scripts.ts';
import { checkValues } from '../../core/schemas/check-values.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import { createItems } from '../../core/items/create-items.ts';
import { clearReferences } from '../../core/references/clear-references.ts';
import { markItemDeleted, countItems, findItem } from '../../core/items/items.repository.ts';
import { planSave, type ItemWithSavedHash, type SavePlan } from '../../core/versions/plan-save.ts';
import { areItemsInProject } from '../../core/references/references.repository.ts';
import { storeSave } from '../../core/versions/saves.repository.ts';
import { assertItemSize } from '../../core/items/store-draft.ts';
import { toItem } from '../../core/items/to-item.ts';
import { findLlama, type StoredLlama } from './load-llama.ts';
import { listTakenIds } from './one.repository.ts';
import { planLlamaSave, type LlamaSave, type PlannedPage } from './plan-llama-save.ts';

/** A save of a whole llama. */
export interface WholeLlamaSave extends LlamaSave {
  readonly teamId: TeamId;
  readonly llamaId: ItemId;
  /** The save that this one follows; undefined for somebody who does not care. */
  readonly version: number | undefined;
  readonly description?: string | undefined;
  /** Leaves drafts of pages alone that the save says nothing about. */
  readonly isMasterOnly?: boolean;
}

interface Saving {
  readonly services: Services;
  readonly caller: Caller;
  readonly change: ProjectChange;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly llamaId: ItemId;
  readonly description: string | undefined;
}

/**
 * Saves a llama with its pages: all of it or nothing. Ids stay, equal content makes no new version, and the llama gets
 * a new one whenever anything in it does, since it is published as a whole.
 */
export async function saveLlama(services: Services, caller: Caller, save: WholeLlamaSave): Promise<StoredLlama> {
  const { teamId, llamaId } = save;
  const before = await findItem(services.db, teamId, llamaId);
  if (before?.kind !== 'llama') throw notFound();
  // The database's own key.
  const projectId = before.projectId as ProjectId;
  return changeProject(services, caller, { teamId, projectId }, async (change) => {
    const stored = await findLlama(change.trx, teamId, llamaId);
    if (save.version !== undefined && stored.llama.version !== save.version) {
      throw conflict(
        `Somebody else has saved version ${stored.llama.version} in the meantime. Your changes are still there: save again.`,
      );
    }
    const saving = { services, caller, change, teamId, projectId, llamaId, description: save.description };
    const plan = planLlamaSave(stored, save);
    const isChanged = [
      await deletePages(saving, plan.gone),
      await addPages(saving, stored, plan.pages),
      await savePages(saving, stored, plan.pages, save.isMasterOnly ?? false),
    ].includes(true);
    await saveItself(saving, stored.llama, plan.values, isChanged);
    return findLlama(change.trx, teamId, llamaId);
  });
}

async function deletePages({ change, teamId, llamaId: _llama, ...place }: Saving, ids: readonly string[]) {
  const gone = new Set<string>();
  const deletedBy = place.caller.accountId;
  for (const id of ids)
    for (const one of await markItemDeleted(change.trx, { teamId, kind: 'page', id, deletedBy })) gone.add(one);
  await clearReferences(change, { ...place, teamId, deletedIds: gone });
  // Ids of stored items.
  for (const id of ids) change.emit({ type: 'itemDeleted', itemId: id as ItemId, itemKind: 'page' });
  return ids.length > 0;
}

async function addPages(
  { change, caller, teamId, projectId, llamaId }: Saving,
  { pages }: StoredLlama,
  planned: readonly PlannedPage[],
) {
  const known = new Set(pages.map(({ id }) => id));
  const added = planned.filter(({ id }) => !known.has(id));
  if (added.length === 0) return false;
  if (!caller.isVerified) throw forbidden(verificationRequired);
  const room = limits.projectNodesMax - (await countItems(change.trx, { teamId, kind: 'page', projectId }));
  if (added.length > room) throw unprocessable(`A project can have at most ${limits.projectNodesMax} pages.`);
  const ids = added.map(({ id }) => id);
  if ((await listTakenIds(change.trx, ids)).length > 0) throw unprocessable('The id of a new page is taken.');
  for (const { type, values } of added) {
    assertItemSize(JSON.stringify(values), values);
    checkValues({ kind: 'page', type }, values);
  }
  const rows = await createItems(
    change.trx,
    caller,
    teamId,
    added.map(({ id, type, values }) => ({
      id,
      kind: 'page',
      type,
      projectId,
      workflowId: llamaId,
      values,
      sortOrder: typeof values.Order === 'string' ? values.Order : '',
    })),
  );
  for (const row of rows) change.emit({ type: 'itemAdded', item: toItem(row) });
  return true;
}

async function savePages(saving: Saving, { pages }: StoredLlama, planned: readonly PlannedPage[], onlyMoved: boolean) {
  const known = new Map(pages.map((page) => [page.id, page]));
  let isChanged = false;
  for (const { id, values } of planned) {
    const page = known.get(id);
    if (!page || (onlyMoved && JSON.stringify(values) === page.draft)) continue;
    const plan = planSave(page, saveOf(saving, page, values));
    if (!plan.newVersion && !page.isDirty && plan.text === page.draft) continue;
    await store(saving, plan);
    isChanged ||= plan.newVersion !== undefined;
  }
  return isChanged;
}

async function saveItself(saving: Saving, llama: ItemWithSavedHash, values: JsonObject, hasChangedPages: boolean) {
  const plan = planSave(llama, saveOf(saving, llama, values));
  if (plan.newVersion || !hasChangedPages) return store(saving, plan);
  const version = llama.version + 1;
  const { description = '' } = saving;
  const added = { contentHash: hashContent(values), content: pack(plan.text), description };
  const events = plan.events.map((event) => (event.type === 'itemSaved' ? { ...event, version } : event));
  return store(saving, { ...plan, version, newVersion: added, events });
}

function saveOf({ teamId, projectId, description }: Saving, item: ItemWithSavedHash, propertyValues: JsonObject) {
  return { teamId, projectId, itemId: item.id, version: item.version, propertyValues, description };
}

async function store({ services, caller, change, teamId, projectId }: Saving, plan: SavePlan) {
  if (plan.text !== plan.item.draft) await checkSaveScripts(services, change.trx, plan);
  if (!(await areItemsInProject(change.trx, teamId, projectId, plan.references))) throw notFound();
  await storeSave(change.trx, plan, caller.accountId);
  for (const content of plan.events) change.emit(content);
}
