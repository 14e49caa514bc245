import { mediaCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { asProjectId, asWorkflowId, type JsonObject } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { StatementRecorder } from '../../../testing/growth/record-statements.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aProject, toNodeId } from '../../../testing/people-and-projects.ts';
import { publishEchoProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { sendEdit, type EditedItem } from '../../../testing/edit-items.ts';

const { app, owner } = setUpServer();

const listUnused = async (library: TestLibrary, fields: object = {}) => {
  const { files = [], total } = await library.ask('search', {
    path: '/',
    searchString: '*',
    unusedOnly: true,
    ...fields,
  });
  return [files.map(({ name }) => name).join(' '), total];
};

async function edit(
  item: Omit<EditedItem, 'teamId'>,
  path: string,
  updatedValue: string | JsonObject,
  action: 'ValueChanged' | 'AddExtension' = 'ValueChanged',
) {
  const target = { teamId: owner.teamId, ...item };
  expect((await sendEdit(app, owner, target, { path, action, updatedValue })).message).toBe('');
}

test('a search for unused files leaves out those of drafts, tests and published stages, at once after a change', async () => {
  const { teamId, token } = owner;
  const library = new TestLibrary(app, owner);
  const voices = await library.createFolder('Voices');
  const draft = await library.addFile('draft.txt', 'a');
  const tested = await library.addFile('tested.txt', 'bb', { folderId: voices.id });
  const live = await library.addFile('live.txt', 'ccc');
  await library.addFile('never.txt', 'dddd', { folderId: voices.id });
  expect(await listUnused(library)).toEqual(['draft.txt live.txt never.txt tested.txt', 4]);

  const project = await aProject(app, owner);
  const node = { ...project, nodeId: toNodeId(project.say) };
  await edit(node, 'Notes', `See ${draft.toUpperCase()}.`);
  const suite = await app.call(workflowCalls.create, {
    token,
    body: {
      teamId,
      projectId: project.projectId,
      workflowType: 'TestSuite',
      displayName: 'Orders',
      frontendApp: 'pro',
    },
  });
  const suiteId = asWorkflowId(suite.result.workflow.id);
  const place = { teamId, projectId: project.projectId, workflowId: suiteId, frontendApp: 'pro' } as const;
  const testCase = await app.call(nodeCalls.create, {
    token,
    body: { ...place, nodeType: 'TestCase', displayName: 'A' },
  });
  await edit({ ...place, nodeId: toNodeId(testCase.result) }, 'Notes', tested);
  const published = asProjectId(await publishEchoProject(app, owner, { DisplayName: 'Café', Image: live }));
  expect(await listUnused(library)).toEqual(['never.txt', 1]);

  // Its draft no longer shows the file, and its published stages do.
  await edit({ projectId: published }, 'Image', '');
  await edit(node, 'Notes', '');
  expect(await listUnused(library)).toEqual(['draft.txt never.txt', 2]);
  expect(await listUnused(library, { sortBy: 'size', sortOrder: 'descending' })).toEqual(['never.txt draft.txt', 2]);
  expect(await listUnused(library, { skip: 1, take: 1 })).toEqual(['never.txt', 2]);
  expect(await listUnused(library, { path: '/Voices/' })).toEqual(['never.txt', 1]);
  expect(await listUnused(library, { searchString: 'draft*' })).toEqual(['draft.txt', 1]);
  expect(await listUnused(library, { fileTypes: ['Images'] })).toEqual(['', 0]);

  for (const projectId of [published, project.projectId])
    expect((await app.call(projectCalls.remove, { token, query: { owningTeamId: teamId, projectId } })).success).toBe(
      true,
    );
  expect(await listUnused(library)).toEqual(['draft.txt live.txt never.txt tested.txt', 4]);
});

test('an audio, which names its file by its id and in its address, uses the file in one place, even among many files', async () => {
  const { teamId, token } = owner;
  const library = new TestLibrary(app, owner);
  const assetId = await library.addFile('pier.txt', 'waves');
  const { projectId, workflowId } = await aProject(app, owner);
  const place = { teamId, projectId, workflowId, frontendApp: 'pro' } as const;
  await edit({ projectId }, 'Extensions', 'showcase', 'AddExtension');
  const body = { ...place, nodeType: 'ShowcaseReferences', displayName: 'Sounds' };
  const node = await app.call(nodeCalls.create, { token, body });
  const media = { Id: assetId, Filename: 'pier.txt', MediaStatus: 'Uploaded', Src: `/media/${assetId}` };
  await edit({ ...place, nodeId: toNodeId(node.result) }, 'Recording', media);
  const { result } = await app.call(mediaCalls.uses, { token, body: { teamId, assetIds: [assetId] } });
  expect([result.count, result.uses.map(({ path }) => path)]).toEqual([1, ['Recording']]);

  const recorder = new StatementRecorder(app.database.pool);
  const assetIds = [assetId, ...Array.from({ length: 20 }, (): AssetId => newId())];
  const ofMany = await app.call(mediaCalls.uses, { token, body: { teamId, assetIds } });
  expect(ofMany.result).toEqual(result);
  // One by one, each would be looked for in each draft of the team.
  expect(recorder.takeNew().filter(({ text }) => text.includes('strpos(item.draft'))).toEqual([]);
});
