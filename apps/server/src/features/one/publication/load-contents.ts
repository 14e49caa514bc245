import { notFound } from '@confab/contracts';
import { type JsonText, type ProjectId, type PublishedStage, type TeamId, readJsonText } from '@confab/model';
import { toOneSource } from '../../../core/llamas/to-llama-content.ts';
import { areLastSaves, listStoredItems, type LoadedItems } from '../../../core/releases/load-items.ts';
import { loadSavedItems, readSource } from '../../../core/releases/programs.ts';
import { findReleaseContent, type StageRow } from '../../../core/releases/releases.repository.ts';
import { isOneSource } from '../../../core/releases/runnable.ts';
import type { ReleaseVersions } from '../../../db/stored-shapes.ts';
import type { Db, Services } from '../../../services.ts';
import { readVersions } from '../../publishing/index.ts';
import type { ReleaseContent } from './merge-llamas.ts';

/** The last saves of a project. */
export interface SavedContent extends ReleaseContent {
  /** The items that the content was made from. A change during the load differs from them or from the versions. */
  readonly items: LoadedItems;
}

/** The last saves of a project, with the version of each item. Saves during the call have newer versions than these. */
export async function loadSavedContent(
  services: Services,
  db: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<SavedContent> {
  const versions = await readVersions(db, teamId, projectId);
  const items = await loadSavedItems(services, db, teamId, projectId);
  const parts = listStoredItems(items);
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw notFound();
  return { source: toOneSource(project, parts), versions: readJsonText(versions), items };
}

/** Whether loaded saves are still the last ones: no item was saved, deleted, restored, moved or reordered since. */
export async function isLastContent(
  db: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
  { versions, items }: { readonly versions: JsonText<ReleaseVersions>; readonly items: LoadedItems },
): Promise<boolean> {
  return (await readVersions(db, place.teamId, place.projectId)) === versions && areLastSaves(db, place, items);
}

/** The content of the release on a stage; undefined when there is none. */
export async function loadStageContent(
  db: Db,
  stages: readonly StageRow[],
  stage: PublishedStage,
): Promise<ReleaseContent | undefined> {
  const row = stages.find((one) => one.stage === stage);
  const content = row && (await findReleaseContent(db, row.releaseId));
  if (!content) return undefined;
  const source = await readSource(content);
  if (!isOneSource(source)) throw new Error('A release of a One project has the source of another type.');
  return { source, versions: readJsonText(row.versions) };
}
