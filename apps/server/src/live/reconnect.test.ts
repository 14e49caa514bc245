import { editingCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { connectHub, subscribe } from '../testing/hub-client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { aPerson, aProject, toNodeId } from '../testing/people-and-projects.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';

test('a connection that was cut resumes under its id and has missed no event', async () => {
  const app = await openTestApp();
  const proxy = await openSeverableProxy(await app.listen());
  const ada = await aPerson(app);
  const project = await aProject(app, ada);
  const client = await connectHub(app, proxy.address, ada);
  await subscribe(app, ada, client.connectionId, project.teamId);
  const edit = async () => {
    const body = {
      editId: newId(),
      teamId: project.teamId,
      frontendApp: 'pro',
      projectId: project.projectId,
      workflowId: project.workflowId,
      nodeId: toNodeId(project.say),
      path: 'Notes',
      action: 'ValueChanged',
      updatedValue: newId(),
      baseSeq: 0,
      changerConnectionId: '',
      eventLevel: 'Node',
    } as const;
    return (await app.call(editingCalls.notify, { body, token: ada.token })).result.seq;
  };

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
