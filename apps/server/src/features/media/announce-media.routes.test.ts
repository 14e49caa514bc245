import { beforeAll, describe, expect, test } from 'vitest';
import { connectHub, subscribe } from '../../testing/hub-client.ts';
import { createPicture, TestLibrary } from '../../testing/media/library.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app } = setUpServer();
let address: string;
beforeAll(async () => {
  address = await app.listen();
});

describe('an open library', () => {
  test('an open library gets an event when a colleague changes files, and none when one reads them', async () => {
    const ada = await aPerson(app);
    const library = new TestLibrary(app, ada);
    const grace = await aMember(app, ada.teamId, 'Viewer');
    const client = await connectHub(app, address, grace);
    await subscribe(app, grace, client.connectionId, ada.teamId);
    const changed = { TeamId: ada.teamId };

    await library.ask('read', { path: '/' });
    expect(client.updates.filter(({ type }) => type === 'MediaChanged')).toEqual([]);
    await library.createFolder('Voices');
    expect(await client.waitForUpdate('MediaChanged')).toEqual(changed);
    await library.addFile('logo.png', await createPicture());
    await expect.poll(() => client.updates.filter(({ type }) => type === 'MediaChanged').length).toBe(2);
    await client.stop();
  });
});
