import { nodeCalls } from '@confab/contracts';
import { emptyId, type JsonObject, type ItemId } from '@confab/model';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { inProject, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { unpack } from './content.ts';
import { addRow, sendEdit } from '../../testing/edit-items.ts';
import { createNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();
beforeAll(async () => {
  const edit = { path: 'Extensions', action: 'AddExtension', updatedValue: 'showcase' } as const;
  await sendEdit(app, ada, inProject(project), edit);
});

const aNode = (nodeType: string) => createNode(app, ada, project, nodeType);

async function save(node: Awaited<ReturnType<typeof aNode>>, propertyValues?: JsonObject) {
  const { version } = node;
  const body = {
    ...inWorkflow(project),
    nodeId: toNodeId(node),
    version,
    ...(propertyValues ? { propertyValues } : {}),
  };
  const { status } = await app.call(nodeCalls.save, { body, token: ada.token });
  return status;
}

/** The values of the draft and of the last version, which are equal after every save. */
async function readSaved(nodeId: ItemId) {
  const { draft } = await app.services.db
    .selectFrom('item')
    .select('draft')
    .where('teamId', '=', project.teamId)
    .where('id', '=', nodeId)
    .executeTakeFirstOrThrow();
  const { content } = await app.services.db
    .selectFrom('itemVersion')
    .select('content')
    .where('teamId', '=', project.teamId)
    .where('itemId', '=', nodeId)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const saved = JSON.parse(unpack(content)) as JsonObject;
  expect(JSON.parse(draft)).toEqual(saved);
  return saved;
}

test('a save with a Bool as text stores true', async () => {
  const node = await aNode('HttpRequest');
  expect(await save(node, { ...node.propertyValues, AcceptAnyStatus: 'true' })).toBe(200);
  expect(await readSaved(node.id)).toMatchObject({ AcceptAnyStatus: true });
});

test('a save with per-language texts and media as JSON text stores the objects', async () => {
  const texts = await aNode('ShowcaseTexts');
  expect(await save(texts, { ...texts.propertyValues, PerLanguage: '{"en":"Hi","de":"Hallo"}' })).toBe(200);
  expect(await readSaved(texts.id)).toMatchObject({ PerLanguage: { en: 'Hi', de: 'Hallo' } });

  const media = await aNode('ShowcaseReferences');
  expect(await save(media, { ...media.propertyValues, Recording: '{"Id":"a","Filename":"b.mp3"}' })).toBe(200);
  expect(await readSaved(media.id)).toMatchObject({ Recording: { Id: 'a', Filename: 'b.mp3' } });
});

test('a save with a text that is not JSON for an input of per-language texts is rejected', async () => {
  const node = await aNode('ShowcaseTexts');
  expect(await save(node, { ...node.propertyValues, PerLanguage: 'Hi' })).toBe(422);
});

test('a save of the draft stores the all-zero id for blank assets (A4.27) and no state of uploads (A4.30)', async () => {
  const node = await aNode('Say');
  const entry = {
    EntryId: newId(),
    Order: 'a0',
    SpokenText: 'Hi',
    ImageAssetId: '',
    AudioAssetId: ' ',
    MediaStatus: 'Uploading',
  };
  await sendEdit(app, ada, { ...inWorkflow(project), nodeId: toNodeId(node) }, addRow('Response/Entries', entry));
  expect(await save(node)).toBe(200);
  const { EntryId, Order, SpokenText } = entry;
  expect((await readSaved(node.id)).Response).toMatchObject({
    Entries: [{ EntryId, Order, SpokenText, ImageAssetId: emptyId, AudioAssetId: emptyId }],
  });
  expect(JSON.stringify(await readSaved(node.id))).not.toContain('MediaStatus');
});
