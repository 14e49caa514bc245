import { notFound, refused, type LoadedLlama, type oneCalls, type ResultOf } from '@confab/contracts';
import { frontendVersion as newest, type ItemId, type TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findItem, type ItemRow } from '../../core/items/items.repository.ts';
import type { ItemWithSavedHash } from '../../core/versions/plan-save.ts';
import { findItemWithSavedHash } from '../../core/versions/saves.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toLlama, toLlamaContent, type OneItem } from '../../core/llamas/to-llama-content.ts';
import { listSavedPages } from './one.repository.ts';

/** A llama with all that stands in it, as stored. */
export interface StoredLlama {
  readonly project: ItemRow;
  readonly llama: ItemWithSavedHash;
  readonly pages: readonly ItemWithSavedHash[];
}

/** A client that is too old is told to load the newest one (A8.87). */
export function assertRecent(frontendVersion: number | undefined): void {
  if ((frontendVersion ?? newest) >= newest) return;
  throw refused('This page is out of date. A hard refresh is needed to load the newest version.');
}

export async function findLlama(db: Db, teamId: string, llamaId: string): Promise<StoredLlama> {
  const llama = await findItemWithSavedHash(db, teamId, llamaId);
  const project = llama && (await findItem(db, teamId, llama.projectId));
  if (llama?.kind !== 'llama' || !project) throw notFound();
  return { project, llama, pages: await listSavedPages(db, teamId, llamaId) };
}

/** A llama with its pages, and the number at which its project stands: one snapshot (A4.1). */
export function loadOneParent({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<LoadedLlama> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => toLoaded(await findLlama(trx, teamId, llamaId)));
}

export function toLoaded({ project, llama, pages }: StoredLlama): LoadedLlama {
  const content = toLlamaContent(asOneItem(llama), pages.map(asOneItem), factsOf(project, llama));
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

/** A llama without its pages; only their order (A7.31). */
export async function loadLlamaMaster(
  { db }: Services,
  teamId: TeamId,
  llamaId: ItemId,
): Promise<ResultOf<typeof oneCalls.loadMaster>> {
  return toMaster(await findLlama(db, teamId, llamaId));
}

export function toMaster({ project, llama, pages }: StoredLlama): ResultOf<typeof oneCalls.loadMaster> {
  const { version, isDirty } = llama;
  return { llama: toLlama(asOneItem(llama), pages.map(asOneItem), factsOf(project, llama)), version, isDirty };
}

function asOneItem({ id, type, draft }: ItemRow): OneItem {
  return { id, type, values: parseDraft(draft) };
}

function factsOf({ id, publishStatus }: ItemRow, llama: ItemRow) {
  return { projectId: id, publishStatus, savedAt: llama.updatedAt };
}
