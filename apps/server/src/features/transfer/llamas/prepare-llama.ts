import { notFound, refused, transferMessages, type BodyOf, type transferCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import {
  createFindings,
  getItemName,
  replaceDocumentIds,
  type Finding,
  type Findings,
  type ProjectDocument,
} from '@confab/transfer';
import { findItem, listSkinnyItems, type ItemRow } from '../../../core/items/items.repository.ts';
import { parseDraft } from '../../../core/items/to-item.ts';
import { runInSlices } from '../../../scheduling/run-in-slices.ts';
import type { Db, Services } from '../../../services.ts';
import { checkDocument } from '../check-document.ts';
import { listTakenIds } from '../transfer.repository.ts';

type WhenExists = BodyOf<typeof transferCalls.importLlama>['whenExists'];

/** The project that gets the llama. */
export interface LlamaTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly connectionId?: string | undefined;
}

/** The suffix of the name of a llama that was imported beside the one with its id (A4.48). */
const duplicateSuffix = '_Duplicate';
const nameMax = 200;

/** A llama file that fits into the project. */
export interface PreparedLlama {
  /** The project with the llama as its only workflow, with the ids that it will have. */
  readonly document: ProjectDocument;
  /** The llama of the project with the id of the file. */
  readonly existing: { readonly displayName: string; readonly pageCount: number } | undefined;
  readonly findings: readonly Finding[];
}

/** Chooses the ids of the llama and its pages, and checks all values. */
export async function prepareLlama(
  { newId }: Services,
  trx: Db,
  { teamId, projectId }: LlamaTarget,
  file: ProjectDocument,
  whenExists: WhenExists,
): Promise<PreparedLlama> {
  const project = await findItem(trx, teamId, projectId);
  if (!project) throw notFound();
  if (project.type !== 'One') throw refused(transferMessages.onlyOne);
  const findings = createFindings();
  const present = await listSkinnyItems(trx, teamId, projectId);
  const fileId = file.workflows[0]?.id;
  const own = present.find(({ id, kind }) => id === fileId && kind === 'llama');
  const isReplacement = own !== undefined && whenExists === 'Replace';
  const moved = await chooseLlamaIds(trx, file, { newId, projectId, isReplacement });
  const isGone = ({ workflowId, id }: { id: string; workflowId: string | null }) =>
    isReplacement && workflowId === fileId && !file.nodes.some((page) => page.id === id);
  const others = present.filter((item) => !isGone(item)).map(({ id }) => id);
  const suffix = own && !isReplacement ? duplicateSuffix : '';
  const document = await checkLlama(project, replaceDocumentIds(file, moved), { suffix, others, findings, newId });
  const pageCount = present.filter(({ workflowId }) => workflowId === fileId).length;
  return { document, existing: own && { displayName: own.displayName, pageCount }, findings: findings.list() };
}

interface IdOptions {
  readonly newId: () => string;
  readonly projectId: ProjectId;
  readonly isReplacement: boolean;
}

/** Gives a new id to everything whose id is in use (IMP-5); a replacement keeps the ids of its own llama. */
async function chooseLlamaIds(
  trx: Db,
  { workflows: [llama], nodes }: ProjectDocument,
  { newId, projectId, isReplacement }: IdOptions,
): Promise<ReadonlyMap<string, string>> {
  const ids = [llama, ...nodes].flatMap((item) => (item ? [item.id] : []));
  const taken = new Map<string, Awaited<ReturnType<typeof listTakenIds>>[number]>(
    (await listTakenIds(trx, ids)).map((row) => [row.id, row]),
  );
  const moved = new Map<string, string>();
  const isTaken = llama !== undefined && taken.has(llama.id);
  if (llama && isTaken && !isReplacement) moved.set(llama.id, newId());
  for (const { id, type, workflowId } of nodes) {
    const row = taken.get(id);
    const isOwn =
      isReplacement &&
      row?.projectId === projectId &&
      row.kind === 'page' &&
      row.type === type &&
      row.workflowId === workflowId &&
      !row.isDeleted;
    // Pages of a llama that becomes another one are other pages too.
    if ((row !== undefined && !isOwn) || moved.has(workflowId)) moved.set(id, newId());
  }
  return moved;
}

interface CheckOptions {
  readonly suffix: string;
  /** Ids of the project that references can lead to. */
  readonly others: readonly string[];
  readonly findings: Findings;
  readonly newId: () => string;
}

function checkLlama(
  project: ItemRow,
  { workflows, nodes }: ProjectDocument,
  { suffix, others, findings, newId }: CheckOptions,
): Promise<ProjectDocument> {
  const own = { id: project.id, type: project.type, values: parseDraft(project.draft) };
  const named = workflows.map((llama) => {
    const name = `${getItemName(llama).slice(0, nameMax - suffix.length)}${suffix}`;
    return { ...llama, values: { ...llama.values, DisplayName: name } };
  });
  return runInSlices(checkDocument({ project: own, workflows: named, nodes }, findings, newId, others));
}
