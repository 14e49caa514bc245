import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';

type QueueState = 'open' | 'decided';

/** Reviews of projects that are not deleted. The callers belong to the staff, who review the projects of all teams. */
function selectReviews(db: Db) {
  return acrossTeams(db)
    .selectFrom('review')
    .innerJoin('item', 'item.id', 'review.projectId')
    .innerJoin('team', 'team.id', 'review.teamId')
    .where('item.deletedAt', 'is', null)
    .where('team.deletedAt', 'is', null);
}

function listStates(state: QueueState) {
  return state === 'open' ? (['UnderReview'] as const) : (['Approved', 'Denied'] as const);
}

function selectReviewRows(db: Db) {
  return selectReviews(db)
    .leftJoin('account as author', 'author.id', 'review.requestedBy')
    .leftJoin('account as reviewer', 'reviewer.id', 'review.decidedBy')
    .select([
      'review.id',
      'review.teamId',
      'review.projectId',
      'review.releaseId',
      'review.state',
      'review.requestedBy',
      'review.requestedAt',
      'review.decidedAt',
      'review.reason',
      'team.name as teamName',
      'item.displayName as projectName',
    ])
    .select([
      sql<string>`coalesce(author.first_name, '')`.as('firstName'),
      sql<string>`coalesce(author.last_name, '')`.as('lastName'),
      sql<string>`coalesce(author.recovery_email, author.email, '')`.as('email'),
      sql<string>`trim(coalesce(reviewer.first_name, '') || ' ' || coalesce(reviewer.last_name, ''))`.as(
        'reviewerName',
      ),
      sql<string>`coalesce(reviewer.recovery_email, reviewer.email, '')`.as('reviewerEmail'),
    ]);
}

/** A review with its project and the people involved. */
export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

/** A page of the open reviews, oldest first, or of the decided ones, newest first. */
export function listReviews(
  db: Db,
  state: QueueState,
  { skip, most }: { readonly skip: number; readonly most: number },
) {
  const isOpen = state === 'open';
  return selectReviewRows(db)
    .where('review.state', 'in', listStates(state))
    .orderBy(isOpen ? 'review.requestedAt' : 'review.decidedAt', isOpen ? 'asc' : 'desc')
    .orderBy('review.id')
    .limit(most)
    .offset(skip)
    .execute();
}

export async function countReviews(db: Db, state: QueueState): Promise<number> {
  const row = await selectReviews(db)
    .where('review.state', 'in', listStates(state))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findReview(db: Db, reviewId: string): Promise<ReviewRow | undefined> {
  return selectReviewRows(db).where('review.id', '=', reviewId).executeTakeFirst();
}

/** Locks a project, as every change of its review does. @returns false when it no longer exists */
export async function lockReviewedProject(trx: Db, teamId: TeamId, projectId: ProjectId): Promise<boolean> {
  const row = await trx
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The content of the release that a review is about. */
export async function findReviewContent(
  db: Db,
  { teamId, releaseId }: { readonly teamId: TeamId; readonly releaseId: ReleaseId },
): Promise<PackedJson<FrozenSource> | undefined> {
  const row = await db
    .selectFrom('release')
    .select('content')
    .where('teamId', '=', teamId)
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row?.content;
}

/** The address of the person who requested the review, if it is proven and they are still in the team. */
export function findRequester(trx: Db, { teamId, requestedBy }: Pick<ReviewRow, 'teamId' | 'requestedBy'>) {
  return trx
    .selectFrom('account')
    .innerJoin('teamMember', 'teamMember.accountId', 'account.id')
    .where('teamMember.teamId', '=', teamId)
    .where('account.id', '=', requestedBy)
    .where('account.status', '=', 'active')
    .select(['account.id', 'account.isVerified', shownEmail.as('email')])
    .executeTakeFirst();
}
