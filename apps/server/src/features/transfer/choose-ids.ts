import type { TeamId } from '@confab/model';
import { replaceDocumentIds, getItemKinds, type DocumentNode, type ProjectDocument } from '@confab/transfer';
import { createPause } from '../../scheduling/create-pause.ts';
import type { Db } from '../../services.ts';
import { listTakenIds, type TakenId } from './transfer.repository.ts';

/** A document with free ids, and whether it replaces a project of the team. */
export interface ChosenIds {
  readonly document: ProjectDocument;
  readonly replaces: boolean;
}

/**
 * Gives a document ids that are free (IMP-5). A file replaces the existing project of the same id in the team, item by
 * item. For ids of other teams and of deleted items, the document gets new ids.
 */
export async function chooseIds(
  db: Db,
  teamId: TeamId,
  document: ProjectDocument,
  newId: () => string,
): Promise<ChosenIds> {
  const items = [document.project, ...document.workflows, ...document.nodes];
  const taken = new Map<string, TakenId>(
    (
      await listTakenIds(
        db,
        items.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const target = taken.get(document.project.id);
  const replaces = target !== undefined && isOwn(target, teamId) && target.kind === 'project' && !target.isDeleted;
  const isCopy = target !== undefined && !replaces;
  const stays = (id: string, fits: (row: TakenId) => boolean) => {
    const row = taken.get(id);
    return !isCopy && (row === undefined || (replaces && row.projectId === target.id && fits(row)));
  };
  const kinds = getItemKinds(document.project.type);
  const moved = new Map<string, string>();
  if (isCopy) moved.set(document.project.id, newId());
  for (const { id, type } of document.workflows)
    if (!stays(id, (row) => row.kind === kinds.workflow && row.type === type)) moved.set(id, newId());
  for (const { id, type, workflowId } of document.nodes) {
    const fits = (row: TakenId) => row.kind === kinds.node && row.type === type && row.workflowId === workflowId;
    if (!stays(id, fits) || moved.has(workflowId)) moved.set(id, newId());
  }
  return { document: await moveInSlices(document, moved), replaces };
}

/** Nodes whose ids are replaced at once. */
const nodesAtOnce = 50;
const noProject = { id: '', type: '', values: {} };

/** Gives items and everything that refers to them other ids, with pauses. */
export async function moveInSlices(
  document: ProjectDocument,
  moved: ReadonlyMap<string, string>,
): Promise<ProjectDocument> {
  if (moved.size === 0) return document;
  const pause = createPause();
  const nodes: DocumentNode[] = [];
  for (let start = 0; start < document.nodes.length; start += nodesAtOnce) {
    const part = { project: noProject, workflows: [], nodes: document.nodes.slice(start, start + nodesAtOnce) };
    nodes.push(...replaceDocumentIds(part, moved).nodes);
    await pause();
  }
  return { ...replaceDocumentIds({ ...document, nodes: [] }, moved), nodes };
}

function isOwn(row: TakenId, teamId: TeamId) {
  return row.teamId === teamId;
}
