import { profileCalls, projectCalls, signInCalls, teamCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId, newSecret } from '../../../new-id.ts';
import { createAccountClient, newEmail } from '../../../testing/create-account-client.ts';
import { aBlankOneProject, aMember, aPerson, type TestPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { inviteAndReadMail, type MailedInvitation } from '../../../testing/team-invitations.ts';

const { app, owner: ada, project } = setUpServer();
const noLonger = 'This invitation no longer works. Ask the team to invite you again.';
const open = (body: MailedInvitation, token?: string) => app.call(teamCalls.openInvitation, { body, token });
const accept = (body: MailedInvitation, token?: string) => app.call(teamCalls.acceptInvitation, { body, token });
const activeTeamOf = async ({ token }: TestPerson) =>
  (await app.call(projectCalls.list, { query: {}, token })).result.activeTeam.teamId;

describe('accepting an invitation', () => {
  test('the inviting team becomes the active team of the new member', async () => {
    const grace = await aPerson(app);
    expect(await activeTeamOf(grace)).toBe(grace.teamId);
    await accept(await inviteAndReadMail(app, grace.email, { admin: ada }));
    expect(await activeTeamOf(grace)).toBe(ada.teamId);
  });

  test('the answer names the project of the invitation and the site that opens it', async () => {
    const guide = await aBlankOneProject(app, ada);
    for (const [projectId, site] of [
      [project.projectId, 'pro'],
      [guide.projectId, 'one'],
    ] as const) {
      const invitation = await inviteAndReadMail(app, newEmail(), { admin: ada, projectId });
      expect((await accept(invitation)).result).toMatchObject({ teamId: ada.teamId, projectId, site });
    }
  });

  test('an invitation to a project that was deleted later leads to the team only', async () => {
    const { projectId } = await aBlankOneProject(app, ada);
    const invitation = await inviteAndReadMail(app, newEmail(), { admin: ada, projectId });
    await sql`update item set deleted_at = now() where id = ${projectId} and team_id = ${ada.teamId}`.execute(
      app.services.db,
    );
    const { result } = await accept(invitation);
    expect([result.teamId, result.projectId, result.site]).toEqual([ada.teamId, undefined, undefined]);
  });

  test('an invitation cannot name a project of another team, and then mails nothing (TEN-1)', async () => {
    const stranger = await aPerson(app);
    for (const projectId of [project.projectId, newId() as typeof project.projectId]) {
      const body = { teamId: stranger.teamId, emails: [newEmail()], permission: 'Viewer' as const, projectId };
      expect((await app.call(teamCalls.invite, { body, token: stranger.token })).status).toBe(404);
    }
  });
});

describe('the link of an accepted invitation', () => {
  test('the link of an accepted invitation shows its member the team and the project, and answers nothing again (TEAM-6)', async () => {
    const grace = await aPerson(app);
    const { projectId } = project;
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada, permission: 'Commenter', projectId });
    await accept(mail);
    const [team] = (await app.call(teamCalls.listMine, { token: ada.token })).result;
    expect((await open(mail, grace.token)).result).toEqual({
      state: 'member',
      teamName: team?.description,
      inviterName: '',
      permission: 'Commenter',
      email: grace.email,
      hasSignUpPassword: false,
      teamId: ada.teamId,
      projectId,
      site: 'pro',
    });
    expect((await accept(mail, grace.token)).status).toBe(404);
    expect((await app.call(teamCalls.rejectInvitation, { body: mail, token: grace.token })).status).toBe(404);
  });

  test('strangers, other members and wrong links get the same answer as for a link that never existed (TEAM-6)', async () => {
    const grace = await aPerson(app);
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada });
    await accept(mail);
    const [stranger, member] = [await aPerson(app), await aMember(app, ada.teamId, 'Admin')];
    const unknown = { teamInvitationId: newId(), ticket: newSecret() };
    const expected = (await open(unknown)).text;
    expect(expected).toContain(noLonger);
    for (const [body, token] of [
      [mail, undefined],
      [mail, stranger.token],
      [mail, member.token],
      [{ ...mail, ticket: newSecret() }, grace.token],
      [{ ...mail, teamInvitationId: newId() }, grace.token],
    ] as const) {
      const answered = await open(body, token);
      expect([answered.status, answered.text]).toEqual([404, expected]);
    }
  });

  test('the link shows nothing to a person who was removed from the team (TEAM-6)', async () => {
    const grace = await aPerson(app);
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada });
    await accept(mail);
    const query = { teamId: ada.teamId, tvAccountIdToRemove: grace.accountId };
    await app.call(teamCalls.removeMember, { query, token: ada.token });
    expect(await open(mail, grace.token)).toMatchObject({ status: 404, message: noLonger });
  });

  test('the link shows nothing to a session that was signed out', async () => {
    const grace = await aPerson(app);
    const mail = await inviteAndReadMail(app, grace.email, { admin: ada });
    await accept(mail);
    const { token } = (await createAccountClient(app).login(grace.email)).result;
    await app.call(signInCalls.logout, { body: {}, token });
    expect((await open(mail, token)).success).toBe(false);
    expect((await app.call(profileCalls.getDetails, { query: {}, token })).status).toBe(401);
  });
});
