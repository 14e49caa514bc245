import type { AccountId, ProjectId, PublishedStage, ReleaseId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { Db } from '../../services.ts';

/** A package on its way to a platform, as it is stored. */
export interface NewPublication {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly releaseId: ReleaseId;
  readonly stage: PublishedStage;
  /** JSON text, which `parseTarget` reads. */
  readonly target: string;
  /** Equal for packages that replace each other. */
  readonly destination: string;
  readonly createdBy: AccountId;
}

/** Queues packages, in the given order. */
export async function insertPublications(trx: Db, publications: readonly NewPublication[]): Promise<void> {
  await trx
    .insertInto('platformPublication')
    .values(publications.map((one) => ({ ...one, state: 'Waiting' as const })))
    .execute();
}

/** Counts the packages of a project that have not arrived yet, except those whose destinations get a newer one. */
export async function countUnfinished(
  db: Db,
  {
    teamId,
    projectId,
    replaced,
  }: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly replaced: readonly string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('platformPublication')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('state', 'in', ['Waiting', 'Sending'])
    .where('destination', 'not in', replaced)
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
