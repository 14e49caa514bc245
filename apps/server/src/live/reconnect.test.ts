import { expect, test } from 'vitest';
import { connectHub, subscribe } from '../testing/hub-client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { aPerson, aProject } from '../testing/people-and-projects.ts';
import { editNotes } from './testing/visit-project.ts';
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
