import { expect, test } from '@playwright/test';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { createVerifiedPerson, call, requireSuccess, type Person } from '../fixtures/api.ts';
import { createDatabase } from '../fixtures/database.ts';
import { createProject, editNode } from '../fixtures/project.ts';
import { startServer, type ServerProcess } from '../fixtures/server-process.ts';

interface Update {
  readonly type: string;
  readonly payload: { readonly Seq?: number; readonly People?: readonly { readonly ConnectionId: string }[] };
}

async function connect(server: ServerProcess, person: Person) {
  const signIn = await requireSuccess(call(server, 'GET', 'ValidateClientToken', { token: person.token }));
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${server.port}/hub?hubName=confab`, {
      accessTokenFactory: () => String(signIn.SignalRAccessToken),
    })
    .configureLogging(LogLevel.None)
    .build();
  const updates: Update[] = [];
  connection.on('update', (type: string, payload: Update['payload']) => {
    updates.push({ type, payload });
  });
  await connection.start();
  return { connection, connectionId: connection.connectionId ?? '', updates };
}

test('two server processes on one PostgreSQL and one Redis share edits, presence and sessions', async () => {
  const database = await createDatabase();
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    APP_SECRET: 'one secret for every server process, of 32 and more',
  };
  const first = await startServer({ env });
  // Both processes write mails to the same outbox; either may send them.
  const second = await startServer({ env, dataDir: first.dataDir });
  try {
    const ada = await createVerifiedPerson(first, 'ada@example.test');
    const project = await createProject(first, ada, 'Shared');
    const [one, two] = [await connect(first, ada), await connect(second, ada)];
    const subscribe = (server: ServerProcess, connectionId: string) =>
      requireSuccess(
        call(server, 'GET', 'SubscribeToGroupEvents', {
          token: ada.token,
          query: { hubName: 'confab', frontendApp: 'pro', connectionId, groupName: project.teamId },
        }),
      );
    // Each call reaches the process that does not hold the connection.
    await subscribe(second, one.connectionId);
    await subscribe(first, two.connectionId);

    const edited = await requireSuccess(
      editNode(second, ada, project, project.startNodeId, 'Notes', 'from the second'),
    );
    const { Seq } = edited.ResponseObject as { Seq: number };
    for (const { updates } of [one, two]) {
      await expect
        .poll(() => updates.some(({ type, payload }) => type === 'ProjectEvent' && payload.Seq === Seq))
        .toBe(true);
    }

    const open = (connectionId: string) =>
      requireSuccess(
        call(second, 'GET', 'SendTvOneProjectOpenEvent', {
          token: ada.token,
          query: {
            connectionId,
            tvAccountId: ada.accountId,
            email: ada.email,
            projectId: project.projectId,
            teamId: project.teamId,
          },
        }),
      );
    await open(one.connectionId);
    await open(two.connectionId);
    const peopleSeenBy = (updates: readonly Update[]) =>
      updates
        .findLast(({ type }) => type === 'ProjectPresence')
        ?.payload.People?.map(({ ConnectionId }) => ConnectionId)
        .sort();
    for (const { updates } of [one, two])
      await expect.poll(() => peopleSeenBy(updates)).toEqual([one.connectionId, two.connectionId].sort());

    await requireSuccess(call(second, 'POST', 'Logout', { token: ada.token, body: {} }));
    await expect.poll(() => one.connection.state).toBe('Disconnected');
  } finally {
    await first.dispose();
    await second.dispose();
    await database.drop();
  }
});
