import type { AccountId, ProjectId, PublishedStage, ReleaseId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

/** A package on its way to a platform, as it is stored. */
export interface NewPublication {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly releaseId: ReleaseId;
  readonly stage: PublishedStage;
  /** JSON text. */
  readonly target: string;
  readonly createdBy: AccountId;
}

/** Queues packages, in the given order. */
export async function insertPublications(trx: Db, publications: readonly NewPublication[]): Promise<void> {
  await trx
    .insertInto('platformPublication')
    .values(publications.map((one) => ({ ...one, state: 'Waiting' as const })))
    .execute();
}

/** Counts the packages of a project that have not arrived yet. */
export async function countUnfinished(db: Db, teamId: TeamId, projectId: ProjectId): Promise<number> {
  const { count } = await db
    .selectFrom('platformPublication')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('state', 'in', ['Waiting', 'Sending'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest packages of a project, newest first. */
export function listPublications(db: Db, teamId: TeamId, projectId: ProjectId, most: number) {
  return db
    .selectFrom('platformPublication')
    .innerJoin('release', 'release.id', 'platformPublication.releaseId')
    .leftJoin('account', 'account.id', 'platformPublication.createdBy')
    .where('platformPublication.teamId', '=', teamId)
    .where('platformPublication.projectId', '=', projectId)
    .orderBy('platformPublication.createdAt', 'desc')
    .orderBy('platformPublication.id', 'desc')
    .limit(most)
    .select([
      'platformPublication.id',
      'platformPublication.stage',
      'platformPublication.target',
      'platformPublication.state',
      'platformPublication.log',
      'platformPublication.createdAt',
      'release.number',
      sql<string>`coalesce(account.first_name, '')`.as('firstName'),
      sql<string>`coalesce(account.last_name, '')`.as('lastName'),
      sql<string>`coalesce(${shownEmail}, '')`.as('email'),
    ])
    .execute();
}

/** A package that this process sends. */
export interface DuePublication {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly releaseId: ReleaseId;
  readonly stage: PublishedStage;
  readonly target: string;
  readonly log: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** Takes packages that are due. Another process takes one over that is not finished after five minutes. */
export async function takeDuePublications(db: Db, most: number): Promise<readonly DuePublication[]> {
  // A job of all teams.
  return acrossTeams(db)
    .updateTable('platformPublication')
    .set(({ eb }) => ({
      state: 'Sending' as const,
      attempts: eb('attempts', '+', 1),
      dueAt: sql<Date>`now() + interval '5 minutes'`,
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('platformPublication')
        .select('id')
        .where('state', 'in', ['Waiting', 'Sending'])
        .where(sql<boolean>`due_at <= now()`)
        .orderBy('dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'teamId', 'projectId', 'releaseId', 'stage', 'target', 'log', 'attempts'])
    .execute();
}

/** The number of a release, and whether its project still exists. */
export async function findReleaseNumber(
  db: Db,
  { teamId, projectId, releaseId }: Pick<DuePublication, 'teamId' | 'projectId' | 'releaseId'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('release')
    .innerJoin('item', 'item.id', 'release.projectId')
    .where('release.teamId', '=', teamId)
    .where('release.id', '=', releaseId)
    .where('item.teamId', '=', teamId)
    .where('item.id', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .select('release.number')
    .executeTakeFirst();
  return row?.number;
}

/** Stores the log of a package and what is next: it is `Waiting` for `minutes` more, or finished. */
export async function updatePublication(
  db: Db,
  { teamId, id }: Pick<DuePublication, 'teamId' | 'id'>,
  log: string,
  next?: { readonly state: 'Waiting' | 'Done' | 'Failed'; readonly minutes?: number; readonly attempts?: number },
): Promise<void> {
  const { state, minutes = 0, attempts } = next ?? {};
  await db
    .updateTable('platformPublication')
    .set({
      log,
      ...(state !== undefined && { state, dueAt: sql<Date>`now() + make_interval(mins => ${minutes})` }),
      ...(attempts !== undefined && { attempts }),
    })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}
