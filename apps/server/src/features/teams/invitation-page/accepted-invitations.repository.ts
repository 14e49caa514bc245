import type { AccountId, Flavour, ProjectId, TeamId } from '@confab/model';
import type { Db } from '../../../services.ts';

/** An invitation that was answered by accepting it, with the person who did. */
export interface AcceptedInvitation {
  readonly ticketHash: Buffer;
  readonly invitationId: string;
  readonly accountId: AccountId;
  readonly teamId: TeamId;
  readonly projectId: ProjectId | null;
}

/** The project that a new member sees first, and the site that opens it. */
export interface FirstProject {
  readonly projectId: ProjectId;
  readonly site: Flavour;
}

/** The sites that open projects, by the type of the project. */
const sites: Readonly<Record<string, Flavour>> = { Pro: 'pro', One: 'one', TestPlan: 'bench' };

export async function insertAcceptedInvitation(trx: Db, accepted: AcceptedInvitation): Promise<void> {
  await trx.insertInto('acceptedInvitation').values(accepted).execute();
}

/** Finds the invitation of a mailed link that an account has accepted within the last 30 days. */
export function findAcceptedInvitation(
  db: Db,
  { ticketHash, invitationId, accountId }: Pick<AcceptedInvitation, 'ticketHash' | 'invitationId' | 'accountId'>,
): Promise<Pick<AcceptedInvitation, 'teamId' | 'projectId'> | undefined> {
  return db
    .selectFrom('acceptedInvitation')
    .where('ticketHash', '=', ticketHash)
    .where('invitationId', '=', invitationId)
    .where('accountId', '=', accountId)
    .select(['teamId', 'projectId'])
    .executeTakeFirst();
}

/** Finds a project of a team; undefined for one that is deleted or another team's. */
export async function findFirstProject(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId | null,
): Promise<FirstProject | undefined> {
  if (projectId === null) return undefined;
  const row = await db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .where('kind', '=', 'project')
    .where('deletedAt', 'is', null)
    .select('type')
    .executeTakeFirst();
  return row && { projectId, site: sites[row.type] ?? 'pro' };
}
