import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connectHub, subscribe } from '../testing/hub-client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { aPerson, aProject } from '../testing/people-and-projects.ts';
import { buildSocketUrl, openRawSocket } from './testing/raw-socket.ts';
import { editNotes, openProject } from './testing/visit-project.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';

test('a connection that was cut resumes under its id and has missed no event', async () => {
  const app = await openTestApp();
  const proxy = await openSeverableProxy(await app.listen());
  const ada = await aPerson(app);
  const project = await aProject(app, ada);
  const client = await connectHub(app, proxy.address, ada);
  await subscribe(app, ada, client.connectionId, project.teamId);
  const edit = async () => (await editNotes({ test: app, person: ada, project })).result.seq;

  const numbers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    numbers.push(await edit(), await edit());
    proxy.dropConnections();
    numbers.push(await edit(), await edit());
    await client.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === numbers.at(-1));
  }
  const heard = client.updates.filter(({ type }) => type === 'ProjectEvent').map(({ payload }) => payload.Seq);
  expect(heard).toEqual(numbers);
  expect(client.connection.connectionId).toBe(client.connectionId);
  expect(await client.connection.invoke('SendEvent', 'HEARTBEAT', {})).toMatchObject({ Success: true });
  await client.stop();
  proxy.close();
  await app.close();
});

test('a connection that resumes gets the newest list of who has a project open, and none of the earlier ones', async () => {
  const app = await openTestApp();
  const address = await app.listen();
  const ada = await aPerson(app);
  const project = await aProject(app, ada);
  const away = await openRawSocket(app, address, ada, '{"protocol":"json","version":2}\u001e');
  await subscribe(app, ada, away.connectionId, project.teamId);
  const client = await connectHub(app, address, ada);
  await subscribe(app, ada, client.connectionId, project.teamId);
  const waitForPeople = (count: number) =>
    client.waitForUpdate('ProjectPresence', ({ People }) => Array.isArray(People) && People.length === count);
  await openProject({ test: app, person: ada, project }, client.connectionId);
  await waitForPeople(1);
  await client.connection.invoke('SendEvent', 'BROWSER_CLOSED', {});
  await waitForPeople(0);
  away.socket.terminate();
  const socket = new WebSocket(buildSocketUrl(address, away.connectionToken));
  const first = await new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
  const records = first.split('\u001e').filter(Boolean);
  expect(records.filter((record) => record.includes('ProjectPresence'))).toEqual([
    expect.stringContaining('"People":[]'),
  ]);
  // The number at which it resumes, and a message for each number.
  expect(records.map((record) => (JSON.parse(record) as { type: number }).type)).toEqual([9, 3, 1]);
  socket.terminate();
  await client.stop();
  await app.close();
});
