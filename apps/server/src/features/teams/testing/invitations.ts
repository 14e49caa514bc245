import { teamCalls, type Call } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import type { Answered, TestApp } from '../../../testing/open-test-app.ts';
import type { TestPerson } from '../../../testing/world.ts';

/** What a mailed invitation carries in its link. */
export interface MailedInvitation {
  readonly teamInvitationId: string;
  readonly ticket: string;
}

/** Who invites, and where to. */
export interface Inviting {
  readonly admin: TestPerson;
  readonly teamId?: TeamId;
  readonly permission?: Exclude<TeamRole, 'Unauthorized'>;
}

/** Invites an address to the inviter's own team, unless another is named. */
export function invite(
  { call }: TestApp,
  email: string,
  { admin, teamId = admin.teamId, permission = 'Viewer' }: Inviting,
): Promise<Answered<typeof teamCalls.invite>> {
  return call(teamCalls.invite, { body: { teamId, emails: [email], permission }, token: admin.token });
}

/** All mails to an address, oldest first. */
export function mailsTo({ services }: TestApp, email: string) {
  return services.db
    .selectFrom('outboxMail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** What the newest invitation to an address carries. */
async function mailedInvitation(app: TestApp, email: string): Promise<MailedInvitation> {
  const mails = await mailsTo(app, email);
  const text = mails.findLast(({ subject }) => subject.includes('invited'))?.text ?? '';
  const link = /teamAccept&teamInvitationId=([0-9a-f-]{36})#code=([\w-]{43})/.exec(text);
  return { teamInvitationId: link?.[1] ?? '', ticket: link?.[2] ?? '' };
}

/** Invites an address and reads the mail. */
export async function invited(app: TestApp, email: string, inviting: Inviting): Promise<MailedInvitation> {
  const answered = await invite(app, email, inviting);
  if (!answered.success) throw new Error(`The invitation failed: ${answered.message}`);
  return mailedInvitation(app, email);
}

/** The members of a team and those invited, as somebody in it sees them. */
export async function membersOf({ call }: TestApp, { token, teamId }: Pick<TestPerson, 'token' | 'teamId'>) {
  return (await call(teamCalls.listMembers, { query: { teamId }, token })).result;
}

/** The teams of somebody, as My Teams lists them. */
export async function teamsOf({ call }: TestApp, { token }: Pick<TestPerson, 'token'>) {
  return (await call(teamCalls.listMine, { token })).result;
}

/** The notifications of somebody, newest first. */
export async function notificationsOf({ services }: TestApp, { accountId }: Pick<TestPerson, 'accountId'>) {
  const rows = await services.db
    .selectFrom('notification')
    .select('text')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text }) => text);
}

/** Status and words of an answer. */
export function outcomeOf<C extends Call>({ status, message }: Answered<C>) {
  return [status, message] as const;
}
