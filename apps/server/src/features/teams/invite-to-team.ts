import { teamMessages } from '@confab/access';
import { invalid, notFound, notificationMessages, refused, type BodyOf, type teamCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { ProjectId } from '@confab/model';
import { writeAudit } from '../../core/audit/audit.repository.ts';
import { requirePermission } from '../../access/require-permission.ts';
import { transact } from '../../db/transact.ts';
import { createInvitationMail } from '../../mail/team-mails.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { lockAccount } from '../../core/accounts/accounts.repository.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { assertMailAllowed } from './assert-mail-allowed.ts';
import { findFirstProject } from './invitation-page/accepted-invitations.repository.ts';
import { lockTeam, publishTeamChange, type LockedTeam } from './lock-team.ts';
import { invitationMailed, replaceInvitation } from './invitations.repository.ts';
import { findVerifiedAccounts } from './members.repository.ts';
import { createRandomId } from './create-random-id.ts';

type Invitation = BodyOf<typeof teamCalls.invite>;

/** Where a call came from, for the audit trail. */
interface Origin {
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Invites people to a team by email, with or without an account. Invites nobody if one of them is a member already.
 * Inviting an address again mails a new link and revokes the old one (TEAM-6). The link leads to a project, if one is
 * given.
 */
export function inviteToTeam(
  services: Services,
  caller: Caller,
  { teamId, emails, permission, projectId }: Invitation,
  origin: Origin,
): Promise<null> {
  const addresses = mapByEmailKey(emails);
  return transact(services.db, async (trx) => {
    const team = await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'team.invite');
    if (team.members.some((member) => addresses.has(member.emailKey))) throw refused(teamMessages.alreadyMember);
    // The invitations of an account are counted over all its teams.
    await lockAccount(trx, caller.accountId);
    if (projectId !== undefined && !(await findFirstProject(trx, teamId, projectId))) throw notFound();
    await assertMailAllowed(trx, services, { teamId, accountId: caller.accountId, count: addresses.size });
    for (const [key, email] of addresses) {
      await invite(services, trx, { team, caller, permission, projectId: projectId ?? null, email, key, origin });
    }
    publishTeamChange(services, trx, team, await findVerifiedAccounts(trx, [...addresses.keys()]));
    return null;
  });
}

/** Merges different spellings of one address into one invitation. */
function mapByEmailKey(emails: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    emails.map((email) => {
      const key = emailKey(email);
      if (key === undefined) throw invalid(teamMessages.inviteEmail);
      return [key, email];
    }),
  );
}

interface OneInvitation {
  readonly team: LockedTeam;
  readonly caller: Caller;
  readonly permission: Invitation['permission'];
  readonly projectId: ProjectId | null;
  readonly email: string;
  readonly key: string;
  readonly origin: Origin;
}

async function invite(services: Services, trx: Db, one: OneInvitation) {
  const { team, caller, permission, projectId, email, key, origin } = one;
  const { teamId, name: teamName } = team;
  const id = createRandomId(services);
  const ticket = services.newSecret();
  const row = { id, teamId, email, emailKey: key, permission, projectId, ticketHash: hashSecret(ticket) };
  const isRepeated = await replaceInvitation(trx, { ...row, invitedBy: caller.accountId });
  const words = { teamName, inviterName: caller.name, inviterEmail: caller.email, permission };
  const mail = createInvitationMail(services.config.publicUrl, {
    ...words,
    recipient: email,
    invitationId: id,
    ticket,
  });
  await queueMail(trx, services, mail);
  const who = { accountId: caller.accountId, sessionId: caller.sessionId, teamId };
  await writeAudit(trx, {
    id: services.newId(),
    action: invitationMailed,
    ...who,
    objectId: id,
    result: 200,
    ...origin,
  });
  if (isRepeated) return;
  const message = notificationMessages[`invitedAs${permission}`];
  const notice = createNotice(message, { name: caller.name, team: teamName }, teamsLink);
  for (const accountId of await findVerifiedAccounts(trx, [key])) await notify(services, trx, accountId, notice);
}
