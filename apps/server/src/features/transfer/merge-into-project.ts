import { historyMessages } from '@confab/contracts';
import {
  type GraphLayout,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  asWorkflowId,
  toJsonText,
} from '@confab/model';
import { mergeWorkflow, type Findings, type ProjectDocument } from '@confab/transfer';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { getCopyName } from '../../core/items/copy-items.ts';
import { createItems, getDisplayName } from '../../core/items/create-items.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { listSkinnyItems, type ItemRow } from '../../core/items/items.repository.ts';
import { storeDraft } from '../../core/items/store-draft.ts';
import { parseDraft, toItem, toItemWithValues } from '../../core/items/to-item.ts';
import { saveLayout } from '../../core/layouts/layouts.repository.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import { insertVersions } from '../../core/versions/versions.repository.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { writeSavedItems } from '../history/index.ts';
import { checkDocument } from './check-document.ts';
import { refuseTakenIds } from './packages/refuse-taken-ids.ts';
import { getWorkflowLayout, toProjectPlan } from './to-project-plan.ts';

/** The project that a workflow is added to. */
export interface MergeTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly connectionId?: string | undefined;
}

/** Where a workflow of a document is added. */
interface MergeContext {
  readonly findings: Findings;
  readonly newId: () => string;
  readonly target: MergeTarget;
  readonly project: ItemRow;
}

/** Makes a copy of a workflow of a document that fits into a project, with the rows of the project that it adds. */
export async function mergeIntoProject(
  trx: Db,
  file: ProjectDocument,
  workflowId: WorkflowId,
  { findings, newId, target, project }: MergeContext,
) {
  const present = await listSkinnyItems(trx, target.teamId, target.projectId);
  const taken = new Set(present.map(({ displayName }) => displayName));
  const own = { id: project.id, type: project.type, values: parseDraft(project.draft) };
  const merged = mergeWorkflow(file, workflowId, own, { findings, newId });
  const order = await getNextOrder(trx, target.teamId, { projectId: target.projectId });
  const named = merged.document.workflows.map((item) => {
    const name = getDisplayName(item.values);
    return {
      ...item,
      order,
      values: { ...item.values, DisplayName: taken.has(name) ? getCopyName(name, taken) : name },
    };
  });
  const ids = present.map(({ id }) => id);
  const checking = checkDocument({ ...merged.document, workflows: named }, findings, newId, ids);
  const document = await runInSlices(checking);
  const [workflow] = document.workflows;
  if (!workflow) throw new Error('A file of a workflow has one.');
  return { document, workflow, hasNewRows: merged.hasNewRows };
}

/** Stores a merged workflow, and the rows that it adds to the project. */
export async function storeMergedWorkflow(
  services: Services,
  change: ProjectChange,
  { caller, target, found }: { readonly caller: Caller; readonly target: MergeTarget; readonly found: Findings },
  {
    project,
    document,
    hasNewRows,
  }: { readonly project: ItemRow; readonly document: ProjectDocument; readonly hasNewRows: boolean },
): Promise<void> {
  await storeWorkflow(services, change, caller, target, document);
  if (hasNewRows) await storeProjectRows(change, caller, project, document, found);
}

async function storeWorkflow(
  services: Services,
  change: ProjectChange,
  caller: Caller,
  { teamId, projectId }: MergeTarget,
  document: ProjectDocument,
) {
  await assertNodeLimit(change.trx, teamId, projectId, document.nodes.length);
  const plans = toProjectPlan(document).items.filter(({ kind }) => kind !== 'project');
  for (const item of await refuseTakenIds(() => createItems(services, change.trx, caller, teamId, plans)))
    change.emit({ type: 'itemAdded', item: toItem(item) });
  for (const { id } of document.workflows) {
    const layout: GraphLayout = getWorkflowLayout(asWorkflowId(id), document.nodes);
    await saveLayout(change.trx, teamId, layout);
    change.emit({ type: 'layoutSaved', layout });
  }
}

/**
 * Stores the added rows. A saved project gets a new version; in a project with unsaved changes, the rows are added
 * unsaved, so that others can still save or discard their changes.
 */
async function storeProjectRows(
  change: ProjectChange,
  caller: Caller,
  project: ItemRow,
  { project: { values } }: ProjectDocument,
  found: Findings,
) {
  const { trx } = change;
  const draft = toJsonText(values);
  const changed = { ...project, draft, displayName: getDisplayName(values) };
  if (project.isDirty) {
    await storeDraft(trx, project, values);
    change.emit({ type: 'itemReplaced', item: toItemWithValues(changed, values) });
    found.note('', 'projectHasUnsavedChanges');
    return;
  }
  const version = project.version + 1;
  const saved = { teamId: project.teamId, itemId: project.id, version, authorId: caller.accountId };
  const content = {
    contentHash: hashContent(values),
    content: pack(draft),
    description: historyMessages.importedWorkflow,
  };
  await insertVersions(trx, [{ ...saved, ...content }]);
  await writeSavedItems(trx, project.teamId, [{ ...changed, version }]);
  change.emit({ type: 'itemReplaced', item: toItemWithValues({ ...changed, version }, values) });
  change.emit({ type: 'itemSaved', itemId: project.id, itemKind: 'project', version });
}
