import { projectCalls, recentlyDeletedCalls, teamCalls } from '@confab/contracts';
import { asItemId, type TeamId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, aProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { inviteAndReadMail, type MailedInvitation } from '../../testing/team-invitations.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

const accept = (body: MailedInvitation) => app.call(teamCalls.acceptInvitation, { body });
const rescind = ({ teamInvitationId }: MailedInvitation) =>
  app.call(teamCalls.rejectInvitationByQuery, { query: { teamInvitationId }, token: ada.token });

/** Reads the database directly, without access rules. */
async function rolesIn(teamId: TeamId) {
  const rows = await app.services.db
    .selectFrom('teamMember')
    .select('permission')
    .where('teamId', '=', teamId)
    .execute();
  return rows.map(({ permission }) => permission);
}
const isMember = async (email: string) => {
  const row = await app.services.db
    .selectFrom('teamMember')
    .innerJoin('account', 'account.id', 'teamMember.accountId')
    .select('account.id')
    .where('account.email', '=', email)
    .where('teamMember.teamId', '=', ada.teamId)
    .executeTakeFirst();
  return row !== undefined;
};

const listLivingItems = (teamId: TeamId) =>
  app.services.db.selectFrom('item').select('id').where('teamId', '=', teamId).where('deletedAt', 'is', null).execute();

describe('simultaneous team calls', () => {
  test('two Admins who demote or remove each other at once leave one Admin, in 50 rounds (TEAM-3)', async () => {
    const [one, two] = [await aPerson(app), await aPerson(app)];
    for (let round = 0; round < 25; round += 1) {
      const teamId = newId();
      await app.call(teamCalls.create, { query: { teamId, teamName: 'Two Admins' }, token: one.token });
      await app.services.db
        .insertInto('teamMember')
        .values({ teamId, accountId: two.accountId, permission: 'Admin' })
        .execute();
      const lower = (by: TestPerson, whom: TestPerson) =>
        round % 2 === 0
          ? app.call(teamCalls.changePermission, {
              query: { teamId, emailToModify: whom.email, newPermission: 'Viewer' },
              token: by.token,
            })
          : app.call(teamCalls.removeMember, {
              query: { teamId, tvAccountIdToRemove: whom.accountId },
              token: by.token,
            });
      const answered = await Promise.all([lower(one, two), lower(two, one)]);
      expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
      expect((await rolesIn(teamId)).filter((role) => role === 'Admin')).toHaveLength(1);
      await app.services.db.deleteFrom('team').where('id', '=', teamId).execute();
    }
  });

  test('50 simultaneous demotions in a team of Admins leave at least one (TEAM-3)', async () => {
    const { teamId } = await aPerson(app);
    const admins = await Promise.all(Array.from({ length: 10 }, () => aMember(app, teamId, 'Admin')));
    const others = await app.call(teamCalls.listMembers, { query: { teamId }, token: admins[0]?.token });
    const demotions = Array.from({ length: 50 }, (_, index) => {
      const [by, whom] = [admins[index % 10], others.result[(index * 7 + 1) % others.result.length]];
      const query = { teamId, emailToModify: whom?.email ?? '', newPermission: 'Viewer' as const };
      return app.call(teamCalls.changePermission, { query, token: by?.token });
    });
    const answered = await Promise.all(demotions);
    expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await rolesIn(teamId)).filter((role) => role === 'Admin').length).toBeGreaterThanOrEqual(1);
  });

  test('exactly one of ten simultaneous acceptances of an invitation succeeds (TEAM-6)', async () => {
    const mail = await inviteAndReadMail(app, `${newId()}@example.test`, { admin: ada });
    const answered = await Promise.all(Array.from({ length: 10 }, () => accept(mail)));
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  test('nobody joins after the invitation was withdrawn, in 100 races (TEAM-6, TEAM-8)', async () => {
    for (let round = 0; round < 100; round += 1) {
      const email = `${newId()}@example.test`;
      const mail = await inviteAndReadMail(app, email, { admin: ada });
      // Each order is tried every other time.
      const withdrawal = round % 2 === 0 ? undefined : rescind(mail);
      const [accepted, rescinded] = await Promise.all([accept(mail), withdrawal ?? rescind(mail)]);
      expect([accepted.success, rescinded.success].filter(Boolean)).toHaveLength(1);
      expect(await isMember(email)).toBe(accepted.success);
    }
  });

  test('either deleting a team or joining it succeeds, never both (TEAM-10)', async () => {
    const owner = await aPerson(app);
    for (let round = 0; round < 20; round += 1) {
      const teamId = newId();
      await app.call(teamCalls.create, { query: { teamId, teamName: 'Short lived' }, token: owner.token });
      const mail = await inviteAndReadMail(app, `${newId()}@example.test`, { admin: owner, teamId });
      const [joined, deleted] = await Promise.all([
        accept(mail),
        app.call(teamCalls.remove, { query: { teamId }, token: owner.token }),
      ]);
      expect([joined.success, deleted.success].filter(Boolean)).toHaveLength(1);
      expect(await rolesIn(teamId)).toHaveLength(joined.success ? 2 : 1);
      await app.services.db.deleteFrom('team').where('id', '=', teamId).execute();
    }
  });

  test('exactly one of two simultaneous creations with the same team id succeeds (TEAM-11)', async () => {
    const teamId = newId();
    const people = [await aPerson(app), await aPerson(app)];
    const answered = await Promise.all(
      people.map(({ token }) => app.call(teamCalls.create, { query: { teamId, teamName: 'Ours' }, token })),
    );
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rolesIn(teamId)).toEqual(['Admin']);
  });

  test('simultaneous invitations to several teams do not pass the limit of their sender (TEAM-9)', async () => {
    // A tenth of the limits: ten mails a day for a team, twenty for an account.
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '0.1' });
    const owner = await aPerson(strict);
    const teamIds = [owner.teamId, newId(), newId(), newId()];
    for (const teamId of teamIds.slice(1))
      await strict.call(teamCalls.create, { query: { teamId, teamName: 'One of four' }, token: owner.token });
    const answered = await Promise.all(
      teamIds.map((teamId) => {
        const emails = Array.from({ length: 10 }, () => `${newId()}@example.test`);
        return strict.call(teamCalls.invite, { body: { teamId, emails, permission: 'Viewer' }, token: owner.token });
      }),
    );
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    await strict.close();
  });

  test('a team that is deleted while a project is created in it has no project left (TEAM-10)', async () => {
    const owner = await aPerson(app);
    for (let round = 0; round < 20; round += 1) {
      const teamId = newId();
      await app.call(teamCalls.create, { query: { teamId, teamName: 'Short lived' }, token: owner.token });
      const [created, deleted] = await Promise.all([
        app.call(projectCalls.create, {
          body: { teamId, projectType: 'Pro', displayName: 'Late' },
          token: owner.token,
        }),
        app.call(teamCalls.remove, { query: { teamId }, token: owner.token }),
      ]);
      expect(deleted.success).toBe(true);
      expect([200, 404]).toContain(created.status);
      expect(await listLivingItems(teamId)).toEqual([]);
    }
  });

  test('a team that is deleted while a project of it is restored has no project left (TEAM-10)', async () => {
    const owner = await aPerson(app);
    for (let round = 0; round < 20; round += 1) {
      const teamId = newId();
      await app.call(teamCalls.create, { query: { teamId, teamName: 'Short lived' }, token: owner.token });
      const { projectId } = await aProject(app, { ...owner, teamId });
      const named = { owningTeamId: teamId, projectId };
      await app.call(projectCalls.remove, { query: named, token: owner.token });
      const answered = await Promise.all([
        app.call(recentlyDeletedCalls.restore, { body: { teamId, itemId: asItemId(projectId) }, token: owner.token }),
        app.call(teamCalls.remove, { query: { teamId }, token: owner.token }),
      ]);
      expect(answered.map(({ status }) => status)).toEqual([expect.toBeOneOf([200, 404]), 200]);
      expect(await listLivingItems(teamId)).toEqual([]);
    }
  });
});
