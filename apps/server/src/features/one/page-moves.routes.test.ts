import { oneCalls, type LoadedLlama } from '@confab/contracts';
import type { ItemId, ProjectId } from '@confab/model';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from './testing/one-projects.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let loaded: LoadedLlama;
/** A top page, another top page, a page below the first, and a page below that. */
let ids: readonly ItemId[];

beforeEach(async () => {
  const { llamaIds, projectId: madeId } = await aOneProject(app, ada);
  projectId = madeId;
  const llamaId = llamaIds[0] as ItemId;
  const createId = () => newId() as string as ItemId;
  const [top, other, below, deepest] = [createId(), createId(), createId(), createId()] as const;
  ids = [top, other, below, deepest];
  const page = (id: ItemId, parent: ItemId) => ({ id, type: 'Page', parent, propertyValues: { DisplayName: id } });
  const pages = [page(top, llamaId), page(below, top), page(deepest, below), page(other, llamaId)];
  const before = (await loadLlama(app, ada, llamaId)).result;
  loaded = (await savePages(before, pages)).result;
});

function savePages(from: LoadedLlama, pages: ReturnType<typeof asSave>['pages']) {
  const body = { ...asSave(from), pages, pageList: pages.map(({ id }) => id) };
  return app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token });
}
const shape = ({ llama, pages }: LoadedLlama) =>
  pages.map(({ page }) => [
    ids.indexOf(page.id as ItemId),
    page.parent === llama.id ? 'llama' : ids.indexOf(page.parent as ItemId),
  ]);

test('a page that is moved below another page keeps its subtree (A2.27)', async () => {
  expect(shape(loaded)).toEqual([
    [0, 'llama'],
    [2, 0],
    [3, 2],
    [1, 'llama'],
  ]);
  const pages = asSave(loaded).pages.map((page) => (page.id === ids[0] ? { ...page, parent: ids[1] as ItemId } : page));
  const { result, message } = await savePages(loaded, pages);
  expect(message).toBe('');
  expect(shape(result)).toEqual([
    [1, 'llama'],
    [0, 1],
    [2, 0],
    [3, 2],
  ]);
});

test('a page that changes its place in the page list keeps its subtree (A2.27)', async () => {
  const [top, ...others] = loaded.llama.pageList as readonly ItemId[];
  const { id } = loaded.llama;
  const saved = await app.call(oneCalls.saveMaster, {
    query: { minVersion: 1, environment: 'local' },
    body: { id, parentId: projectId, name: 'Tour', pageList: [...others, top as ItemId] },
    token: ada.token,
  });
  expect(saved.message).toBe('');
  const after = (await loadLlama(app, ada, id)).result;
  expect(shape(after)).toEqual([
    [1, 'llama'],
    [0, 'llama'],
    [2, 0],
    [3, 2],
  ]);
});

test('SaveLlamaMaster accepts the payload of the specification for every environment from version 1 on (A7.33)', async () => {
  const { id, pageList } = loaded.llama;
  const save = (query: string, changes: object = {}) =>
    app.app.inject({
      method: 'POST',
      url: `/api/SaveLlamaMaster?${query}`,
      headers: { 'client-token': ada.token },
      payload: {
        Id: id,
        ParentId: projectId,
        Name: 'Old name',
        AttributeList: { Subtitle: 'In an hour' },
        PageList: pageList,
        PropertyValues: { DisplayName: 'Tour' },
        ...changes,
      },
    });
  const saved = await save('minVersion=1&environment=local');
  expect(saved.json()).toMatchObject({ Success: true });
  const { llama } = (await loadLlama(app, ada, id)).result;
  expect([llama.propertyValues.DisplayName, llama.attributeList.subtitle]).toEqual(['Tour', 'In an hour']);
  expect((await save('minVersion=1')).statusCode).toBe(200);
  expect((await save('minVersion=0&environment=local')).statusCode).toBe(400);
  expect((await save('minVersion=1&environment=nowhere')).statusCode).toBe(400);
  expect((await save('minVersion=1', { Nonsense: 1 })).statusCode).toBe(400);
});

test('a chapter that needs a newer build is refused with that build, and a client that is too old with a hard refresh (A3.10, A3.11)', async () => {
  const { id, pageList } = loaded.llama;
  const save = (minBuild: number) =>
    app.call(oneCalls.saveMaster, {
      query: { minVersion: 1 },
      body: { id, parentId: projectId, name: 'Tour', pageList, attributeList: { MinBuild: minBuild } },
      token: ada.token,
    });
  expect((await save(53)).message).toBe(
    'This chapter needs build 53, but this is build 52. A newer version of the product can save it.',
  );
  expect((await save(52)).status).toBe(200);
  const old = { oneLlamaId: id, teamId: ada.teamId, frontendVersion: 51 };
  expect((await app.call(oneCalls.loadParent, { query: old, token: ada.token })).message).toMatch(/hard refresh/i);
});
