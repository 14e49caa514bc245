import { liveCalls, publishingCalls, teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { invite, inviteAndReadMail } from '../testing/team-invitations.ts';
import { newId } from '../new-id.ts';
import { subscribe, type HubClient } from '../testing/hub-client.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aMember, aPerson, aProject, type TestPerson } from '../testing/people-and-projects.ts';
import { setUpHubClients } from './testing/set-up-hub-clients.ts';
import '../testing/runs-on-postgres.ts';

// The hub's regular checks never run in this file: what happens here is caused by calls and messages alone.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
const { app, owner: ada } = setUpServer();
beforeAll(() => void vi.useRealTimers());
let address: string;
const connectTo = setUpHubClients();
beforeAll(async () => {
  address = await app.listen();
});

const connect = (person: TestPerson) => connectTo(app, address, person);

/** Runs `work` and waits until all listeners have received the change of the team. */
async function heardBy(listeners: readonly HubClient[], work: () => Promise<unknown>, teamId = ada.teamId) {
  for (const { updates } of listeners) updates.length = 0;
  await work();
  await Promise.all(listeners.map((client) => client.waitForUpdate('TeamsChanged', ({ TeamId }) => TeamId === teamId)));
}
const getText = async (client: HubClient) => (await client.waitForUpdate('Notification')).NotificationText;
const reject = (teamInvitationId: string, { token }: TestPerson) =>
  app.call(teamCalls.rejectInvitationByQuery, { query: { teamInvitationId }, token });

describe('a change of a team is published to the affected accounts without a subscription', () => {
  test('an invitation, its withdrawal, its rejection and its acceptance are published to the affected accounts (P4.26)', async () => {
    const grace = await aPerson(app);
    const [admin, guest] = [await connect(ada), await connect(grace)];
    const everyone = [admin, guest];
    let id = '';
    const inviteGrace = async () => {
      id = (await inviteAndReadMail(app, grace.email, { admin: ada })).teamInvitationId;
    };
    await heardBy(everyone, inviteGrace);
    expect(await getText(guest)).toContain('invited you to the team');
    await heardBy(everyone, () => reject(id, ada));
    expect(await getText(guest)).toContain('has been withdrawn');
    await heardBy(everyone, inviteGrace);
    await heardBy(everyone, () => reject(id, grace));
    expect(await getText(admin)).toContain('has declined the invitation');
    await heardBy(everyone, inviteGrace);
    await heardBy(everyone, () =>
      app.call(teamCalls.acceptInvitationByQuery, { query: { teamInvitationId: id }, token: grace.token }),
    );
    expect(await getText(admin)).toContain('has joined the team');
  });

  test('a change of permission, a new name and a removal are published to the affected accounts', async () => {
    const grace = await aMember(app, ada.teamId, 'Viewer');
    const member = await connect(grace);
    const { teamId } = ada;
    const { token } = ada;
    await heardBy([member], () =>
      app.call(teamCalls.changePermission, {
        query: { teamId, emailToModify: grace.email, newPermission: 'AppEditor' },
        token,
      }),
    );
    expect(await getText(member)).toContain('made you App Editor in the team');
    await heardBy([member], () => app.call(teamCalls.rename, { query: { teamId, newName: 'Pier 9' }, token }));
    await heardBy([member], () =>
      app.call(teamCalls.removeMember, { query: { teamId, tvAccountIdToRemove: grace.accountId }, token }),
    );
    expect(await getText(member)).toBe('You have been removed from the team Pier 9.');
  });

  test('a deletion is published to an invited account', async () => {
    const grace = await aPerson(app);
    const guest = await connect(grace);
    const teamId = newId();
    await app.call(teamCalls.create, { query: { teamId, teamName: 'Short lived' }, token: ada.token });
    await heardBy([guest], () => invite(app, grace.email, { admin: ada, teamId }), teamId);
    await heardBy([guest], () => app.call(teamCalls.remove, { query: { teamId }, token: ada.token }), teamId);
  });

  test('a change of a team is published to no other account (HUB-3)', async () => {
    const [stranger, unverified] = [await aPerson(app), await aPerson(app, { isVerified: false })];
    const [outside, invitee, inside] = [await connect(stranger), await connect(unverified), await connect(ada)];
    await heardBy([inside], () => invite(app, unverified.email, { admin: ada }));
    for (const client of [outside, invitee]) {
      // The answer arrives after all events that were pushed before.
      await client.connection.invoke('SendEvent', 'HEARTBEAT', {});
      expect(client.updates).toEqual([]);
    }
  });

  test('a rejected change is not published', async () => {
    const member = await connect(await aMember(app, ada.teamId, 'Viewer'));
    await app.call(teamCalls.rename, { query: { teamId: ada.teamId, newName: ' ' }, token: ada.token });
    await app.call(teamCalls.removeMember, {
      query: { teamId: ada.teamId, tvAccountIdToRemove: ada.accountId },
      token: ada.token,
    });
    await member.connection.invoke('SendEvent', 'HEARTBEAT', {});
    expect(member.updates).toEqual([]);
  });
});

describe('notifications', () => {
  test('notifications wait for an account that was offline (P4.41)', async () => {
    const grace = await aPerson(app);
    await invite(app, grace.email, { admin: ada });
    const client = await connect(grace);
    const kept = await client.connection.invoke('GetAllNotificationsForUser');
    expect(kept).toMatchObject({ Success: true, ResponseObject: [{ Read: false }] });
    expect(kept.ResponseObject[0].NotificationText).toContain('invited you');
  });

  test('notifications of a publication go to those who could have made it, except its author', async () => {
    const editor = await aMember(app, ada.teamId, 'AppEditor');
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const project = await aProject(app, ada);
    const [publisher, colleague, onlooker] = [await connect(ada), await connect(editor), await connect(viewer)];
    const { message } = await app.call(publishingCalls.promote, {
      query: { owningTeamId: ada.teamId },
      body: {
        projectId: project.projectId,
        source: 1,
        environments: ['2', '0'],
        acceptedTerms: true,
        overrideReason: 'For a test',
      },
      token: ada.token,
    });
    expect(message).toBe('');
    expect(await getText(colleague)).toBe(`${ada.email} published Harbour to beta and live.`);
    for (const client of [publisher, onlooker]) {
      await client.connection.invoke('SendEvent', 'HEARTBEAT', {});
      expect(client.updates.filter(({ type }) => type === 'Notification')).toEqual([]);
    }
  });

  test('notifications are limited to 200; the oldest are deleted', async () => {
    const person = await aPerson(app);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: newId(),
      accountId: person.accountId,
      text: `number ${index}`,
      createdAt: new Date(1_700_000_000_000 + index * 1_000),
    }));
    await app.services.db.insertInto('notification').values(rows).execute();
    const client = await connect(person);
    await client.connection.invoke('SaveNotification', 'the newest');
    const { ResponseObject: kept } = await client.connection.invoke('GetAllNotificationsForUser');
    expect(kept).toHaveLength(200);
    expect(kept[0].NotificationText).toBe('the newest');
    expect(kept[199].NotificationText).toBe('number 1');
  });

  test('notifications of another account cannot be read or changed (HUB-6)', async () => {
    const [grace, mallory] = [await aPerson(app), await aPerson(app)];
    const [owner, thief] = [await connect(grace), await connect(mallory)];
    const { ResponseObject: id } = await owner.connection.invoke('SaveNotification', 'mine');
    for (const method of ['SetNotificationToRead', 'RemoveNotification'])
      expect(await thief.connection.invoke(method, id)).toMatchObject({ Success: false });
    await thief.connection.invoke('RemoveAllAccountNotifications');
    const { ResponseObject: kept } = await owner.connection.invoke('GetAllNotificationsForUser');
    expect(kept).toMatchObject([{ Id: id, NotificationText: 'mine', Read: false }]);
  });

  test.each([['x'.repeat(1_001)], [''], [' '], [7], [null], [{ text: 'x' }]])(
    'notifications are texts of at most 1,000 characters, not %j (HUB-6)',
    async (text) => {
      const client = await connect(ada);
      expect(await client.connection.invoke('SaveNotification', text)).toMatchObject({ Success: false });
    },
  );
});

describe('open sockets', () => {
  /** Publishes `count` events in a team. @returns how many of them the client receives. */
  async function heardOf(count: number, client: HubClient, teamId: TeamId) {
    const projectId = newId();
    for (let index = 0; index < count; index += 1) app.hub.publish('projectListChanged', { teamId, projectId });
    // The answer arrives after all events that were pushed before.
    await client.connection.invoke('SendEvent', 'HEARTBEAT', {});
    return client.updates.filter(({ payload }) => payload.ProjectId === projectId).length;
  }

  test('open sockets stop receiving events of a team because of the removal, before any regular check (TEAM-2, HUB-5)', async () => {
    const grace = await aMember(app, ada.teamId, 'AppEditor');
    const client = await connect(grace);
    await subscribe(app, grace, client.connectionId, ada.teamId);
    expect(await heardOf(3, client, ada.teamId)).toBe(3);
    await app.call(teamCalls.removeMember, {
      query: { teamId: ada.teamId, tvAccountIdToRemove: grace.accountId },
      token: ada.token,
    });
    await expect.poll(() => heardOf(1, client, ada.teamId), { timeout: 60_000, interval: 10 }).toBe(0);
    expect(await heardOf(100, client, ada.teamId)).toBe(0);
  });

  test('open sockets stop receiving events of a deleted team, before any regular check (HUB-5)', async () => {
    const teamId = newId();
    await app.call(teamCalls.create, { query: { teamId, teamName: 'Short lived' }, token: ada.token });
    const client = await connect(ada);
    await subscribe(app, ada, client.connectionId, teamId);
    expect(await heardOf(1, client, teamId)).toBe(1);
    await app.call(teamCalls.remove, { query: { teamId }, token: ada.token });
    await expect.poll(() => heardOf(1, client, teamId), { timeout: 60_000, interval: 10 }).toBe(0);
  });

  test('open sockets are subscribed and unsubscribed only by their own session (P7.36, HUB-2, A7.64)', async () => {
    const [victim, mallory] = [await connect(ada), await aMember(app, ada.teamId, 'Viewer')];
    await subscribe(app, ada, victim.connectionId, ada.teamId);
    const unsubscribe = ({ token }: TestPerson, connectionId: string) =>
      app.call(liveCalls.unsubscribe, {
        query: { hubName: 'confab', frontendApp: 'pro', connectionId, groupName: ada.teamId },
        token,
      });
    for (const connectionId of [victim.connectionId, newId()])
      expect(await unsubscribe(mallory, connectionId)).toMatchObject({
        status: 404,
        message: 'Error unsubscribing to group',
      });
    expect(await heardOf(1, victim, ada.teamId)).toBe(1);
    expect((await unsubscribe(ada, victim.connectionId)).success).toBe(true);
    expect(await heardOf(1, victim, ada.teamId)).toBe(0);
  });

  test('the answer to a ping is accepted and changes nothing, for every sender (P7.37, A7.66)', async () => {
    const [client, mallory] = [await connect(ada), await aMember(app, ada.teamId, 'Viewer')];
    await subscribe(app, ada, client.connectionId, ada.teamId);
    const query = { connectionId: client.connectionId };
    for (const { token } of [ada, mallory]) {
      expect((await app.call(liveCalls.pingReceived, { query, token })).success).toBe(true);
      expect(await heardOf(1, client, ada.teamId)).toBe(1);
    }
    expect((await app.call(liveCalls.pingReceived, { query })).status).toBe(401);
  });

  test('open sockets follow a switch of the team only when they belong to the caller (P4.31, TEAM-13)', async () => {
    const [grace, victim] = [await aMember(app, ada.teamId, 'Viewer'), await connect(ada)];
    const own = await connect(grace);
    const teamId = newId();
    await app.call(teamCalls.create, { query: { teamId, teamName: 'Elsewhere' }, token: ada.token });
    await subscribe(app, ada, victim.connectionId, teamId);
    await subscribe(app, grace, own.connectionId, grace.teamId);
    for (const signalRConnectionId of [own.connectionId, victim.connectionId])
      expect(
        (
          await app.call(teamCalls.setActive, {
            query: { teamId: ada.teamId, signalRConnectionId },
            token: grace.token,
          })
        ).success,
      ).toBe(true);
    expect(await heardOf(1, victim, teamId)).toBe(1);
    expect(await heardOf(1, victim, ada.teamId)).toBe(0);
    expect(await heardOf(1, own, ada.teamId)).toBe(1);
    expect(await heardOf(1, own, grace.teamId)).toBe(0);
  });
});
