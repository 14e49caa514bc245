import { profileCalls, projectCalls, teamCalls } from '@confab/contracts';
import { emptyId, type AccountId, type TeamId, teamRoles } from '@confab/model';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { dotPicture } from '../../testing/valid-calls.ts';
import { aMember, aPerson, aProject, addTeamMember, type TestPerson } from '../../testing/people-and-projects.ts';
import {
  inviteAndReadMail,
  listTeamMails,
  listMembers,
  listNotifications,
  getStatusAndMessage,
  listTeams,
} from '../../testing/team-invitations.ts';
import { deleteTeamRow } from './teams.repository.ts';

const { app, owner: ada } = setUpServer();

const create = (teamId: string, teamName: string, { token }: TestPerson = ada) =>
  app.call(teamCalls.create, { query: { teamId: teamId as TeamId, teamName }, token });
const rename = (teamId: TeamId, newName: string, { token }: TestPerson) =>
  app.call(teamCalls.rename, { query: { teamId, newName }, token });
const remove = ({ teamId, token }: TestPerson) => app.call(teamCalls.remove, { query: { teamId }, token });
const change = (teamId: TeamId, { email }: { email: string }, newPermission: string, { token }: TestPerson) =>
  // Accepts roles that our own client would never send.
  app.call(teamCalls.changePermission, {
    query: { teamId, emailToModify: email, newPermission: newPermission as 'Viewer' },
    token,
  });
const leave = (teamId: TeamId, who: AccountId, { token }: TestPerson) =>
  app.call(teamCalls.removeMember, { query: { teamId, tvAccountIdToRemove: who }, token });
const roleIn = async (teamId: TeamId, person: TestPerson) =>
  (await listTeams(app, person)).find((team) => team.teamId === teamId)?.permission;

describe('creating a team', () => {
  test('creating a team makes the caller its Admin (P7.22, P3.9)', async () => {
    const teamId = newId();
    expect((await create(teamId, '  Night Shift ')).result).toEqual({
      teamId,
      description: 'Night Shift',
      permission: 'Admin',
      invitePending: false,
      teamInvitationId: null,
    });
    expect(await roleIn(teamId, ada)).toBe('Admin');
  });

  test.each([
    ['', 'You must enter a team name'],
    ['  ', 'You must enter a team name'],
    ['a'.repeat(61), 'A team name can have at most 60 characters'],
    ['A\u202eB', 'A team name can contain only visible characters'],
  ])('creating a team refuses the name %j (P5.17, TEAM-9)', async (name, words) => {
    expect(getStatusAndMessage(await create(newId(), name))).toEqual([400, words]);
    expect(getStatusAndMessage(await rename(ada.teamId, name, ada))).toEqual([400, words]);
  });

  test('creating a team with an existing id is refused and leaves that team unchanged (P8.22, TEAM-11)', async () => {
    const grace = await aPerson(app);
    for (const id of [grace.teamId, grace.teamId.toUpperCase()])
      expect(getStatusAndMessage(await create(id, 'Mine now'))).toEqual([409, 'Error creating new team']);
    expect(getStatusAndMessage(await create(emptyId, 'Nobody'))).toEqual([400, 'Error creating new team']);
    expect((await listMembers(app, grace)).map(({ email }) => email)).toEqual([grace.email]);
    expect((await listTeams(app, grace))[0]?.description).not.toBe('Mine now');
  });

  test('a new team appears in My Teams with the fields of the protocol (P3.13, P7.39)', async () => {
    const person = await aPerson(app);
    const answered = await app.call(teamCalls.listMine, { token: person.token });
    expect(JSON.parse(answered.text)).toEqual({
      Success: true,
      ResponseObject: [
        {
          TeamId: person.teamId,
          Description: answered.result[0]?.description,
          Permission: 'Admin',
          InvitePending: false,
          TeamInvitationId: null,
        },
      ],
    });
  });

  test('an account can be the Admin of at most 20 teams', async () => {
    const person = await aPerson(app);
    for (let count = 1; count < 20; count += 1) expect((await create(newId(), 'One more', person)).success).toBe(true);
    expect(await create(newId(), 'Too much', person)).toMatchObject({ status: 200, success: false });
  });
});

describe('renaming a team', () => {
  test('only Admins can rename a team, and the new name is published at once (P6.4, P7.24)', async () => {
    const grace = await aMember(app, ada.teamId, 'AppEditor');
    expect((await rename(ada.teamId, 'Harbour crew', ada)).success).toBe(true);
    expect((await listTeams(app, grace)).map(({ description }) => description)).toContain('Harbour crew');
    expect(getStatusAndMessage(await rename(ada.teamId, 'Hers', grace))).toEqual([403, 'Error renaming team']);
  });
});

describe('the members of a team', () => {
  test('members are listed with address, name, permission and account (P3.12, P7.30)', async () => {
    const owner = await aPerson(app);
    const grace = await aMember(app, owner.teamId, 'MediaEditor');
    const listed = await listMembers(app, { ...grace, teamId: owner.teamId });
    expect(listed.map(({ email, permission, invitePending }) => [email, permission, invitePending])).toEqual(
      [
        [owner.email, 'Admin', false],
        [grace.email, 'MediaEditor', false],
      ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    expect(listed.find(({ email }) => email === grace.email)).toMatchObject({
      tvAccountId: grace.accountId,
      name: grace.email,
      teamInvitationId: null,
    });
  });

  test('members are listed with their photos', async () => {
    const owner = await aPerson(app);
    const { result } = await app.call(profileCalls.uploadPhoto, {
      body: { fileName: 'dot.png', content: dotPicture },
      token: owner.token,
    });
    expect((await listMembers(app, owner))[0]?.profilePhotoAssetId).toBe(result.profilePhotoAssetId);
  });

  const given = teamRoles.filter((role) => role !== 'Unauthorized');
  test.each(given)('an Admin can make a member %s, and the member is notified (P6.4, P7.28)', async (permission) => {
    const owner = await aPerson(app);
    const grace = await aMember(app, owner.teamId, permission === 'Viewer' ? 'Admin' : 'Viewer');
    expect((await change(owner.teamId, { email: grace.email.toUpperCase() }, permission, owner)).success).toBe(true);
    expect(await roleIn(owner.teamId, grace)).toBe(permission);
    expect((await listNotifications(app, grace))[0]).toContain('made you');
  });

  test.each(['admin', 'Owner', '', '5', 'Unauthorized'])(
    'a member cannot get the unknown permission %j (TEAM-4)',
    async (garbage) => {
      const grace = await aMember(app, ada.teamId, 'Viewer');
      const url = `/api/UpdateTeamMemberPermissions?teamId=${ada.teamId}&emailToModify=${grace.email}&newPermission=${garbage}`;
      const answered = await app.app.inject({ url, headers: { 'client-token': ada.token } });
      expect([answered.statusCode, answered.json().ErrorMessage]).toEqual([
        400,
        'Failure updating team member permissions',
      ]);
      expect(await roleIn(ada.teamId, grace)).toBe('Viewer');
    },
  );

  test('members cannot promote themselves (TEAM-4)', async () => {
    for (const role of ['Viewer', 'Commenter', 'MediaEditor', 'AppEditor'] as const) {
      const grace = await aMember(app, ada.teamId, role);
      expect((await change(ada.teamId, grace, 'Admin', grace)).status).toBe(403);
      expect(await roleIn(ada.teamId, grace)).toBe(role);
    }
  });

  test('calls about members refuse accounts of other teams (TEAM-1)', async () => {
    const stranger = await aPerson(app);
    expect(getStatusAndMessage(await change(ada.teamId, stranger, 'Viewer', ada))).toEqual([
      404,
      'Failure updating team member permissions',
    ]);
    expect(getStatusAndMessage(await leave(ada.teamId, stranger.accountId, ada))).toEqual([
      404,
      'Failure removing team member',
    ]);
  });

  test('a demoted member loses the rights with the next call (TEAM-2)', async () => {
    const grace = await aMember(app, ada.teamId, 'AppEditor');
    const make = () =>
      app.call(projectCalls.create, {
        body: { teamId: ada.teamId, displayName: 'Pier', projectType: 'Pro' },
        token: grace.token,
      });
    expect((await make()).status).toBe(200);
    await change(ada.teamId, grace, 'Viewer', ada);
    expect((await make()).status).toBe(403);
    await leave(ada.teamId, grace.accountId, ada);
    expect((await make()).status).toBe(404);
  });

  test('a member removed by an Admin gets a notification and a mail (P7.29, MAIL-5)', async () => {
    const grace = await aMember(app, ada.teamId, 'AppEditor');
    expect((await leave(ada.teamId, grace.accountId.toUpperCase() as AccountId, ada)).message).toBe('');
    expect(await roleIn(ada.teamId, grace)).toBeUndefined();
    expect((await listNotifications(app, grace))[0]).toBe('You have been removed from the team Harbour crew.');
    expect((await listTeamMails(app, grace.email)).map(({ subject }) => subject)).toContain(
      'You are no longer in a team on Confab',
    );
  });

  test('a member can leave a team, and the Admins are notified', async () => {
    const [grace, alan] = [await aMember(app, ada.teamId, 'Viewer'), await aMember(app, ada.teamId, 'AppEditor')];
    expect((await leave(ada.teamId, grace.accountId, alan)).status).toBe(403);
    expect((await leave(ada.teamId, grace.accountId, grace)).success).toBe(true);
    expect((await listNotifications(app, ada))[0]).toContain('has left the team');
    expect((await listNotifications(app, grace))[0]).toBeUndefined();
  });

  test('the last Admin of a team can be neither removed nor demoted (TEAM-3)', async () => {
    const owner = await aPerson(app);
    const grace = await aMember(app, owner.teamId, 'AppEditor');
    const words = 'A team needs at least one Admin. Make somebody else an Admin first.';
    expect(getStatusAndMessage(await change(owner.teamId, owner, 'Viewer', owner))).toEqual([200, words]);
    expect(getStatusAndMessage(await leave(owner.teamId, owner.accountId, owner))).toEqual([200, words]);
    expect(await roleIn(owner.teamId, owner)).toBe('Admin');
    await change(owner.teamId, grace, 'Admin', owner);
    expect((await leave(owner.teamId, owner.accountId, owner)).success).toBe(true);
  });
});

describe('deleting a team', () => {
  test('deleting a team has a minute for its items, however many there are', async () => {
    const { teamId } = await aPerson(app);
    const { rows } = await app.services.db.transaction().execute(async (trx) => {
      await deleteTeamRow(trx, teamId);
      return sql`select current_setting('statement_timeout') as allowed`.execute(trx);
    });
    expect(rows).toEqual([{ allowed: '1min' }]);
  });

  test('a team with other members cannot be deleted (P5.22, TEAM-10)', async () => {
    const owner = await aPerson(app);
    await aMember(app, owner.teamId, 'Viewer');
    expect(getStatusAndMessage(await remove(owner))).toEqual([
      200,
      'You must remove all team members before you can delete the team',
    ]);
    expect(await roleIn(owner.teamId, owner)).toBe('Admin');
  });

  test('deleting a team deletes its projects, and calls about them answer 404 (P7.23, OBJ-2)', async () => {
    const owner = await aPerson(app);
    const project = await aProject(app, owner);
    expect((await remove(owner)).success).toBe(true);
    expect(await listTeams(app, owner)).toEqual([]);
    const { teamId, projectId } = project;
    expect((await app.call(projectCalls.getFat, { query: { teamId, projectId }, token: owner.token })).status).toBe(
      404,
    );
    expect((await remove(owner)).status).toBe(404);
    const rows = await app.services.db.selectFrom('item').select('deletedAt').where('teamId', '=', teamId).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
    expect((await listTeamMails(app, owner.email)).map(({ subject }) => subject)).toContain(
      'Your team on Confab was deleted',
    );
  });

  test('deleting a team revokes its invitations and notifies the invited accounts (TEAM-6)', async () => {
    const [owner, grace] = [await aPerson(app), await aPerson(app)];
    const { teamInvitationId, ticket } = await inviteAndReadMail(app, grace.email, { admin: owner });
    await remove(owner);
    expect((await listNotifications(app, grace))[0]).toContain('has been deleted');
    expect(await listTeams(app, grace)).toHaveLength(1);
    const accepted = await app.call(teamCalls.acceptInvitation, { body: { teamInvitationId, ticket } });
    expect(accepted.status).toBe(404);
  });
});

describe('the teams of another account', () => {
  const list = async (target: string, { token }: TestPerson) =>
    (await app.call(teamCalls.listOfUser, { query: { targetTvAccountId: target as AccountId }, token })).result;

  test('the teams of another account list only those that the caller is an Admin of (P7.32, TEAM-12)', async () => {
    const [owner, grace, other] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    await addTeamMember(app, owner.teamId, grace, 'Commenter');
    await addTeamMember(app, other.teamId, grace, 'Viewer');
    await addTeamMember(app, other.teamId, owner, 'AppEditor');
    expect((await list(grace.accountId, owner)).map(({ teamId }) => teamId)).toEqual([owner.teamId]);
    expect(await list(grace.accountId, grace)).toHaveLength(3);
    expect(await list(other.accountId, grace)).toEqual([]);
    expect(await list(newId(), grace)).toEqual([]);
  });
});

describe('switching the team', () => {
  const setActive = (teamId: TeamId, { token }: TestPerson) =>
    app.call(teamCalls.setActive, { query: { teamId }, token });

  test('switching the team answers its name and the caller’s permission (P3.10, P7.21)', async () => {
    const grace = await aMember(app, ada.teamId, 'Viewer');
    expect((await setActive(ada.teamId, grace)).result).toEqual({
      teamId: ada.teamId,
      teamName: 'Harbour crew',
      permissions: 'Viewer',
    });
    const listed = await app.call(projectCalls.list, { query: {}, token: grace.token });
    expect(listed.result.activeTeam.teamId).toBe(ada.teamId);
  });

  test('the active team stays until the account leaves it, then another of its teams is active (P4.6, A9.51)', async () => {
    const grace = await aMember(app, ada.teamId, 'Viewer');
    await setActive(ada.teamId, grace);
    const active = async () => {
      const listed = await app.call(projectCalls.list, { query: {}, token: grace.token });
      return listed.result.activeTeam.teamId;
    };
    expect(await active()).toBe(ada.teamId);
    await app.call(teamCalls.removeMember, {
      query: { teamId: ada.teamId, tvAccountIdToRemove: grace.accountId },
      token: ada.token,
    });
    expect(await active()).toBe(grace.teamId);
  });

  test('switching to a team that the caller is not in is refused (P8.21, TEAM-13)', async () => {
    const stranger = await aPerson(app);
    expect(getStatusAndMessage(await setActive(ada.teamId, stranger))).toEqual([404, 'Error setting active team']);
  });
});
