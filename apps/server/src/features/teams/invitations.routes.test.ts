import { signInCalls, teamCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId, newSecret } from '../../new-id.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import {
  invite,
  inviteAndReadMail,
  listTeamMails,
  listMembers,
  listNotifications,
  getStatusAndMessage,
  listTeams,
  type MailedInvitation,
} from '../../testing/team-invitations.ts';

const { app, owner: ada } = setUpServer();

const anAddress = () => `${newId()}@example.test`;
const accept = (body: { teamInvitationId: string; ticket?: string }, token?: string) =>
  app.call(teamCalls.acceptInvitation, { body, token });
const reject = (body: { teamInvitationId: string; ticket?: string }, token?: string) =>
  app.call(teamCalls.rejectInvitation, { body, token });
const withoutTicket = ({ teamInvitationId }: MailedInvitation) => ({ teamInvitationId });
const pendingOf = async (person: TestPerson = ada) =>
  (await listMembers(app, person)).filter(({ invitePending }) => invitePending);
const isIn = async (email: string, owner: TestPerson) =>
  (await listMembers(app, owner)).some((member) => member.email === email && !member.invitePending);
const expire = ({ teamInvitationId }: MailedInvitation) =>
  app.services.db
    .updateTable('teamInvitation')
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', teamInvitationId)
    .execute();
const failedToAccept = [404, 'Failure accepting team invitation'];

describe('inviting to a team', () => {
  test('an invitation mails a link to an address without an account (P7.25)', async () => {
    const email = anAddress();
    const { teamInvitationId, ticket } = await inviteAndReadMail(app, email, { admin: ada, permission: 'MediaEditor' });
    expect(ticket).toHaveLength(43);
    expect(await pendingOf()).toContainEqual({
      email,
      name: email,
      permission: 'MediaEditor',
      invitePending: true,
      inviteExpired: false,
      tvAccountId: null,
      teamInvitationId,
      profilePhotoAssetId: '',
    });
    expect((await listTeamMails(app, email))[0]?.text).toContain('as Media Editor');
  });

  test.each(['', 'ada', 'a@b', 'a@x.io\r\nBcc: b@x.io', ' a@x.io'])(
    'an invitation needs a valid address, not %j (P5.19)',
    async (email) => {
      expect(getStatusAndMessage(await invite(app, email, { admin: ada }))).toEqual([
        400,
        'You need to type in a valid email address to invite a new member',
      ]);
    },
  );

  test('inviting a member is refused together with all other addresses of the call (P5.21)', async () => {
    const [grace, other] = [await aMember(app, ada.teamId, 'Viewer'), anAddress()];
    const emails = [other, grace.email.toUpperCase()];
    const answered = await app.call(teamCalls.invite, {
      body: { teamId: ada.teamId, emails, permission: 'Viewer' },
      token: ada.token,
    });
    expect(getStatusAndMessage(answered)).toEqual([200, 'That user is already a member of this team']);
    expect(await listTeamMails(app, other)).toEqual([]);
  });

  test('only Admins can invite, and other roles read why (P6.4, P6.5, P8.25)', async () => {
    for (const role of ['Viewer', 'Commenter', 'MediaEditor', 'AppEditor'] as const) {
      const member = await aMember(app, ada.teamId, role);
      expect(getStatusAndMessage(await invite(app, anAddress(), { admin: member, teamId: ada.teamId }))).toEqual([
        403,
        'You require Admin permission to invite new members to this team.',
      ]);
    }
  });

  test('inviting an address again mails a new link and revokes the old one (TEAM-6)', async () => {
    const email = anAddress();
    const first = await inviteAndReadMail(app, email, { admin: ada });
    const newest = await inviteAndReadMail(app, email.toUpperCase(), { admin: ada, permission: 'Commenter' });
    expect(newest.teamInvitationId).not.toBe(first.teamInvitationId);
    expect((await pendingOf()).filter((row) => row.email.toLowerCase() === email)).toHaveLength(1);
    expect(getStatusAndMessage(await accept(first))).toEqual(failedToAccept);
    expect((await accept(newest)).success).toBe(true);
  });

  test('an invitation appears in My Teams and as a notification of a verified account (P2.41, P3.13, P7.31)', async () => {
    const grace = await aPerson(app);
    const { teamInvitationId } = await inviteAndReadMail(app, grace.email, { admin: ada, permission: 'AppEditor' });
    expect((await listTeams(app, grace))[0]).toMatchObject({
      teamId: ada.teamId,
      permission: 'AppEditor',
      invitePending: true,
      teamInvitationId,
    });
    expect((await listNotifications(app, grace))[0]).toContain(`${ada.email} invited you to the team`);
  });

  test('an account with an unverified address does not see its invitations (TEAM-5)', async () => {
    const grace = await aPerson(app, { isVerified: false });
    await inviteAndReadMail(app, grace.email, { admin: ada });
    expect((await listTeams(app, grace)).filter(({ invitePending }) => invitePending)).toEqual([]);
    expect(await listNotifications(app, grace)).toEqual([]);
  });

  test('members below Admin see neither the id nor the full address of an invitation (TEAM-6)', async () => {
    const owner = await aPerson(app);
    const { teamInvitationId } = await inviteAndReadMail(app, 'grace.hopper@example.test', { admin: owner });
    const viewer = await aMember(app, owner.teamId, 'AppEditor');
    const answered = await app.call(teamCalls.listMembers, { query: { teamId: owner.teamId }, token: viewer.token });
    const row = answered.result.find(({ invitePending }) => invitePending);
    expect(row).toMatchObject({ email: 'g…@example.test', teamInvitationId: null });
    expect(answered.text).not.toContain(teamInvitationId);
    expect(answered.text).not.toContain('grace.hopper');
  });

  test('a team can mail at most 100 invitations a day (TEAM-9)', async () => {
    const limited = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const owner = await aPerson(limited);
    const send = (count: number) =>
      limited.call(teamCalls.invite, {
        body: { teamId: owner.teamId, emails: Array.from({ length: count }, anAddress), permission: 'Viewer' },
        token: owner.token,
      });
    expect((await send(50)).success).toBe(true);
    expect((await send(50)).success).toBe(true);
    expect((await send(1)).status).toBe(429);
    await limited.close();
  });

  test('an invite call accepts at most 50 addresses', async () => {
    const Emails = Array.from({ length: 51 }, anAddress);
    const answered = await app.app.inject({
      method: 'POST',
      url: '/api/InviteUsersToTeam',
      headers: { 'client-token': ada.token, 'content-type': 'application/json' },
      payload: JSON.stringify({ TeamId: ada.teamId, Emails, Permission: 'Viewer' }),
    });
    expect([answered.statusCode, answered.json().ErrorMessage]).toEqual([400, 'Unable to invite users to team']);
  });

  test.each(['<a href=//evil.example>win</a>', 'https://evil.example/login', '"><img src=x onerror=alert(1)>'])(
    'an invitation mail shows the team name %s as text and has a fixed subject (TEAM-9)',
    async (name) => {
      const owner = await aPerson(app);
      await app.call(teamCalls.rename, { query: { teamId: owner.teamId, newName: name }, token: owner.token });
      const email = anAddress();
      await invite(app, email, { admin: owner });
      const [mail] = await listTeamMails(app, email);
      expect(mail?.subject).toBe('You are invited to a team on Confab');
      expect(mail?.html).not.toMatch(/<a href=\/\/evil|<img|href="https:\/\/evil/);
      // Invisible characters keep mail programs from turning the name into a link.
      expect(mail?.text).not.toContain('//evil.example');
      expect(mail?.text.replaceAll('\u2060', '')).toContain(name);
    },
  );
});

describe('accepting an invitation with the mailed link', () => {
  test('the mailed link creates a verified account that still has to set its first password (P4.25, P4.28, ACC-9)', async () => {
    const email = anAddress();
    const answered = await accept(await inviteAndReadMail(app, email, { admin: ada, permission: 'Commenter' }));
    expect(answered.result).toMatchObject({ teamId: ada.teamId, email, isPasswordSet: false });
    expect(answered.cookie).toMatch(/^confab-set-password=[\w-]{43}$/);
    const { result } = await app.call(signInCalls.checkEmail, { query: { email } });
    expect(result).toEqual({ existingAccount: true, hasPassword: false, isVerified: true });
    expect((await listMembers(app, ada)).find((member) => member.email === email)).toMatchObject({
      permission: 'Commenter',
      invitePending: false,
    });
    expect((await listNotifications(app, ada))[0]).toContain(`${email} has joined the team`);
  });

  test('the mailed link joins the account of the invited address, not the one signed in (TEAM-5)', async () => {
    const [grace, mallory] = [await aPerson(app), await aPerson(app)];
    const answered = await accept(await inviteAndReadMail(app, grace.email, { admin: ada }), mallory.token);
    expect(answered.result).toMatchObject({ email: grace.email, isPasswordSet: true });
    expect(answered.cookie).toBe('');
    expect([await isIn(grace.email, ada), await isIn(mallory.email, ada)]).toEqual([true, false]);
  });

  test('accepting clears the password of a stranger who registered the invited address first (ACC-5)', async () => {
    const squatter = await aPerson(app, { isVerified: false });
    const answered = await accept(await inviteAndReadMail(app, squatter.email, { admin: ada }));
    expect(answered.result.isPasswordSet).toBe(false);
    expect((await app.call(teamCalls.listMine, { token: squatter.token })).status).toBe(401);
  });

  test('an invitation works once and only with its own id and ticket (TEAM-6)', async () => {
    const mail = await inviteAndReadMail(app, anAddress(), { admin: ada });
    expect(getStatusAndMessage(await accept({ ...mail, ticket: newSecret() }))).toEqual(failedToAccept);
    expect(getStatusAndMessage(await accept({ ...mail, teamInvitationId: newId() }))).toEqual(failedToAccept);
    expect((await accept(mail)).success).toBe(true);
    expect(getStatusAndMessage(await accept(mail))).toEqual(failedToAccept);
  });

  test('an invitation expires after seven days (TEAM-6)', async () => {
    const email = anAddress();
    const mail = await inviteAndReadMail(app, email, { admin: ada });
    await expire(mail);
    expect(getStatusAndMessage(await accept(mail))).toEqual(failedToAccept);
  });

  test('a team sees that an invitation has expired, and can send it again', async () => {
    const email = anAddress();
    const find = async () => (await pendingOf()).find((row) => row.email === email);
    await expire(await inviteAndReadMail(app, email, { admin: ada }));
    expect(await find()).toMatchObject({ invitePending: true, inviteExpired: true });
    const sentAgain = await inviteAndReadMail(app, email, { admin: ada });
    expect(await find()).toMatchObject({ inviteExpired: false });
    expect((await accept(sentAgain)).success).toBe(true);
  });

  test('an expired invitation is withdrawn without notifying the invited person, and nobody else can end it', async () => {
    const grace = await aPerson(app);
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada });
    await expire(mail);
    const before = await listNotifications(app, grace);
    expect((await reject(withoutTicket(mail), grace.token)).success).toBe(false);
    expect((await reject(mail)).success).toBe(false);
    expect((await reject(withoutTicket(mail), ada.token)).success).toBe(true);
    expect((await pendingOf()).map((row) => row.email)).not.toContain(grace.email);
    expect(await listNotifications(app, grace)).toEqual(before);
  });

  test('accepting grants the invitation’s permission and refuses one in the request (TEAM-7)', async () => {
    const email = anAddress();
    const { teamInvitationId, ticket } = await inviteAndReadMail(app, email, { admin: ada });
    const answered = await app.app.inject({
      method: 'POST',
      url: '/api/AcceptTeamInvitation',
      headers: { 'x-tv-client': '1', 'content-type': 'application/json' },
      payload: JSON.stringify({ TeamInvitationId: teamInvitationId, Ticket: ticket, Permission: 'Admin' }),
    });
    expect(answered.statusCode).toBe(400);
    await accept({ teamInvitationId, ticket });
    expect((await listMembers(app, ada)).find((member) => member.email === email)?.permission).toBe('Viewer');
  });

  test('a mail scanner that opens the invitation link changes nothing (MAIL-4)', async () => {
    const email = anAddress();
    const { teamInvitationId } = await inviteAndReadMail(app, email, { admin: ada });
    const url = `/api/AcceptTeamInvitation?teamInvitationId=${teamInvitationId}`;
    expect((await app.app.inject({ url })).statusCode).toBe(400);
    expect((await app.app.inject({ url, method: 'HEAD' })).statusCode).toBe(404);
    expect((await pendingOf()).map((row) => row.email)).toContain(email);
  });
});

describe('accepting an invitation while signed in', () => {
  test('a caller with the invited verified address joins, in both forms of the call (P7.26, P4.25)', async () => {
    const [grace, alan] = [await aPerson(app), await aPerson(app)];
    const answered = await accept(
      withoutTicket(await inviteAndReadMail(app, grace.email, { admin: ada })),
      grace.token,
    );
    expect(answered.result).toMatchObject({ teamId: ada.teamId, email: grace.email, isPasswordSet: true });
    const query = withoutTicket(await inviteAndReadMail(app, alan.email, { admin: ada }));
    expect((await app.call(teamCalls.acceptInvitationByQuery, { query, token: alan.token })).success).toBe(true);
    expect((await listTeams(app, alan)).filter(({ invitePending }) => invitePending)).toEqual([]);
    expect([await isIn(grace.email, ada), await isIn(alan.email, ada)]).toEqual([true, true]);
  });

  test('another account or a signed-out visitor cannot accept an invitation without its link (TEAM-5, P8.26)', async () => {
    const [grace, mallory] = [await aPerson(app), await aPerson(app)];
    const mail = withoutTicket(await inviteAndReadMail(app, grace.email, { admin: ada }));
    expect(getStatusAndMessage(await accept(mail, mallory.token))).toEqual(failedToAccept);
    expect(getStatusAndMessage(await accept(mail))).toEqual([401, 'Failure accepting team invitation']);
    expect((await pendingOf()).map((row) => row.email)).toContain(grace.email);
  });

  test('accepting without the link needs a verified address (TEAM-5)', async () => {
    const grace = await aPerson(app, { isVerified: false });
    const mail = withoutTicket(await inviteAndReadMail(app, grace.email, { admin: ada }));
    expect(getStatusAndMessage(await accept(mail, grace.token))).toEqual([403, 'verification_required']);
    expect(getStatusAndMessage(await reject(mail, grace.token))).toEqual([403, 'verification_required']);
    expect((await pendingOf()).map((row) => row.email)).toContain(grace.email);
  });
});

describe('rejecting an invitation', () => {
  const failedToReject = (status: number) => [status, 'Failure rejecting team invitation'];

  test('the invited person can decline by link or signed in, and the Admins are notified (P7.27, P4.25)', async () => {
    const [grace, email] = [await aPerson(app), anAddress()];
    const bySignIn = withoutTicket(await inviteAndReadMail(app, grace.email, { admin: ada }));
    const byLink = await inviteAndReadMail(app, email, { admin: ada });
    expect((await reject(bySignIn, grace.token)).result).toMatchObject({ email: grace.email, teamId: ada.teamId });
    expect((await reject(byLink)).result).toMatchObject({ email, isPasswordSet: true });
    expect((await listNotifications(app, ada))[0]).toContain(`${email} has declined the invitation`);
    const { result } = await app.call(signInCalls.checkEmail, { query: { email } });
    expect(result.existingAccount).toBe(false);
    expect(getStatusAndMessage(await accept(byLink))).toEqual(failedToAccept);
  });

  test('an Admin can withdraw an invitation, which then no longer works (TEAM-6, TEAM-8)', async () => {
    const grace = await aPerson(app);
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada });
    const query = withoutTicket(mail);
    expect((await app.call(teamCalls.rejectInvitationByQuery, { query, token: ada.token })).success).toBe(true);
    expect((await listNotifications(app, grace))[0]).toContain('has been withdrawn');
    expect(getStatusAndMessage(await accept(mail))).toEqual(failedToAccept);
    expect(getStatusAndMessage(await reject(mail))).toEqual(failedToReject(404));
  });

  test('nobody but the invited person and an Admin can reject an invitation (TEAM-8, P8.27)', async () => {
    const email = anAddress();
    const mail = withoutTicket(await inviteAndReadMail(app, email, { admin: ada }));
    const [member, stranger] = [await aMember(app, ada.teamId, 'Commenter'), await aPerson(app)];
    expect(getStatusAndMessage(await reject(mail, member.token))).toEqual(failedToReject(403));
    expect(getStatusAndMessage(await reject(mail, stranger.token))).toEqual(failedToReject(404));
    expect(getStatusAndMessage(await reject(mail))).toEqual(failedToReject(401));
    expect((await pendingOf()).map((row) => row.email)).toContain(email);
  });
});
