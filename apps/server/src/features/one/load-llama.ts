import { notFound, type LoadedLlama, type oneCalls, type ResultOf } from '@confab/contracts';
import { type ItemId, type TeamId, asProjectId } from '@confab/model';
import type { SteppedWork } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { findItem, type ItemRow } from '../../core/items/items.repository.ts';
import {
  findItemWithSavedHash,
  listPagesWithSavedHash,
  type ItemWithSavedHash,
} from '../../core/items/items-with-hash.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { toLlama, toLlamaContent, type OneItem } from '../../core/llamas/to-llama-content.ts';

/** Pages whose drafts are parsed in one step. */
const pagesPerStep = 50;

/** A llama with its project and pages, as stored. */
export interface StoredLlama {
  readonly project: ItemRow;
  readonly llama: ItemWithSavedHash;
  readonly pages: readonly ItemWithSavedHash[];
}

export async function findLlama(db: Db, teamId: TeamId, llamaId: ItemId): Promise<StoredLlama> {
  const llama = await findItemWithSavedHash(db, teamId, llamaId);
  const project = llama && (await findItem(db, teamId, llama.projectId));
  if (llama?.kind !== 'llama' || !project) throw notFound();
  return { project, llama, pages: await listPagesWithSavedHash(db, teamId, llamaId) };
}

/** A llama with its pages and the project's last event number, read in one snapshot (A4.1). */
export async function loadOneParent({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<LoadedLlama> {
  const stored = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => findLlama(trx, teamId, llamaId));
  return toLoadedLlama(stored);
}

/** Converts a stored llama to the contract's form, in slices. */
export function toLoadedLlama(stored: StoredLlama): Promise<LoadedLlama> {
  return runInSlices(toLoadedLlamaInSteps(stored));
}

/** Converts in steps, as parsing the drafts of many pages takes long. */
function* toLoadedLlamaInSteps({ project, llama, pages }: StoredLlama): SteppedWork<LoadedLlama> {
  const items: OneItem[] = [];
  for (const page of pages) {
    items.push(toOneItem(page));
    if (items.length % pagesPerStep === 0) yield;
  }
  const content = toLlamaContent(toOneItem(llama), items, getLlamaMetadata(project, llama));
  yield;
  const stored = new Map(pages.map((page) => [page.id, page]));
  return {
    llama: content.llama,
    version: llama.version,
    isDirty: llama.isDirty,
    pages: content.pages.map((page) => {
      const { version = 0, isDirty = false } = stored.get(page.id) ?? {};
      return { page, version, isDirty };
    }),
    seq: project.seq,
  };
}

/** A llama without its pages, but with their order (A7.31). */
export async function loadLlamaMaster(
  { db }: Services,
  teamId: TeamId,
  llamaId: ItemId,
): Promise<ResultOf<typeof oneCalls.loadMaster>> {
  return toMaster(await findLlama(db, teamId, llamaId));
}

export function toMaster({ project, llama, pages }: StoredLlama): ResultOf<typeof oneCalls.loadMaster> {
  const { version, isDirty } = llama;
  return { llama: toLlama(toOneItem(llama), pages.map(toOneItem), getLlamaMetadata(project, llama)), version, isDirty };
}

function toOneItem({ id, type, draft }: ItemRow): OneItem {
  return { id, type, values: parseDraft(draft) };
}

function getLlamaMetadata({ id, publishStatus }: ItemRow, llama: ItemRow) {
  return { projectId: asProjectId(id), publishStatus, savedAt: llama.updatedAt };
}
