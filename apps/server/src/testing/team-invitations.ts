import { teamCalls, type Call } from '@confab/contracts';
import type { ProjectId, TeamId, TeamRole } from '@confab/model';
import type { CallResponse, TestApp } from './open-test-app.ts';
import type { TestPerson } from './people-and-projects.ts';

/** The parameters in the link of an invitation mail. */
export interface MailedInvitation {
  readonly teamInvitationId: string;
  readonly ticket: string;
}

/** The inviter, the team and the role. */
export interface InvitationOptions {
  readonly admin: TestPerson;
  readonly teamId?: TeamId;
  readonly permission?: Exclude<TeamRole, 'Unauthorized'>;
  /** The project that the link leads to; none by default. */
  readonly projectId?: ProjectId;
}

/** Invites an address, to the inviter's own team by default. */
export function invite(
  { call }: TestApp,
  email: string,
  { admin, teamId = admin.teamId, permission = 'Viewer', projectId }: InvitationOptions,
): Promise<CallResponse<typeof teamCalls.invite>> {
  return call(teamCalls.invite, { body: { teamId, emails: [email], permission, projectId }, token: admin.token });
}

/** Lists the mails to an address, oldest first. */
export function listTeamMails({ services }: TestApp, email: string) {
  return services.db
    .selectFrom('outboxMail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Reads the link of the newest invitation to an address. */
async function readInvitationMail(app: TestApp, email: string): Promise<MailedInvitation> {
  const mails = await listTeamMails(app, email);
  const text = mails.findLast(({ subject }) => subject.includes('invited'))?.text ?? '';
  const link = /teamAccept&teamInvitationId=([0-9a-f-]{36})#code=([\w-]{43})/.exec(text);
  return { teamInvitationId: link?.[1] ?? '', ticket: link?.[2] ?? '' };
}

/** Invites an address and reads the link in the mail. */
export async function inviteAndReadMail(
  app: TestApp,
  email: string,
  inviting: InvitationOptions,
): Promise<MailedInvitation> {
  const answered = await invite(app, email, inviting);
  if (!answered.success) throw new Error(`The invitation failed: ${answered.message}`);
  return readInvitationMail(app, email);
}

/** Lists members and pending invitations of a team, as one of its members sees them. */
export async function listMembers({ call }: TestApp, { token, teamId }: Pick<TestPerson, 'token' | 'teamId'>) {
  return (await call(teamCalls.listMembers, { query: { teamId }, token })).result;
}

/** Lists the teams of a person. */
export async function listTeams({ call }: TestApp, { token }: Pick<TestPerson, 'token'>) {
  return (await call(teamCalls.listMine, { token })).result;
}

/** Lists the texts of a person's notifications, newest first. */
export async function listNotifications({ services }: TestApp, { accountId }: Pick<TestPerson, 'accountId'>) {
  const rows = await services.db
    .selectFrom('notification')
    .select('text')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text }) => text);
}

/** Returns status code and message of a response. */
export function getStatusAndMessage<C extends Call>({ status, message }: CallResponse<C>) {
  return [status, message] as const;
}
