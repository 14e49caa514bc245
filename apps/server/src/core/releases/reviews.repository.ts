import type { AccountId, ProjectId, ReleaseId, TeamId, JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';
import type { ReleaseVersions, FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Stores a request. The caller has locked the project, which has no other open request. */
export async function insertReview(
  trx: Db,
  review: ProjectPlace & { readonly id: string; readonly releaseId: ReleaseId; readonly requestedBy: AccountId },
): Promise<void> {
  await trx
    .insertInto('review')
    .values({ ...review, state: 'UnderReview' })
    .execute();
}

/** Decides the open request of a project. */
export async function decideOpenReview(
  trx: Db,
  { teamId, projectId }: ProjectPlace,
  decision: { readonly state: 'Approved' | 'Denied'; readonly decidedBy: AccountId; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ ...decision, decidedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('state', '=', 'UnderReview')
    .execute();
}

/** Withdraws the open request of a project, if there is one. */
export async function withdrawReview(trx: Db, { teamId, projectId }: ProjectPlace): Promise<void> {
  await trx
    .updateTable('review')
    .set({ state: 'Withdrawn', decidedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('state', '=', 'UnderReview')
    .execute();
}

function selectReviews(db: Db, { teamId, projectId }: ProjectPlace) {
  return db
    .selectFrom('review')
    .innerJoin('release', 'release.id', 'review.releaseId')
    .where('review.teamId', '=', teamId)
    .where('release.teamId', '=', teamId)
    .where('review.projectId', '=', projectId)
    .orderBy('review.requestedAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(1);
}

/** The latest request of a project that was not withdrawn, with the versions that it is about as JSON text. */
export function findLatestReview(db: Db, place: ProjectPlace) {
  return selectReviews(db, place)
    .leftJoin('account', 'account.id', 'review.requestedBy')
    .where('review.state', '<>', 'Withdrawn')
    .select([
      'review.state',
      'review.requestedAt',
      'review.decidedAt',
      'review.reason',
      'review.releaseId',
      'release.versions',
    ])
    .select([
      sql<string>`coalesce(account.first_name, '')`.as('firstName'),
      sql<string>`coalesce(account.last_name, '')`.as('lastName'),
      sql<string>`coalesce(${shownEmail}, '')`.as('email'),
    ])
    .executeTakeFirst();
}

/** Finds the latest approval or denial of a project. */
export function findLastDecision(db: Db, place: ProjectPlace) {
  return selectReviews(db, place)
    .where('review.state', 'in', ['Approved', 'Denied'])
    .select(['review.state', 'review.decidedAt', 'review.releaseId'])
    .executeTakeFirst();
}

/** The last approved version of a project. */
export interface ApprovedRelease {
  readonly decidedAt: Date | null;
  readonly releaseId: ReleaseId;
  readonly content: PackedJson<FrozenSource>;
}

/** Finds the last approved version of a project, before a review if one is given. */
export function findApprovedRelease(
  db: Db,
  place: ProjectPlace,
  before?: { readonly requestedAt: Date; readonly id: string },
): Promise<ApprovedRelease | undefined> {
  return selectReviews(db, place)
    .where('review.state', '=', 'Approved')
    .$if(before !== undefined, (query) =>
      query
        .where('review.requestedAt', '<=', before?.requestedAt ?? new Date())
        .where('review.id', '<>', before?.id ?? ''),
    )
    .select(['review.decidedAt', 'review.releaseId', 'release.content'])
    .executeTakeFirst();
}

/**
 * The release of an earlier request about exactly this content, which is frozen already. A moved page keeps its version,
 * so versions alone are not enough.
 */
export async function findReviewedRelease(
  db: Db,
  place: ProjectPlace,
  { versions, content }: { readonly versions: JsonText<ReleaseVersions>; readonly content: PackedJson<FrozenSource> },
): Promise<ReleaseId | undefined> {
  const found = await selectReviews(db, place)
    .where('release.versions', '=', versions)
    .where('release.content', '=', content)
    .select('review.releaseId')
    .executeTakeFirst();
  return found?.releaseId;
}
