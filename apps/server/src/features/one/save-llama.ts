import { needsVerification } from '@confab/access';
import {
  conflict,
  forbidden,
  itemMessages,
  notFound,
  oneMessages,
  unprocessable,
  verificationRequired,
} from '@confab/contracts';
import { asWorkflowId, limits, type ItemId, type JsonObject, type ProjectId, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { checkSaveScripts } from '../../core/versions/check-save-scripts.ts';
import { checkValues } from '../../core/schemas/check-values.ts';
import { readSavedValues } from '../../core/schemas/read-saved-values.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import { createItems } from '../../core/items/create-items.ts';
import { clearReferences } from '../../core/references/clear-references.ts';
import { keepReferences } from '../../core/references/kept-references.ts';
import { countItems, findItem, markNodesDeleted } from '../../core/items/items.repository.ts';
import { storeItemWrites } from '../../core/changes/item-writes.repository.ts';
import { planSave, type SavePlan } from '../../core/versions/plan-save.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { areItemsInProject } from '../../core/references/references.repository.ts';
import type { ItemWithSavedHash } from '../../core/items/items-with-hash.repository.ts';
import { assertItemSize } from '../../core/items/store-draft.ts';
import { parseDraft, toItem, emptyDraft } from '../../core/items/to-item.ts';
import { findLlama, type StoredLlama } from './load-llama.ts';
import { listExistingIds } from './one.repository.ts';
import {
  planLlamaSave,
  removeLinksToRemoved,
  type LlamaChanges,
  type LlamaPlanWithoutLinks,
  type PlannedPage,
} from './plan-llama-save.ts';

/** A save of a whole llama. */
export interface LlamaSaveRequest extends LlamaChanges {
  readonly teamId: TeamId;
  readonly llamaId: ItemId;
  /** The version that the save is based on; undefined skips the conflict check. */
  readonly version: number | undefined;
  readonly description?: string | undefined;
  /** Saves only pages that the save changes; other unsaved pages stay drafts. */
  readonly isMasterOnly?: boolean;
}

interface SaveContext {
  readonly services: Services;
  readonly caller: Caller;
  readonly change: ProjectChange;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly llamaId: ItemId;
  readonly description: string | undefined;
}

/**
 * Saves a llama with its pages in one transaction. Equal content makes no new version. The llama gets a new version
 * whenever one of its pages does, since it is published as a whole.
 */
export async function saveLlama(services: Services, caller: Caller, save: LlamaSaveRequest): Promise<StoredLlama> {
  const { teamId, llamaId } = save;
  const before = await findItem(services.db, teamId, llamaId);
  if (before?.kind !== 'llama') throw notFound();
  const projectId = before.projectId;
  return changeProject(services, caller, { teamId, projectId }, (change) =>
    saveLlamaInChange({ services, caller, change, projectId }, save),
  );
}

/** Saves a llama with its pages as a part of a change of its project. */
export async function saveLlamaInChange(
  context: Pick<SaveContext, 'services' | 'caller' | 'change' | 'projectId'>,
  save: LlamaSaveRequest,
): Promise<StoredLlama> {
  const { teamId, llamaId, description } = save;
  const { trx } = context.change;
  const stored = await findLlama(trx, teamId, llamaId);
  if (save.version !== undefined && stored.llama.version !== save.version) {
    throw conflict(itemMessages.savedMeanwhile, { version: stored.llama.version });
  }
  const saving = { ...context, teamId, llamaId, description };
  const plan = await removeLinksToRemoved(llamaId, planLlamaSave(stored, save));
  const isChanged = [
    await deletePages(saving, plan),
    await addPages(saving, stored, plan.pages),
    await savePages(saving, stored, plan.pages, save.isMasterOnly ?? false),
  ].includes(true);
  await saveLlamaItem(saving, stored.llama, plan.values, isChanged);
  return findLlama(trx, teamId, llamaId);
}

async function deletePages(
  { services, change, caller, teamId, projectId, llamaId }: SaveContext,
  { removedIds: ids, pages, removedLinks }: LlamaPlanWithoutLinks,
) {
  if (ids.length === 0) return false;
  await markNodesDeleted(change.trx, { teamId, projectId, ids, deletedBy: caller.accountId });
  // The plan has already removed links to these pages from the saved values; links in other chapters are cleared in the
  // drafts.
  const saved = new Set<string>([llamaId, ...pages.map(({ id }) => id)]);
  const isInScope = (id: string) => !saved.has(id);
  const scope = { services, caller, teamId, projectId };
  const cleared = await clearReferences(change, { ...scope, deletedIds: new Set(ids), isInScope });
  await keepReferences(change.trx, scope, [...removedLinks, ...cleared]);
  for (const id of ids) change.emit({ type: 'itemDeleted', itemId: id, itemKind: 'page' });
  return true;
}

async function addPages(
  { services, change, caller, teamId, projectId, llamaId }: SaveContext,
  { pages }: StoredLlama,
  planned: readonly PlannedPage[],
) {
  const known = new Set<string>(pages.map(({ id }) => id));
  const added = planned
    .filter(({ id }) => !known.has(id))
    .map((page) => ({ ...page, values: readSavedValues({ kind: 'page', type: page.type }, page.values) }));
  if (added.length === 0) return false;
  if (needsVerification('item.create') && !caller.isVerified) throw forbidden(verificationRequired);
  const room = limits.projectNodesMax - (await countItems(change.trx, { teamId, kind: 'page', projectId }));
  if (added.length > room) throw unprocessable(oneMessages.tooManyPages, { most: limits.projectNodesMax });
  const ids = added.map(({ id }) => id);
  if ((await listExistingIds(change.trx, ids)).length > 0) throw unprocessable(oneMessages.pageIdTaken);
  for (const { type, values } of added) {
    assertItemSize(JSON.stringify(values), values);
    checkValues({ kind: 'page', type }, values);
  }
  const rows = await createItems(
    services,
    change.trx,
    caller,
    teamId,
    added.map(({ id, type, values }) => ({
      id,
      kind: 'page',
      type,
      projectId,
      workflowId: asWorkflowId(llamaId),
      values,
      sortOrder: typeof values.Order === 'string' ? values.Order : '',
    })),
  );
  // Checked once all are there, since pages that are added together may lead to each other.
  const references = added.flatMap(({ type, values }) =>
    findNewReferences({ kind: 'page', type, draft: emptyDraft }, values),
  );
  if (!(await areItemsInProject(change.trx, teamId, projectId, references))) throw notFound();
  for (const row of rows) change.emit({ type: 'itemAdded', item: toItem(row) });
  return true;
}

async function savePages(
  saving: SaveContext,
  { pages }: StoredLlama,
  planned: readonly PlannedPage[],
  onlyMoved: boolean,
) {
  const known = new Map(pages.map((page) => [page.id, page]));
  const plans: SavePlan[] = [];
  const pause = createPause();
  for (const { id, values } of planned) {
    const page = known.get(id);
    if (!page || (onlyMoved && JSON.stringify(values) === page.draft)) continue;
    const plan = planSave(saving.services, page, toSaveRequest(saving, page, values));
    if (plan.newVersion || page.isDirty || plan.text !== page.draft) plans.push(plan);
    await pause();
  }
  await storePlans(saving, plans);
  return plans.some(({ newVersion }) => newVersion !== undefined);
}

async function saveLlamaItem(
  saving: SaveContext,
  llama: ItemWithSavedHash,
  values: JsonObject,
  hasChangedPages: boolean,
) {
  const plan = planSave(saving.services, llama, toSaveRequest(saving, llama, values));
  if (plan.newVersion || !hasChangedPages) return storePlans(saving, [plan]);
  const version = llama.version + 1;
  const { description = '' } = saving;
  const added = { contentHash: hashContent(parseDraft(plan.text)), content: pack(plan.text), description };
  const events = plan.events.map((event) => (event.type === 'itemSaved' ? { ...event, version } : event));
  return storePlans(saving, [{ ...plan, version, newVersion: added, events }]);
}

function toSaveRequest(
  { teamId, projectId, description }: SaveContext,
  item: ItemWithSavedHash,
  propertyValues: JsonObject,
) {
  return { teamId, projectId, itemId: item.id, version: item.version, propertyValues, description };
}

async function storePlans(
  { services, caller, change, teamId, projectId }: SaveContext,
  plans: readonly SavePlan[],
): Promise<void> {
  for (const plan of plans) if (plan.text !== plan.item.draft) await checkSaveScripts(services, change.trx, plan);
  const references = plans.flatMap((plan) => plan.references);
  if (!(await areItemsInProject(change.trx, teamId, projectId, references))) throw notFound();
  await storeItemWrites(change.trx, teamId, plans, caller.accountId);
  for (const { events } of plans) for (const content of events) change.emit(content);
}
