import { findReadyModule, instantiateTemplate, readyModuleStart } from '@confab/catalogue';
import { notFound, type BodyOf, type ResultOf, type readyModuleCalls } from '@confab/contracts';
import { createOrderCounter, orderBetween } from '@confab/inputs';
import { asWorkflowId } from '@confab/model';
import { createFindings, replaceDocumentIds, type ProjectDocument } from '@confab/transfer';
import { changeProject } from '../../../core/changes/change-project.ts';
import { findItem } from '../../../core/items/items.repository.ts';
import { parseDraft } from '../../../core/items/to-item.ts';
import { assertRoom } from '../../../core/quotas/assert-room.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { mergeIntoProject, storeMergedWorkflow, type MergeTarget } from '../merge-into-project.ts';
import { assertNoErrors, mergeFindings } from '../read-import.ts';
import { listWorkflowDrafts } from '../transfer.repository.ts';

/**
 * Adds a ready module to a Pro project as a workflow of its own, in the language of the project, with the intents that
 * it matches. An intent that the project has under the same name stays as it is.
 *
 * @throws not found for an unknown module or project, and for a project that is not a Pro project; unprocessable when
 *   the intents do not fit into the project
 */
export async function addReadyModule(
  services: Services,
  caller: Caller,
  target: MergeTarget,
  { readyModule }: BodyOf<typeof readyModuleCalls.add>,
): Promise<ResultOf<typeof readyModuleCalls.add>> {
  return changeProject(services, caller, target, async (change) => {
    const { trx } = change;
    await assertRoom(trx, { ...target, bytes: 0 });
    const project = await findItem(trx, target.teamId, target.projectId);
    if (project?.type !== 'Pro') throw notFound();
    const language = parseDraft(project.draft)['Language'];
    const startId = await findStartWorkflow(trx, target);
    const found = createFindings();
    const { document, workflowId } = toDocument(readyModule, typeof language === 'string' ? language : '', {
      newId: services.newId,
      startId,
    });
    const place = { findings: found, newId: services.newId, target, project };
    const merged = await mergeIntoProject(trx, document, asWorkflowId(workflowId), place);
    assertNoErrors(mergeFindings(found.list()));
    await storeMergedWorkflow(services, change, { caller, target, found }, { ...merged, project });
    return { workflowId: asWorkflowId(merged.workflow.id) };
  });
}

/** The workflow that conversations start with: the one that is marked, or else the first; empty when the project has none. */
async function findStartWorkflow(trx: Db, { teamId, projectId }: MergeTarget): Promise<string> {
  const standard = (await listWorkflowDrafts(trx, teamId, projectId)).filter(({ type }) => type === 'Standard');
  return (standard.find(({ draft }) => parseDraft(draft)['IsStart'] === true) ?? standard[0])?.id ?? '';
}

function toDocument(
  moduleId: string,
  language: string,
  { newId, startId }: { readonly newId: () => string; readonly startId: string },
): { readonly document: ProjectDocument; readonly workflowId: string } {
  const template = findReadyModule(moduleId, language);
  if (!template) throw notFound();
  const { project, workflows, nodes } = instantiateTemplate(template, newId);
  const start = template.workflows.findIndex(({ key }) => key === readyModuleStart);
  const [module, stand] = [workflows[1 - start], workflows[start]];
  if (!module || !stand) throw new Error('A ready module has a workflow in place of the first one of the project.');
  const nextOrder = createOrderCounter();
  const document: ProjectDocument = {
    project,
    workflows: [{ ...module, order: orderBetween(undefined, undefined) }],
    nodes: nodes
      .filter(({ workflowId }) => workflowId === module.id)
      .map(({ x, y, ...node }) => ({ ...node, order: nextOrder(), position: { x, y } })),
  };
  return { document: replaceDocumentIds(document, new Map([[stand.id, startId]])), workflowId: module.id };
}
