import type { LlamaVersions } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { getContentVersion } from '../../core/releases/content-version.ts';
import { getStageVersions } from '../../core/releases/get-stage-versions.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listLlamasOfAccount, listPagesOfLlamas, type LlamaPageRow, type LlamaRow } from './one.repository.ts';

/** The versions of llamas on each stage. Llamas of other teams are left out, as if they did not exist (TEN-4). */
export async function getLlamaVersions(
  { db }: Services,
  caller: Caller,
  llamaIds: readonly ItemId[],
): Promise<Record<string, LlamaVersions>> {
  return listLlamaVersions(db, await listLlamasOfAccount(db, caller.accountId, llamaIds));
}

export async function listLlamaVersions(db: Db, llamas: readonly LlamaRow[]): Promise<Record<string, LlamaVersions>> {
  const found: Record<string, LlamaVersions> = {};
  for (const { teamId, projectId } of new Map(llamas.map((llama) => [llama.projectId, llama])).values()) {
    const ofProject = llamas.filter((llama) => llama.projectId === projectId);
    const ids = ofProject.map(({ id }) => id);
    const pages = await listPagesOfLlamas(db, teamId, ids);
    const stages = await listStages(db, teamId, projectId);
    const [beta, live] = [getStageVersions(stages, 'Beta'), getStageVersions(stages, 'Live')];
    for (const { id, version } of ofProject) found[id] = toLlamaVersions(id, version, pages.get(id) ?? [], beta, live);
  }
  return found;
}

type Versions = ReadonlyMap<ItemId, number>;

function toLlamaVersions(
  id: ItemId,
  version: number,
  pages: readonly LlamaPageRow[],
  beta: Versions,
  live: Versions,
): LlamaVersions {
  const saved = new Map(pages.filter(({ isDeleted }) => !isDeleted).map((page) => [page.id, page.version]));
  return {
    development: version,
    staging: beta.get(id) ?? null,
    production: live.get(id) ?? null,
    pages: {
      development: getPagesVersion(pages, saved),
      staging: beta.has(id) ? getPagesVersion(pages, beta) : null,
      production: live.has(id) ? getPagesVersion(pages, live) : null,
    },
  };
}

/** A number for those pages of a llama that have a version here. */
function getPagesVersion(pages: readonly LlamaPageRow[], versions: Versions): number {
  return getContentVersion(pages.flatMap(({ id }) => (versions.has(id) ? [[id, versions.get(id)]] : [])));
}
