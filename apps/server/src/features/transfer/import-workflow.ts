import { notFound, type BodyOf, type ResultOf, type transferCalls } from '@confab/contracts';
import { asWorkflowId } from '@confab/model';
import { createFindings, type Findings, withoutStored } from '@confab/transfer';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { decodeBase64 } from './packages/decode-base64.ts';
import { mergeIntoProject, storeMergedWorkflow, type MergeTarget } from './merge-into-project.ts';
import { assertNoErrors, readImport, mergeFindings, toImportSummary, type ReadImport } from './read-import.ts';

type ImportRequest = BodyOf<typeof transferCalls.importWorkflow>;
type ImportResult = ResultOf<typeof transferCalls.importWorkflow>;

/**
 * Imports a workflow of a file into a project, as a copy. Intents, slots, lists, variables and shared responses that
 * the workflow needs and the project lacks are added.
 */
export async function importWorkflow(
  services: Services,
  caller: Caller,
  target: MergeTarget,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { db, newId } = services;
  const packageRead = await readImport(
    services,
    target.teamId,
    { ...request, bytes: await decodeBase64(request.content) },
    signal,
  );
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
    return { project, ...(await mergeIntoProject(trx, read.document, asWorkflowId(workflowId), place)) };
  };
  // Only one workflow of a project file is imported, and its own size is unknown.
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
    const { document, workflow } = prepared;
    await storeMergedWorkflow(services, change, { caller, target, found }, prepared);
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
