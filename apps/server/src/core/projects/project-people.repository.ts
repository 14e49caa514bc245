import { projectPeopleMax, type ProjectId, type ProjectPerson, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { getAccountName } from '../accounts/sessions/sessions.ts';

/** How many of a project's latest events are looked through for their authors. */
const eventsRead = 40;

/**
 * Lists the members of the team who changed each project last, the latest first, at most `projectPeopleMax` of them.
 *
 * @returns by project id; a project without recent changes is missing.
 */
export async function listPeople(
  db: Db,
  teamId: TeamId,
  projectIds: readonly ProjectId[],
): Promise<ReadonlyMap<string, readonly ProjectPerson[]>> {
  const people = new Map<string, ProjectPerson[]>();
  if (projectIds.length === 0) return people;
  const authors = db
    .selectFrom(sql<{ id: ProjectId }>`unnest(${sql.val(projectIds)}::uuid[])`.as<'listed'>(sql`listed(id)`))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('projectEvent')
          .where('projectEvent.teamId', '=', teamId)
          .whereRef('projectEvent.projectId', '=', 'listed.id')
          .orderBy('projectEvent.seq', 'desc')
          .limit(eventsRead)
          .select(['projectEvent.authorId', 'projectEvent.seq'])
          .as('event'),
      (join) => join.onTrue(),
    )
    .groupBy(['listed.id', 'event.authorId'])
    .select(({ fn }) => ['listed.id as projectId', 'event.authorId', fn.max('event.seq').as('lastSeq')])
    .as('author');
  const rows = await db
    .selectFrom(authors)
    .innerJoin('teamMember', (join) =>
      join.onRef('teamMember.accountId', '=', 'author.authorId').on('teamMember.teamId', '=', teamId),
    )
    .innerJoin('account', 'account.id', 'author.authorId')
    .leftJoin('profilePhoto', 'profilePhoto.accountId', 'account.id')
    .orderBy('author.lastSeq', 'desc')
    .select([
      'author.projectId',
      'account.id',
      'account.email',
      'account.firstName',
      'account.lastName',
      'profilePhoto.id as photoId',
    ])
    .execute();
  for (const row of rows) {
    const found = people.get(row.projectId) ?? [];
    if (found.length < projectPeopleMax)
      found.push({ accountId: row.id, name: getAccountName(row), profilePhotoAssetId: row.photoId ?? '' });
    people.set(row.projectId, found);
  }
  return people;
}
