import { refused, releaseMessages } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { publishedStages, type ProjectId, type PublishedStage, type TeamId } from '@confab/model';
import { listStages, type StageRow } from '../../../core/releases/releases.repository.ts';
import type { Services } from '../../../services.ts';
import { findProblemsOfRelease } from '../../validation/index.ts';
import { loadSavedContent, loadStageContent } from './load-contents.ts';
import { mergeLlamas, type ReleaseContent } from './merge-llamas.ts';
import type { LlamaRow } from '../one.repository.ts';
import { toReleaseContent, type PackedContent } from './store-release.ts';

/** A publication of selected llamas: from the last saves (1) or beta (2), to stages. */
export interface LlamaPublication {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly source: 1 | 2;
  readonly targets: readonly PublishedStage[];
  readonly llamas: readonly LlamaRow[];
}

interface PlannedRelease {
  readonly stages: PublishedStage[];
  readonly packed: PackedContent;
  readonly errorCount: number;
  readonly warningCount: number;
}

/** The releases of a publication, with the errors of the one that has most. */
export interface PublicationPlan {
  /** The versions of the last saves that the plan is made from, as JSON text; undefined for beta. */
  readonly savedVersions: string | undefined;
  /** The project with the selected llamas and the author values. */
  readonly selected: OneProjectSource;
  readonly releases: readonly PlannedRelease[];
  readonly errorCount: number;
}

/** Plans a release for each content of a target that changes; refuses when none does (A4.39). */
export async function planPublication(services: Services, publication: LlamaPublication): Promise<PublicationPlan> {
  const { teamId, projectId, source } = publication;
  const stages = await listStages(services.db, teamId, projectId);
  const from =
    source === 2
      ? await loadStageContent(services.db, stages, 'Beta')
      : await loadSavedContent(services, services.db, { teamId, projectId });
  if (!from) throw refused(releaseMessages.nothingInBeta);
  const releases = await planReleases(services, publication, stages, from);
  if (releases.length === 0) throw refused(releaseMessages.nothingNew);
  const ids = new Set<string>(publication.llamas.map(({ id }) => id));
  const llamas = from.source.llamas.filter(({ llama }) => ids.has(llama.id));
  return {
    savedVersions: source === 1 ? JSON.stringify(from.versions) : undefined,
    selected: { ...from.source, llamas },
    releases,
    errorCount: Math.max(...releases.map(({ errorCount }) => errorCount)),
  };
}

async function planReleases(
  services: Services,
  { teamId, projectId, targets, llamas }: LlamaPublication,
  stages: readonly StageRow[],
  from: ReleaseContent,
): Promise<readonly PlannedRelease[]> {
  const ids = new Set(llamas.map(({ id }) => id));
  const planned = new Map<string, PlannedRelease>();
  for (const stage of publishedStages.filter((one) => targets.includes(one))) {
    const merged = mergeLlamas(from, await loadStageContent(services.db, stages, stage), ids);
    const versions = JSON.stringify(merged.versions);
    if (stages.some((row) => row.stage === stage && row.versions === versions)) continue;
    const known = planned.get(versions);
    if (known) {
      known.stages.push(stage);
      continue;
    }
    const packed = await toReleaseContent(merged);
    const place = { teamId, projectId, content: packed.content, signal: undefined };
    const { errorCount, warningCount } = await findProblemsOfRelease(services, place);
    planned.set(versions, { stages: [stage], packed, errorCount, warningCount });
  }
  return [...planned.values()];
}
