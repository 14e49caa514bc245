import { notFound, type ItemVersions, type PromotionStatus } from '@confab/contracts';
import { publishedStages, type ItemId, type ProjectId, type PublishedStage, type TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { displayName } from '../accounts/sessions.ts';
import { findItem, listSkinnyItems, type SkinnyRow } from '../../core/items/items.repository.ts';
import { listStages, type StageRow } from '../../core/releases/releases.repository.ts';

/** Which version of each item stands on which stage, and where the stages answer. */
export async function getPromotionStatus(
  { config }: Pick<Services, 'config'>,
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<PromotionStatus> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const items: SkinnyRow[] = [project, ...(await listSkinnyItems(db, teamId, projectId))];
  const stages = new Map((await listStages(db, teamId, projectId)).map((row) => [row.stage, row]));
  const beta = versionsOf(stages.get('Beta'));
  const live = versionsOf(stages.get('Live'));
  return {
    projectId,
    displayName: project.displayName,
    unsavedCount: items.filter(({ isDirty }) => isDirty).length,
    items: items.map((item): ItemVersions => ({
      // The database's own key.
      itemId: item.id as ItemId,
      kind: item.kind,
      displayName: item.displayName,
      development: item.version,
      staging: beta.get(item.id) ?? null,
      production: live.get(item.id) ?? null,
    })),
    stages: publishedStages.map((stage) => toStage(stage, stages.get(stage), config.publicUrl, projectId)),
  };
}

function versionsOf(row: StageRow | undefined): ReadonlyMap<string, number> {
  // This server wrote the text.
  return new Map(Object.entries(JSON.parse(row?.versions ?? '{}') as Record<string, number>));
}

function toStage(stage: PublishedStage, row: StageRow | undefined, publicUrl: string, projectId: string) {
  return {
    stage,
    releaseNumber: row?.number ?? null,
    publishedUtc: row?.publishedAt.toISOString() ?? null,
    publishedBy: row ? displayName(row) : '',
    chatUrl: row ? chatAddress(publicUrl, projectId, stage) : '',
  };
}

/** Address of the public chat page of a stage. */
function chatAddress(publicUrl: string, projectId: string, stage: PublishedStage): string {
  return `${publicUrl}/channels/chat/${projectId}/${stage.toLowerCase()}`;
}
