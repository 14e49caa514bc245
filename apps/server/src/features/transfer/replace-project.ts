import { historyMessages } from '@confab/contracts';
import { keepSecrets } from '@confab/inputs';
import { type TeamId, asProjectId, asWorkflowId, toJsonText } from '@confab/model';
import type { ProjectDocument } from '@confab/transfer';
import type { Caller } from '../../services.ts';
import { saveUnsavedChanges } from '../history/index.ts';
import { markItemsDeleted, writeSavedItems, type WrittenItem } from '../history/index.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import { createItems, getDisplayName, type ItemPlan } from '../../core/items/create-items.ts';
import { parseDraft, toItem, toItemWithValues, emptyDraft } from '../../core/items/to-item.ts';
import { insertVersions, type NewVersion } from '../../core/versions/versions.repository.ts';
import { findLayout, saveLayout } from '../../core/layouts/layouts.repository.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { sealValues, type SealServices } from '../../core/secrets/seal-values.ts';
import { insertSecrets, type StoredSecret } from '../../core/secrets/secrets.repository.ts';
import { getWorkflowLayout, toProjectPlan } from './to-project-plan.ts';
import { listExistingItems, setSortOrder, type ExistingItem } from './transfer.repository.ts';

interface ReplaceContext {
  readonly services: SealServices;
  readonly caller: Caller;
  readonly teamId: TeamId;
}

/**
 * Replaces a project with the content of a file: changed items get a new version, new items are added, missing items
 * are deleted and can be restored. Unsaved changes are saved as a version first, so that they are not lost.
 */
export async function replaceProject(
  change: ProjectChange,
  place: ReplaceContext,
  document: ProjectDocument,
): Promise<void> {
  const { trx } = change;
  const { services, caller, teamId } = place;
  const { items: plans } = toProjectPlan(document);
  const projectId = asProjectId(document.project.id);
  const before = await listExistingItems(trx, teamId, projectId);
  const description = historyMessages.keptBeforeImporting;
  const kept = await saveUnsavedChanges(change, caller, { teamId, isWanted: true, description }, before);
  const present = new Map(
    before.map((item, index) => [item.id, { ...item, version: kept[index]?.version ?? item.version }]),
  );
  await writeChanged(change, place, plans, present);
  const added = await createItems(
    services,
    trx,
    caller,
    teamId,
    plans.filter(({ id }) => !present.has(id)),
  );
  for (const item of added) change.emit({ type: 'itemAdded', item: toItem(item) });
  await deleteMissingItems(change, place, plans, present);
  await placeNodes(change, teamId, document);
  await assertNodeLimit(trx, teamId, projectId, 0);
}

interface ItemChange {
  readonly plan: ItemPlan;
  readonly item: ExistingItem;
  readonly version: number;
  readonly isNew: boolean;
}

async function writeChanged(
  change: ProjectChange,
  { services, caller, teamId }: ReplaceContext,
  plans: readonly ItemPlan[],
  present: ReadonlyMap<string, ExistingItem>,
) {
  const secrets: StoredSecret[] = [];
  const changed: ItemChange[] = [];
  const written: WrittenItem[] = [];
  const versions: NewVersion[] = [];
  const pause = createPause();
  for (const brought of plans) {
    const item = present.get(brought.id);
    if (!item) continue;
    const draft = parseDraft(item.draft);
    const properties = findSchema(brought.kind, brought.type)?.properties ?? [];
    const kept = keepSecrets(properties, brought.values, draft, 'kept');
    const sealed = sealValues(services, { ...brought, teamId }, kept);
    secrets.push(...sealed.secrets);
    const plan = { ...brought, values: sealed.values };
    const contentHash = hashContent(plan.values);
    const isNew = !hashContent(draft).equals(contentHash);
    const isMoved = item.kind !== 'project' && item.sortOrder !== plan.sortOrder;
    if (isNew || isMoved || item.isDeleted) {
      const version = isNew ? item.version + 1 : item.version;
      const text = toJsonText(plan.values);
      changed.push({ plan, item, isNew, version });
      written.push({ id: plan.id, version, draft: text, displayName: getDisplayName(plan.values) });
      const saved = { teamId, itemId: plan.id, version, authorId: caller.accountId };
      if (isNew) versions.push({ ...saved, description: historyMessages.imported, contentHash, content: pack(text) });
    }
    await pause();
  }
  await insertSecrets(change.trx, secrets);
  await insertVersions(change.trx, versions);
  await writeSavedItems(change.trx, teamId, written);
  for (const { plan, item } of changed)
    if (item.sortOrder !== plan.sortOrder && item.kind !== 'project')
      await setSortOrder(change.trx, teamId, plan.id, plan.sortOrder);
  for (const one of changed) emitChange(change, teamId, one);
}

function emitChange(change: ProjectChange, teamId: TeamId, { plan, item, version, isNew }: ItemChange) {
  const sortOrder = item.kind === 'project' ? item.sortOrder : plan.sortOrder;
  const row = {
    ...plan,
    teamId,
    version,
    sortOrder,
    displayName: getDisplayName(plan.values),
    draft: emptyDraft,
    isDirty: false,
    seq: 0,
    publishStatus: 'Draft' as const,
    updatedAt: new Date(0),
  };
  change.emit({ type: item.isDeleted ? 'itemAdded' : 'itemReplaced', item: toItemWithValues(row, plan.values) });
  if (isNew) change.emit({ type: 'itemSaved', itemId: plan.id, itemKind: plan.kind, version });
}

/**
 * Deletes items that are not in the file. A deleted workflow includes its nodes, so they get no events of their own.
 */
async function deleteMissingItems(
  change: ProjectChange,
  { caller, teamId }: ReplaceContext,
  plans: readonly ItemPlan[],
  present: ReadonlyMap<string, ExistingItem>,
) {
  const stays = new Set(plans.map(({ id }) => id));
  const gone = [...present.values()].filter(({ id, isDeleted }) => !isDeleted && !stays.has(id));
  const ids = new Set(gone.map(({ id }) => id));
  await markItemsDeleted(change.trx, { teamId, deletedBy: caller.accountId }, [...ids]);
  for (const { id, kind, workflowId } of gone) {
    if (workflowId !== null && ids.has(workflowId)) continue;
    change.emit({ type: 'itemDeleted', itemId: id, itemKind: kind });
  }
}

async function placeNodes(change: ProjectChange, teamId: TeamId, { workflows, nodes }: ProjectDocument) {
  for (const { id } of workflows) {
    const layout = getWorkflowLayout(asWorkflowId(id), nodes);
    const before = await findLayout(change.trx, teamId, asWorkflowId(id));
    if (JSON.stringify(before.positions) === JSON.stringify(layout.positions)) continue;
    await saveLayout(change.trx, teamId, layout);
    change.emit({ type: 'layoutSaved', layout });
  }
}
