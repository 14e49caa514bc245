import type { LlamaVersions } from '@confab/contracts';
import type { ItemId, PublishedStage } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { createProcessCache } from '../../process-cache.ts';
import { getContentVersion } from '../../core/releases/content-version.ts';
import { listStages, type StageRow } from '../../core/releases/releases.repository.ts';
import { listLlamasOfAccount, listPagesOfLlamas, type LlamaPageRow, type LlamaRow } from './one.repository.ts';
import { loadStageContent } from './publication/load-contents.ts';

/** The versions of llamas on each stage. Llamas of other teams are left out, as if they did not exist (TEN-4). */
export async function getLlamaVersions(
  services: Services,
  caller: Caller,
  llamaIds: readonly ItemId[],
): Promise<Record<string, LlamaVersions>> {
  return listLlamaVersions(services, await listLlamasOfAccount(services.db, caller.accountId, llamaIds));
}

/** The versions of llamas on each stage. Reads the releases on the stages, so that no transaction may be open. */
export async function listLlamaVersions(
  services: Services,
  llamas: readonly LlamaRow[],
): Promise<Record<string, LlamaVersions>> {
  const { db } = services;
  const found: Record<string, LlamaVersions> = {};
  for (const { teamId, projectId } of new Map(llamas.map((llama) => [llama.projectId, llama])).values()) {
    const ofProject = llamas.filter((llama) => llama.projectId === projectId);
    const ids = ofProject.map(({ id }) => id);
    const pages = await listPagesOfLlamas(db, teamId, ids);
    const stages = await listStages(db, teamId, projectId);
    const beta = await loadLlamasOnStage(services, stages, 'Beta');
    const live = await loadLlamasOnStage(services, stages, 'Live');
    for (const { id, version } of ofProject) {
      found[id] = {
        development: version,
        staging: beta.get(id)?.version ?? null,
        production: live.get(id)?.version ?? null,
        pages: {
          development: getPagesVersion(pages.get(id) ?? []),
          staging: beta.get(id)?.pages ?? null,
          production: live.get(id)?.pages ?? null,
        },
      };
    }
  }
  return found;
}

/** A llama on a stage: its version, and a number for its pages. */
interface LlamaOnStage {
  readonly version: number;
  readonly pages: number;
}

/** The cached llamas of all releases together. */
const cachedBytesMax = 4_000_000;
const bytesPerLlama = 250;
const createLlamasOfReleases = () => createProcessCache<ReadonlyMap<ItemId, LlamaOnStage>>(cachedBytesMax);

/**
 * The llamas on a stage with the pages that they have there: some may have moved or been removed in the project since.
 * Releases never change, so the llamas of each are cached.
 */
async function loadLlamasOnStage(
  { db, processState }: Services,
  stages: readonly StageRow[],
  stage: PublishedStage,
): Promise<ReadonlyMap<ItemId, LlamaOnStage>> {
  const row = stages.find((one) => one.stage === stage);
  if (!row) return new Map();
  const cache = processState.get(createLlamasOfReleases);
  const known = cache.get(row.releaseId);
  if (known) return known;
  const release = await loadStageContent(db, stages, stage);
  if (!release) return new Map();
  const { source, versions } = release;
  const getVersion = (id: ItemId) => versions[id] ?? 1;
  const llamas = new Map(
    source.llamas.map(({ llama: { id }, pages }) => {
      const pagesVersion = getPagesVersion(pages.map((page) => ({ id: page.id, version: getVersion(page.id) })));
      return [id, { version: getVersion(id), pages: pagesVersion }];
    }),
  );
  cache.set(row.releaseId, llamas, llamas.size * bytesPerLlama);
  return llamas;
}

/** A number for the pages of a llama, in whatever order they are given. */
function getPagesVersion(pages: readonly LlamaPageRow[]): number {
  return getContentVersion(pages.map(({ id, version }) => `${id} ${version}`).toSorted());
}
