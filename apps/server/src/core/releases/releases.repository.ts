import type { PublishedStage, AccountId, ProjectId, ReleaseId, TeamId, PublishStatus, JsonText } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';
import type { ReleaseVersions, FrozenSource } from '../../db/stored-shapes.ts';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** The release on a stage. */
export interface StageRow {
  readonly stage: PublishedStage;
  readonly releaseId: ReleaseId;
  readonly number: number;
  readonly notes: string;
  readonly versions: JsonText<ReleaseVersions>;
  readonly publishedAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export function listStages(db: Db, teamId: TeamId, projectId: ProjectId): Promise<StageRow[]> {
  return db
    .selectFrom('releaseStage')
    .innerJoin('release', 'release.id', 'releaseStage.releaseId')
    .innerJoin('account', 'account.id', 'releaseStage.publishedBy')
    .where('releaseStage.teamId', '=', teamId)
    .where('releaseStage.projectId', '=', projectId)
    .select([
      'releaseStage.stage',
      'releaseStage.releaseId',
      'release.number',
      'release.notes',
      'release.versions',
      'releaseStage.publishedAt',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .execute();
}

/** The release on a stage of a project, for channels, which have no caller. */
export async function findStageRelease(
  db: Db,
  projectId: ProjectId,
  stage: PublishedStage,
): Promise<{ releaseId: ReleaseId; teamId: TeamId } | undefined> {
  return (await stageRelease(db, { projectId, stage }))[0];
}

const stageRelease = compileOnce<
  { projectId: ProjectId; stage: PublishedStage },
  { releaseId: ReleaseId; teamId: TeamId }
>((db, given) =>
  // Looks up the owning team.
  acrossTeams(db)
    .selectFrom('releaseStage')
    .innerJoin('item', 'item.id', 'releaseStage.projectId')
    .innerJoin('team', 'team.id', 'releaseStage.teamId')
    .where('releaseStage.projectId', '=', given.projectId)
    .where('releaseStage.stage', '=', given.stage)
    .where('item.deletedAt', 'is', null)
    .where('team.deletedAt', 'is', null)
    .select(['releaseStage.releaseId', 'releaseStage.teamId']),
);

/** The content of a release. The caller got its id from a function above, which checked the team. */
export async function findReleaseContent(db: Db, releaseId: ReleaseId): Promise<PackedJson<FrozenSource> | undefined> {
  const row = await acrossTeams(db)
    .selectFrom('release')
    .select('content')
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row?.content;
}

export interface NewRelease {
  readonly id: ReleaseId;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly createdBy: AccountId;
  readonly versions: JsonText<ReleaseVersions>;
  readonly content: PackedJson<FrozenSource>;
  readonly notes: string;
  /** Null where problems were not counted. */
  readonly errorCount: number | null;
  readonly warningCount: number | null;
}

/** Stores a release under the next number of its project, whose row the caller has locked. */
export async function insertRelease(trx: Db, release: NewRelease): Promise<void> {
  const { last } = await trx
    .selectFrom('release')
    .where('teamId', '=', release.teamId)
    .where('projectId', '=', release.projectId)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('release')
    .values({ ...release, number: (last ?? 0) + 1 })
    .execute();
}

/** Points stages at a release. */
export async function setStageRelease(
  trx: Db,
  pointer: { teamId: TeamId; projectId: ProjectId; releaseId: ReleaseId; publishedBy: AccountId },
  stages: readonly PublishedStage[],
): Promise<void> {
  for (const stage of stages) {
    await trx
      .insertInto('releaseStage')
      .values({ ...pointer, stage })
      .onConflict((conflict) =>
        conflict
          .columns(['projectId', 'stage'])
          .doUpdateSet({
            releaseId: pointer.releaseId,
            publishedBy: pointer.publishedBy,
            publishedAt: sql<Date>`now()`,
          })
          .where('releaseStage.teamId', '=', pointer.teamId),
      )
      .execute();
  }
}

export async function clearStages(trx: Db, teamId: TeamId, projectId: ProjectId): Promise<void> {
  await trx.deleteFrom('releaseStage').where('teamId', '=', teamId).where('projectId', '=', projectId).execute();
}

export async function setPublishStatus(
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
  status: PublishStatus,
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ publishStatus: status })
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .execute();
}
