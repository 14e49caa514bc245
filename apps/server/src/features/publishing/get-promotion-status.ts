import { defaultInteractions, notFound, type ItemVersions, type PromotionStatus } from '@confab/contracts';
import { publishedStages, type ProjectId, type PublishedStage, type TeamId, readJsonText } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findItem, listSkinnyItems, type SkinnyRow } from '../../core/items/items.repository.ts';
import { withoutTests } from '../../core/items/without-tests.ts';
import { listReleasesWithOldAssets } from '../../core/media/release-assets.repository.ts';
import { listStages, type StageRow } from '../../core/releases/releases.repository.ts';
import { listPurgedItems } from './list-purged-items.ts';
import { listDeletedItems, type NamedItem } from './named-items.repository.ts';
import { findLastSave } from './releases.repository.ts';
import { selectPromotionItems } from './select-promotion-items.ts';

/**
 * The version of each item on each stage, deleted items included that a stage still has, tests aside, which are not
 * published; and the chat address of each stage.
 */
export async function getPromotionStatus(
  services: Pick<Services, 'config' | 'processState'>,
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<PromotionStatus> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const all: SkinnyRow[] = [project, ...(await listSkinnyItems(db, teamId, projectId))];
  const items = withoutTests(all);
  const rows = await listStages(db, teamId, projectId);
  const stages = new Map(rows.map((row) => [row.stage, row]));
  const outdated = await listReleasesWithOldAssets(
    db,
    teamId,
    rows.map(({ releaseId }) => releaseId),
  );
  const beta = parseVersions(stages.get('Beta'));
  const live = parseVersions(stages.get('Live'));
  const restorable = await listDeletedItems(db, teamId, projectId);
  const deleted = [...restorable, ...(await listPurgedItems(services, db, rows, [...all, ...restorable]))];
  const removed = withoutTests<SkinnyRow | NamedItem>([...all, ...deleted]).filter(
    (item) => 'isDeleted' in item && (beta.has(item.id) || live.has(item.id)),
  );
  const toVersions = ({ id, kind, displayName }: NamedItem | SkinnyRow, development: number | null): ItemVersions => ({
    itemId: id,
    kind,
    displayName,
    development,
    staging: beta.get(id) ?? null,
    production: live.get(id) ?? null,
  });
  const savedUtc = (await findLastSave(db, teamId, projectId))?.toISOString() ?? null;
  return {
    projectId,
    displayName: project.displayName,
    unsavedCount: items.filter(({ isDirty }) => isDirty).length,
    items: selectPromotionItems([
      ...removed.map((item) => toVersions(item, null)),
      ...items.map((item) => toVersions(item, item.version)),
    ]),
    itemCount: removed.length + items.length,
    numberOfInteractions: defaultInteractions,
    publishStage: getPublishStage(stages, savedUtc !== null),
    savedUtc,
    stages: publishedStages.map((stage) => {
      const row = stages.get(stage);
      const hasOldMedia = row !== undefined && outdated.has(row.releaseId);
      return { ...toStage(stage, row, services.config.publicUrl, projectId), hasOldMedia };
    }),
  };
}

function getPublishStage(
  stages: ReadonlyMap<PublishedStage, unknown>,
  isSaved: boolean,
): PromotionStatus['publishStage'] {
  if (stages.has('Live')) return 'Live';
  if (stages.has('Beta')) return 'Beta';
  return isSaved ? 'Alpha' : 'None';
}

function parseVersions(row: StageRow | undefined): ReadonlyMap<string, number> {
  return new Map(row && Object.entries(readJsonText(row.versions)));
}

function toStage(stage: PublishedStage, row: StageRow | undefined, publicUrl: string, projectId: ProjectId) {
  return {
    stage,
    releaseNumber: row?.number ?? null,
    notes: row?.notes ?? '',
    publishedUtc: row?.publishedAt.toISOString() ?? null,
    publishedBy: row ? getAccountName(row) : '',
    chatUrl: row ? getChatUrl(publicUrl, projectId, stage) : '',
  };
}

function getChatUrl(publicUrl: string, projectId: ProjectId, stage: PublishedStage): string {
  return `${publicUrl}/channels/chat/${projectId}/${stage.toLowerCase()}`;
}
