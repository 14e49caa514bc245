import { findOneTemplate, listOneTemplates, listTemplates } from '@confab/catalogue';
import {
  itemMessages,
  mediaCalls,
  oneTemplateCalls,
  projectCalls,
  teamCalls,
  type ChatResponse,
} from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAlexa, askAlexa } from '../../../testing/channel-clients.ts';
import { StatementCounter } from '../../../testing/growth/count-statements.ts';
import { withBrokenCommits } from '../../../testing/media/break-commits.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aPerson, type TestPerson } from '../../../testing/people-and-projects.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { launch } from '../../channels/alexa/testing/requests.ts';

const { app } = setUpServer();
const museumFiles = ['blue-window.png', 'furnace.png', 'lantern-hall.png', 'roman-bottle.png'];

let ada: TestPerson;
let library: TestLibrary;
beforeEach(async () => {
  ada = await aPerson(app);
  library = new TestLibrary(app, ada);
});

const create = ({ teamId, token }: TestPerson, projectName: string, templateId = 'glass-museum') =>
  app.call(oneTemplateCalls.createFromTemplate, { query: { templateId, projectName, teamId }, token });
const listFiles = async (path: string) => (await library.ask('read', { path })).files ?? [];
const countUsedBytes = async ({ teamId, token }: TestPerson) =>
  (await app.call(teamCalls.getStorage, { query: { teamId }, token })).result.usedBytes;

test('a project from a template brings its pictures into the library of the team, counted and with new ids', async () => {
  const before = await countUsedBytes(ada);
  const { result } = await create(ada, 'Lantern House');
  const [first, again] = [await listFiles('/Lantern House/'), await create(ada, 'Lantern House')];
  expect([first.map(({ name }) => name), again.success]).toEqual([museumFiles, true]);
  const second = await listFiles('/Lantern House (1)/');
  expect(second.map(({ name }) => name)).toEqual(museumFiles);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(2 * museumFiles.length);
  const bytes = (findOneTemplate('glass-museum')?.media ?? []).reduce((sum, medium) => sum + medium.bytes, 0);
  expect((await countUsedBytes(ada)) - before).toBeGreaterThan(2 * bytes);
  const uses = await app.call(mediaCalls.uses, {
    token: ada.token,
    body: { teamId: ada.teamId, assetIds: first.map(({ id }) => id as AssetId) },
  });
  expect(uses.result.uses.map(({ projectId }) => projectId)).toEqual(
    uses.result.uses.map(() => result.project.projectId),
  );
  expect(new Set(uses.result.uses.map(({ assetId }) => assetId)).size).toBe(museumFiles.length);
});

test.each(
  [...listTemplates('production'), ...listOneTemplates('production')].map(
    ({ id, projectType }) => [id, projectType] as const,
  ),
)('a project from the template %s uses all the files that it brings', async (templateId, projectType) => {
  const { teamId, token } = ada;
  const made = await app.call(projectCalls.create, {
    token,
    body: { teamId, displayName: 'Made', projectType, templateId, frontendApp: projectType === 'One' ? 'one' : 'pro' },
  });
  expect([made.success, made.message]).toEqual([true, '']);
  const files = await listFiles('/Made/');
  expect(files.length).toBeGreaterThan(1);
  const body = { teamId, assetIds: files.map(({ id }) => id as AssetId) };
  const { uses } = (await app.call(mediaCalls.uses, { token, body })).result;
  expect(new Set(uses.map(({ assetId }) => assetId)).size).toBe(files.length);
});

test('the files of a template cost the same few statements, however many they are', async () => {
  const counter = new StatementCounter(app.database.pool);
  const count = async (templateId: string) => {
    counter.takeCount();
    expect((await create(ada, templateId, templateId)).success).toBe(true);
    return counter.takeCount();
  };
  const [four, six] = [await count('glass-museum'), await count('sky-sea-quiz')];
  expect(six).toBe(four);
});

test('a published project from a template shows its picture on the chat page and to Alexa', async () => {
  const projectId = await publishTemplate(app, ada, 'harbour-cafe');
  const opening = await app.app.inject({
    method: 'POST',
    url: `/channels/chat/${projectId}/live`,
    payload: { type: 'start' },
  });
  const hello = opening.json<ChatResponse>().messages.find(({ imageUrl }) => imageUrl !== null);
  expect(hello?.imageAlt).toBe('A café on the quay, with sailing boats');
  const address = new URL(hello?.imageUrl ?? '', 'http://any.example');
  const picture = await app.app.inject({ url: address.pathname + address.search });
  // The server makes the size that the page shows.
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  // Alexa fetches over https only.
  const config = { ...app.services.config, publicUrl: 'https://confab.example' };
  const alexa = await openAlexa({ ...app, services: { ...app.services, config } });
  const { answer } = await askAlexa(alexa, projectId, launch, { sessionId: 'a' });
  await alexa.close();
  const { id } = (await listFiles('/Café/')).find(({ name }) => name === 'harbour-cafe.png') ?? {};
  expect(JSON.stringify(answer.response.card)).toContain(`/media/${id}?size=1024x768`);
});

test('a duplicate shows the same files', async () => {
  const { result } = await create(ada, 'Lantern House');
  const { teamId, token } = ada;
  const copy = await app.call(projectCalls.duplicate, {
    token,
    body: { teamId, projectId: result.project.projectId, displayName: 'Copy' },
  });
  expect([copy.success, copy.message]).toEqual([true, '']);
  const [file] = await listFiles('/Lantern House/');
  const uses = await app.call(mediaCalls.uses, {
    token,
    body: { teamId, assetIds: [file?.id as AssetId] },
  });
  expect(new Set(uses.result.uses.map(({ projectId }) => projectId)).size).toBe(2);
  expect(await library.listNames()).toEqual(['Lantern House']);
});

test('a project that is not stored leaves no files', async () => {
  await withBrokenCommits(app.services, async () => expect((await create(ada, 'Never')).success).toBe(false));
  expect([await library.listNames(), await library.listObjects()]).toEqual([[], []]);
});

test('a team without room gets no project from a template, with the reason', async () => {
  const used = await countUsedBytes(ada);
  await app.services.db
    .updateTable('teamQuota')
    .set({ bytes: used + 10_000 })
    .execute();
  const { success, message } = await create(ada, 'Too much');
  expect([success, message]).toEqual([false, itemMessages.storageFull]);
  expect([await library.listNames(), await library.listObjects()]).toEqual([[], []]);
});
afterEach(() => app.services.db.updateTable('teamQuota').set({ bytes: null }).execute());

test('the preview of a template shows its files before a project is made from it', async () => {
  const { result } = await app.call(oneTemplateCalls.templateSource, {
    query: { templateId: 'sky-sea-quiz' },
    token: ada.token,
  });
  const { media } = findOneTemplate('sky-sea-quiz') ?? { media: [] };
  expect(result.media.length).toBe(media.length);
  const values = JSON.stringify(result.llamas);
  for (const [index, { assetId, address }] of result.media.entries()) {
    expect(values).toContain(assetId);
    const sent = await app.app.inject({ url: address });
    const { name = '', bytes } = media[index] ?? {};
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.length]).toEqual([
      200,
      name.endsWith('.png') ? 'image/png' : 'audio/mpeg',
      bytes,
    ]);
    expect(sent.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each([
  'glass-museum/template.json',
  'glass-museum/..%2ftemplate.json',
  'constructor/furnace.png',
  'glass-museum/stage.png',
])('no other file of the server is sent: /template-media/%s', async (path) => {
  const { statusCode, body } = await app.app.inject({ url: `/template-media/${path}` });
  expect([statusCode, body]).toEqual([404, 'Not found']);
});
