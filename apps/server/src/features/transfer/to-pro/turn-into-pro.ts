import {
  itemMessages,
  notFound,
  unprocessable,
  type BodyOf,
  type ResultOf,
  type transferCalls,
} from '@confab/contracts';
import { limits, type ProjectSummary, type TeamId } from '@confab/model';
import { createFindings, getItemName, type ProjectDocument } from '@confab/transfer';
import { requirePermission } from '../../../access/require-permission.ts';
import { loadAuthorValues } from '../../../core/author-values/load-author-values.ts';
import { toDraftRows } from '../../../core/items/draft-rows.ts';
import { listItemsInSlices, readUnchanged } from '../../../core/items/read-in-slices.ts';
import { lockTeam } from '../../../core/projects/projects.repository.ts';
import { prepareProject, storeProject } from '../../../core/projects/store-project.ts';
import { assertRoom } from '../../../core/quotas/assert-room.ts';
import { runInSlices } from '../../../scheduling/run-in-slices.ts';
import { transact } from '../../../db/transact.ts';
import type { Caller, Services } from '../../../services.ts';
import { checkDocument } from '../check-document.ts';
import { countItemBytes, parseDocumentTexts } from '../packages/document-texts.ts';
import { assertNoErrors } from '../read-import.ts';
import { toProjectPlan } from '../to-project-plan.ts';
import { convertDrafts } from './convert-drafts.ts';

type TurnRequest = BodyOf<typeof transferCalls.turnIntoPro>;
type TurnResult = ResultOf<typeof transferCalls.turnIntoPro>;

/**
 * Creates a Pro project with the same behaviour from the drafts of a One project, in a chosen team. Files of the media
 * library are referenced, as in a duplicate. A preview only lists the differences.
 */
export async function turnIntoPro(
  services: Services,
  caller: Caller,
  request: TurnRequest,
  signal: AbortSignal,
): Promise<TurnResult> {
  const { db, workers } = services;
  const { teamId, projectId, targetTeamId = teamId } = request;
  // Before the work, and again in the transaction.
  await requirePermission(db, caller, targetTeamId, 'project.create');
  const drafts = await readUnchanged(db, request, async (reader) => ({
    items: await listItemsInSlices(reader, { teamId, projectId }),
    authorValues: await loadAuthorValues(reader, teamId, projectId),
  }));
  const project = drafts.items.find(({ kind }) => kind === 'project');
  if (project?.type !== 'One') throw notFound();
  const input = { rows: toDraftRows(drafts.items), authorValues: drafts.authorValues };
  const converted = await workers.run(convertDrafts, input, { owner: teamId, signal });
  if (!converted) throw notFound();
  const { document: texts, findings } = converted;
  const result = {
    displayName: project.displayName,
    workflowCount: texts.workflows.length,
    nodeCount: texts.nodes.length,
    nodesMax: limits.projectNodesMax,
    findings: findings.map((finding) => ({ ...finding })),
  };
  if (request.preview) return { ...result, project: null };
  if (texts.nodes.length > limits.projectNodesMax)
    throw unprocessable(itemMessages.tooManyNodes, { most: limits.projectNodesMax });
  await assertRoom(db, { teamId: targetTeamId, bytes: countItemBytes(texts) });
  const document = await parseDocumentTexts(texts);
  const stored = await storeDocument(services, caller, targetTeamId, nameDocument(document, request.displayName));
  return { ...result, project: stored };
}

function nameDocument(document: ProjectDocument, displayName: string | undefined): ProjectDocument {
  const { project } = document;
  const name = displayName ?? `${getItemName(project)} Pro`;
  return { ...document, project: { ...project, values: { ...project.values, DisplayName: name } } };
}

/**
 * Stores a new project in one transaction, which only stores, as all other requests wait for it on the embedded
 * database.
 */
async function storeDocument(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  document: ProjectDocument,
): Promise<ProjectSummary> {
  const found = createFindings();
  const checked = await runInSlices(checkDocument(document, found, services.newId));
  assertNoErrors(found.list());
  const prepared = await prepareProject(services, caller, teamId, toProjectPlan(checked));
  const project = await transact(services.db, async (trx) => {
    await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'project.create');
    return storeProject(trx, teamId, prepared);
  });
  services.hub.publish('projectListChanged', { teamId, projectId: project.projectId });
  return project;
}
