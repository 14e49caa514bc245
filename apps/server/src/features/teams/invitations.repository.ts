import type { AccountId, ProjectId, TeamId, TeamMembership, TeamRole } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { Db } from '../../services.ts';

/** A pending invitation. */
export interface InvitationRow {
  readonly id: string;
  readonly teamId: TeamId;
  readonly email: string;
  readonly emailKey: string;
  readonly permission: TeamRole;
  readonly ticketHash: Buffer;
  /** The project that the invited person sees first. */
  readonly projectId: ProjectId | null;
}

const columns = [
  'teamInvitation.id',
  'teamInvitation.teamId',
  'teamInvitation.email',
  'teamInvitation.emailKey',
  'teamInvitation.permission',
  'teamInvitation.ticketHash',
  'teamInvitation.projectId',
] as const;
const isGood = sql<boolean>`team_invitation.expires_at > now()`;
const isExpired = sql<boolean>`team_invitation.expires_at <= now()`;

/** An invitation that may have expired: it is kept for the team for a while. */
export interface KeptInvitation extends InvitationRow {
  readonly isExpired: boolean;
}

export async function findInvitation(db: Db, id: string): Promise<KeptInvitation | undefined> {
  return db
    .selectFrom('teamInvitation')
    .where('id', '=', id)
    .select(columns)
    .select(isExpired.as('isExpired'))
    .executeTakeFirst();
}

/** A pending invitation with the names that the invited person sees. */
interface InvitationToShow extends InvitationRow {
  readonly teamName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inviterEmail: string;
}

/** Finds an invitation that has not expired, to a team that still exists, with the names of team and inviter. */
export function findInvitationToShow(db: Db, id: string): Promise<InvitationToShow | undefined> {
  return db
    .selectFrom('teamInvitation')
    .innerJoin('team', 'team.id', 'teamInvitation.teamId')
    .leftJoin('account', 'account.id', 'teamInvitation.invitedBy')
    .where('teamInvitation.id', '=', id)
    .where('team.deletedAt', 'is', null)
    .where(isGood)
    .select(columns)
    .select([
      'team.name as teamName',
      sql<string>`coalesce(account.first_name, '')`.as('firstName'),
      sql<string>`coalesce(account.last_name, '')`.as('lastName'),
      sql<string>`coalesce(${shownEmail}, '')`.as('inviterEmail'),
    ])
    .executeTakeFirst();
}

/** Lists the pending invitations to a team, including expired ones, sorted by email address. */
export async function findInvitationsTo(db: Db, teamId: TeamId): Promise<KeptInvitation[]> {
  return db
    .selectFrom('teamInvitation')
    .where('teamId', '=', teamId)
    .orderBy('emailKey')
    .select(columns)
    .select(isExpired.as('isExpired'))
    .execute();
}

/** Finds the invitations to an address as rows of My Teams, by team name. */
export async function findInvitationsFor(db: Db, emailKey: string): Promise<TeamMembership[]> {
  const rows = await db
    .selectFrom('teamInvitation')
    .innerJoin('team', 'team.id', 'teamInvitation.teamId')
    .where('teamInvitation.emailKey', '=', emailKey)
    .where('team.deletedAt', 'is', null)
    .where(isGood)
    .orderBy('team.name')
    .orderBy('team.id')
    .select(['team.id', 'team.name', 'teamInvitation.permission', 'teamInvitation.id as invitationId'])
    .execute();
  return rows.map(({ id, name, permission, invitationId }) => ({
    teamId: id,
    permission,
    description: name,
    invitePending: true,
    teamInvitationId: invitationId,
  }));
}

/** Stores an invitation and replaces the address's previous one. @returns whether there was one. */
export async function replaceInvitation(
  trx: Db,
  invitation: InvitationRow & { readonly invitedBy: AccountId },
): Promise<boolean> {
  const former = await trx
    .deleteFrom('teamInvitation')
    .where('teamId', '=', invitation.teamId)
    .where('emailKey', '=', invitation.emailKey)
    .returning('id')
    .executeTakeFirst();
  await trx
    .insertInto('teamInvitation')
    .values({ ...invitation, expiresAt: sql<Date>`now() + interval '7 days'` })
    .execute();
  return former !== undefined;
}

export async function deleteInvitation(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('teamInvitation').where('id', '=', id).execute();
}

/** @returns the addresses that were invited. */
export async function deleteInvitationsTo(trx: Db, teamId: TeamId): Promise<string[]> {
  const rows = await trx.deleteFrom('teamInvitation').where('teamId', '=', teamId).returning('emailKey').execute();
  return rows.map(({ emailKey }) => emailKey);
}

/** The action of one mailed invitation in the audit trail. */
export const invitationMailed = 'InviteUsersToTeam.mailed';

/** Counts the invitations that a team and an account mailed in the last day, from the audit trail. */
export async function countMailedInvitations(
  db: Db,
  teamId: TeamId,
  accountId: AccountId,
): Promise<{ readonly team: number; readonly account: number }> {
  const count = (where: Partial<{ teamId: TeamId; accountId: AccountId }>) =>
    db
      .selectFrom('audit')
      .where((is) => is.and(where))
      .where('action', '=', invitationMailed)
      .where(sql<boolean>`at > now() - interval '1 day'`)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [team, account] = [await count({ teamId }), await count({ accountId })];
  return { team: team.count, account: account.count };
}
