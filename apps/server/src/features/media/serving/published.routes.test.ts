import { mediaCalls, publishingCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { expect, test } from 'vitest';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { createResponse } from '../../../testing/publish-project.ts';
import { saveNode } from '../../../testing/nodes.ts';
import { aProject, toNodeId } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner } = setUpServer();
const get = (assetId: AssetId) => app.app.inject({ url: `/media/${assetId}` });

/** Makes the picture of a response an asset, saves it, and publishes it to beta. */
async function publish(project: Awaited<ReturnType<typeof aProject>>, assetId: AssetId | '') {
  const { token, teamId } = owner;
  const { projectId, say } = project;
  await saveNode(app, owner, toNodeId(say), { Response: createResponse('Hello', { ImageAssetId: assetId }) });
  const body = { projectId, source: 1, acceptedTerms: true, overrideReason: 'A test' } as const;
  const promoted = await app.call(publishingCalls.promote, {
    token,
    query: { owningTeamId: teamId },
    body: { ...body, environments: ['2'] },
  });
  expect([promoted.success, promoted.message]).toEqual([true, '']);
}

test('strangers see the files that a published stage shows, in their published versions, and their uses are found (PRE-5)', async () => {
  const library = new TestLibrary(app, owner);
  const [first, second] = [await createPicture('png', 20, 20), await createPicture('png', 30, 30)];
  const assetId = await library.addFile('logo.png', first);
  const unused = await library.addFile('other.png', second);
  const project = await aProject(app, owner);
  expect((await get(assetId)).statusCode).toBe(404);

  await publish(project, assetId);
  const shown = await get(assetId);
  expect(shown.rawPayload.equals(first)).toBe(true);
  expect(shown.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get(unused)).statusCode).toBe(404);

  const uses = await app.call(mediaCalls.uses, {
    token: owner.token,
    body: { teamId: owner.teamId, assetIds: [assetId, unused] },
  });
  expect(uses.result.uses).toMatchObject([
    {
      assetId,
      place: 'Draft',
      itemId: project.say.id,
      itemName: 'Greeting',
      workflowId: project.say.workflowId,
      projectName: 'Harbour',
    },
    { assetId, place: 'Beta', itemKind: 'project', projectId: project.projectId, workflowId: null },
  ]);

  // A change in the library reaches the published assistant when it is published again.
  await library.upload('logo.png', second, { assetId, replace: true });
  expect((await get(assetId)).rawPayload.equals(first)).toBe(true);
  await library.ask('delete', { data: [{ id: assetId }] });
  expect((await get(assetId)).rawPayload.equals(first)).toBe(true);
  await publish(project, '');
  expect((await get(assetId)).statusCode).toBe(404);
});
