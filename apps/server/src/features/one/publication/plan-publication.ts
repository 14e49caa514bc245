import { refused, releaseMessages } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import {
  type JsonText,
  publishedStages,
  type ProjectId,
  type PublishedStage,
  readJsonText,
  type ReleaseId,
  type TeamId,
  toJsonText,
} from '@confab/model';
import {
  isSameFiles,
  listCurrentFiles,
  listReleaseFiles,
  sortFiles,
  type ReleaseFile,
} from '../../../core/media/release-assets.repository.ts';
import type { LoadedItems } from '../../../core/releases/load-items.ts';
import { listStages, type StageRow } from '../../../core/releases/releases.repository.ts';
import type { ReleaseVersions } from '../../../db/stored-shapes.ts';
import type { Db, Services } from '../../../services.ts';
import { readVersions } from '../../publishing/index.ts';
import { findProblemsOfRelease } from '../../validation/index.ts';
import { loadSavedContent, loadStageContent } from './load-contents.ts';
import { mergeLlamas, type ReleaseContent } from './merge-llamas.ts';
import type { LlamaRow } from '../one.repository.ts';
import { packContent, writeContent, type PackedContent } from './store-release.ts';

/** A publication of selected llamas: from the last saves (1) or beta (2), to stages. */
export interface LlamaPublication {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly source: 1 | 2;
  readonly targets: readonly PublishedStage[];
  readonly llamas: readonly LlamaRow[];
}

interface PlannedRelease {
  readonly id: ReleaseId;
  readonly source: OneProjectSource;
  readonly stages: PublishedStage[];
  readonly packed: PackedContent;
  readonly errorCount: number;
  readonly warningCount: number;
}

/** The releases of a publication, with the errors of the release that has the most. */
export interface PublicationPlan {
  /** The last saves that the plan is made from; undefined for beta. */
  readonly saved: { readonly versions: JsonText<ReleaseVersions>; readonly items: LoadedItems } | undefined;
  /** The project with the selected llamas and the author values, and their files. */
  readonly selected: { readonly source: OneProjectSource; readonly files: readonly ReleaseFile[] };
  readonly releases: readonly PlannedRelease[];
  readonly errorCount: number;
}

/** Plans a release for each content of a target that changes. */
export async function planPublication(
  services: Services,
  publication: LlamaPublication,
  signal?: AbortSignal,
): Promise<PublicationPlan> {
  const { teamId, projectId, source } = publication;
  const stages = await listStages(services.db, teamId, projectId);
  const saved = source === 1 ? await loadSavedContent(services, services.db, { teamId, projectId }) : undefined;
  const from = saved ?? (await loadStageContent(services.db, stages, 'Beta'));
  if (!from) throw refused(releaseMessages.nothingInBeta);
  const llamaIds = new Set<string>(publication.llamas.map(({ id }) => id));
  const llamas = from.source.llamas.filter(({ llama }) => llamaIds.has(llama.id));
  const selected = { ...from.source, llamas };
  // The versions of the plan's own saves; after a later deletion the plan differs.
  const current = saved ? saved.versions : readJsonText(await readVersions(services.db, teamId, projectId));
  const existingIds = new Set(Object.keys(current));
  const selection = {
    from,
    llamaIds,
    existingIds,
    ...(await loadSelectedFiles(services.db, publication, stages, selected)),
  };
  const releases = await planReleases(services, publication, stages, selection, signal);
  return {
    saved: saved && { versions: toJsonText(saved.versions), items: saved.items },
    selected: { source: selected, files: selection.files },
    releases,
    errorCount: Math.max(0, ...releases.map(({ errorCount }) => errorCount)),
  };
}

interface SelectedFiles {
  /** The ids in the selected llamas, the project and the author values. */
  readonly ids: ReadonlySet<string>;
  readonly files: readonly ReleaseFile[];
}

interface Selection extends SelectedFiles {
  readonly from: ReleaseContent;
  readonly llamaIds: ReadonlySet<string>;
  readonly existingIds: ReadonlySet<string>;
}

/** The files of the selected content: as they are in the library, or as beta shows them. */
async function loadSelectedFiles(
  db: Db,
  { teamId, source }: LlamaPublication,
  stages: readonly StageRow[],
  selected: OneProjectSource,
): Promise<SelectedFiles> {
  const { ids } = await writeContent({ source: selected, versions: {} });
  const known = new Set(ids);
  if (source === 1) return { ids: known, files: await listCurrentFiles(db, teamId, ids) };
  const files = await loadStageFiles(db, teamId, stages, 'Beta');
  return { ids: known, files: files.filter(({ assetId }) => known.has(assetId)) };
}

async function loadStageFiles(db: Db, teamId: TeamId, stages: readonly StageRow[], stage: PublishedStage) {
  const row = stages.find((one) => one.stage === stage);
  return row ? listReleaseFiles(db, { teamId, releaseId: row.releaseId }) : [];
}

async function planReleases(
  services: Services,
  { teamId, projectId, targets }: LlamaPublication,
  stages: readonly StageRow[],
  { from, ids, files: selectedFiles, ...selection }: Selection,
  signal: AbortSignal | undefined,
): Promise<readonly PlannedRelease[]> {
  const planned = new Map<string, PlannedRelease>();
  for (const stage of publishedStages.filter((one) => targets.includes(one))) {
    const merged = mergeLlamas(from, await loadStageContent(services.db, stages, stage), selection);
    const content = await writeContent(merged);
    const { versions } = content;
    const shown = await loadStageFiles(services.db, teamId, stages, stage);
    const named = new Set(content.ids);
    // The files of the other llamas stay as they are on the stage, as those llamas do.
    const kept = shown.filter(({ assetId }) => named.has(assetId) && !ids.has(assetId));
    const files = sortFiles([...selectedFiles, ...kept]);
    if (stages.some((row) => row.stage === stage && row.versions === versions) && isSameFiles(shown, files)) continue;
    const key = JSON.stringify([versions, files]);
    const known = planned.get(key);
    if (known) {
      known.stages.push(stage);
      continue;
    }
    const packed = await packContent(content, files);
    const place = { teamId, projectId, content: packed.content, signal };
    const { errorCount, warningCount } = await findProblemsOfRelease(services, place);
    const release = { id: services.newId(), source: merged.source, packed };
    planned.set(key, { ...release, stages: [stage], errorCount, warningCount });
  }
  return [...planned.values()];
}
