import { historyMessages, notFound, type BodyOf, type ResultOf, type transferCalls } from '@confab/contracts';
import { type GraphLayout, type ProjectId, type TeamId, type WorkflowId, asWorkflowId } from '@confab/model';
import { createFindings, mergeWorkflow, type Findings, type ProjectDocument, withoutStored } from '@confab/transfer';
import type { Caller, Db, Services } from '../../services.ts';
import { writeSavedItems } from '../history/index.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import { getCopyName } from '../../core/items/copy-items.ts';
import { createItems, getDisplayName } from '../../core/items/create-items.ts';
import { findItem, listSkinnyItems, type ItemRow } from '../../core/items/items.repository.ts';
import { getNextOrder } from '../../core/items/get-next-order.ts';
import { storeDraft } from '../../core/items/store-draft.ts';
import { parseDraft, toItem, toItemWithValues } from '../../core/items/to-item.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { insertVersions } from '../../core/versions/versions.repository.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { saveLayout } from '../../core/layouts/layouts.repository.ts';
import { checkDocument } from './check-document.ts';
import { assertNoErrors, readImport, mergeFindings, toImportSummary, type ReadImport } from './read-import.ts';
import { getWorkflowLayout, toProjectPlan } from './to-project-plan.ts';

type ImportRequest = BodyOf<typeof transferCalls.importWorkflow>;
type ImportResult = ResultOf<typeof transferCalls.importWorkflow>;

interface ImportTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly connectionId?: string | undefined;
}

/**
 * Imports a workflow of a file into a project, as a copy. What the project lacks of what the workflow needs is added:
 * intents, slots, lists, variables, shared responses.
 */
export async function importWorkflow(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { db, newId } = services;
  const packageRead = await readImport(services, target.teamId, request, signal);
  // The project stores the package that it was imported from itself, and none of its workflows.
  const read = { ...packageRead, report: withoutStored(packageRead.report) };
  const workflowId = findWorkflowId(read);
  const prepare = async (trx: Db, findings: Findings) => {
    const project = await findItem(trx, target.teamId, target.projectId);
    if (!project) throw notFound();
    if (!read.document || workflowId === undefined) return undefined;
    const { type } = read.document.project;
    if (type !== project.type) findings.error('', 'workflowOfOtherProjectType', type, project.type);
    const place = { findings, newId, target, project };
    return { project, ...(await merge(trx, read.document, asWorkflowId(workflowId), place)) };
  };
  // Only one workflow of a project file of ours is imported, whose size is not known apart.
  const bytes = read.document?.workflows.length === 1 ? read.itemBytes : 0;
  const listFindings = (found: Findings) => {
    if (read.document && workflowId === undefined) found.error('', 'useImportProject');
    return mergeFindings(read.findings, found.list());
  };
  if (request.preview) {
    const found = createFindings();
    const prepared = await prepare(db, found);
    return {
      ...toImportSummary({ ...read, workflowId: prepared?.workflow.id }, prepared?.document, listFindings(found)),
      workflowId: null,
    };
  }
  return changeProject(services, caller, target, async (change) => {
    await assertRoom(change.trx, { ...target, bytes });
    const found = createFindings();
    const prepared = await prepare(change.trx, found);
    assertNoErrors(listFindings(found));
    if (!prepared) throw new Error('A package without errors has a workflow.');
    const { document, workflow, project } = prepared;
    await storeWorkflow(services, change, caller, target, document);
    if (prepared.hasNewRows) await storeProjectRows(change, caller, project, document, found);
    const imported = toImportSummary({ ...read, workflowId: workflow.id }, document, listFindings(found));
    // The id is that of the workflow.
    return { ...imported, workflowId: asWorkflowId(workflow.id) };
  });
}

/** Finds the workflow of an exported workflow file; packages of other platforms have only one. */
function findWorkflowId({ document, workflowId, format }: ReadImport): string | undefined {
  if (workflowId !== undefined || format === 'Confab') return workflowId;
  return document?.workflows.length === 1 ? document.workflows[0]?.id : undefined;
}

interface MergeContext {
  readonly findings: Findings;
  readonly newId: () => string;
  readonly target: ImportTarget;
  readonly project: ItemRow;
}

async function merge(
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

async function storeWorkflow(
  services: Services,
  change: ProjectChange,
  caller: Caller,
  { teamId, projectId }: ImportTarget,
  document: ProjectDocument,
) {
  await assertNodeLimit(change.trx, teamId, projectId, document.nodes.length);
  const plans = toProjectPlan(document).items.filter(({ kind }) => kind !== 'project');
  for (const item of await createItems(services, change.trx, caller, teamId, plans))
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
  const draft = JSON.stringify(values);
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
  // The id of a project is an item id.
  change.emit({ type: 'itemSaved', itemId: project.id, itemKind: 'project', version });
}
