import { recentlyDeletedCalls, historyCalls, oneCalls, projectCalls, type LoadedLlama } from '@confab/contracts';
import { asWorkflowId, type ItemId, type ProjectId } from '@confab/model';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { aOneProject, asSave, loadLlama } from './testing/one-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let ada: TestPerson;
let projectId: ProjectId;
let llamaId: ItemId;
let loaded: LoadedLlama;
beforeEach(async () => {
  ada = await aPerson(app);
  const made = await aOneProject(app, ada);
  projectId = made.projectId;
  llamaId = made.llamaIds[0] as ItemId;
  loaded = (await loadLlama(app, ada, llamaId)).result;
});

type Save = ReturnType<typeof asSave>;
const save = (changes: Partial<Save>, { token } = ada) =>
  app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body: { ...asSave(loaded), ...changes }, token });
const versionsOf = ({ pages }: LoadedLlama) => new Map(pages.map(({ page, version }) => [page.id, version]));
const eventCount = async () => {
  const rows = await app.services.db
    .selectFrom('projectEvent')
    .select('seq')
    .where('teamId', '=', ada.teamId)
    .where('projectId', '=', projectId)
    .execute();
  return rows.length;
};

describe('saving a whole llama (A7.18)', () => {
  test('saving an unchanged llama makes no new version', async () => {
    const { result } = await save({});
    expect([result.version, versionsOf(result)]).toEqual([1, versionsOf(loaded)]);
    expect(result.llama.pageList).toEqual(loaded.llama.pageList);
  });

  test('saving a llama keeps ids and makes new versions of the changed pages and of the llama', async () => {
    const [first, ...others] = asSave(loaded).pages;
    const changed = {
      ...first,
      propertyValues: { ...first?.propertyValues, DisplayName: 'Hello' },
    } as Save['pages'][number];
    const { result, message } = await save({ pages: [changed, ...others] });
    expect(message).toBe('');
    expect([result.version, result.isDirty, result.pages[0]?.version, result.pages[1]?.version]).toEqual([
      2,
      false,
      2,
      1,
    ]);
    expect(result.pages.map(({ page }) => page.id)).toEqual(loaded.pages.map(({ page }) => page.id));
    expect(result.pages[0]?.page.propertyValues.DisplayName).toBe('Hello');
  });

  test('saving a llama stores the order and nesting of pages, adds new pages and deletes missing ones (A2.27, A3.12)', async () => {
    const { pages, pageList } = asSave(loaded);
    const top = pages.filter(({ parent }) => parent === llamaId);
    const [one, two] = top as [Save['pages'][number], Save['pages'][number]];
    const below = { id: newId(), type: 'Page', parent: two.id, propertyValues: { DisplayName: 'New' } };
    const kept = [two, below, { ...one, parent: two.id }];
    const { result, message } = await save({ pages: kept, pageList: kept.map(({ id }) => id) });
    expect(message).toBe('');
    expect(result.pages.map(({ page }) => [page.id, page.parent])).toEqual([
      [two.id, llamaId],
      [below.id, two.id],
      [one.id, two.id],
    ]);
    const query = { teamId: ada.teamId, projectId };
    const deleted = await app.call(recentlyDeletedCalls.list, { query, token: ada.token });
    expect(deleted.result.map(({ itemId }) => itemId).toSorted()).toEqual(
      pageList.filter((id) => !kept.some((page) => page.id === id)).toSorted(),
    );
  });

  test('saving a llama clears the links to pages that the same save deletes, and leaves nothing unsaved', async () => {
    type Page = Save['pages'][number];
    const goTo = (page: Page, pageId: string, more: object = {}): Page => ({
      ...page,
      propertyValues: { ...page.propertyValues, Then: 'GoTo', NextPageId: pageId, ...more },
    });
    const [kept, changed, gone] = asSave(loaded)
      .pages.filter(({ type, parent }) => type === 'Page' && parent === llamaId)
      .map((page): Page => ({ ...page }));
    if (!kept || !changed || !gone) throw new Error('The template needs three plain pages at the top.');
    const linked = [goTo(kept, gone.id), goTo(changed, gone.id), gone];
    const before = await save({ pages: linked, pageList: linked.map(({ id }) => id) });
    expect(before.message).toBe('');
    const added = goTo({ id: newId(), type: 'Page', parent: llamaId, propertyValues: {} }, gone.id);
    const after = [goTo(kept, gone.id), goTo(changed, gone.id, { DisplayName: 'Changed' }), added];
    const { version } = before.result;
    const { result, message } = await save({ version, pages: after, pageList: after.map(({ id }) => id) });
    expect(message).toBe('');
    const read = ({ pages, isDirty }: LoadedLlama) => [
      isDirty,
      ...pages.map(({ page, isDirty: isPageDirty }) => [page.id, page.propertyValues.NextPageId, isPageDirty]),
    ];
    const expected = [false, [kept.id, '', false], [changed.id, '', false], [added.id, '', false]];
    expect(read(result)).toEqual(expected);
    expect(read((await loadLlama(app, ada, llamaId)).result)).toEqual(expected);
  });

  test('a page that a save deleted gets back the links that the save removed, in its own and in other chapters', async () => {
    type Page = Save['pages'][number];
    const goTo = (page: Page, pageId: string): Page => ({
      ...page,
      propertyValues: { ...page.propertyValues, Then: 'GoTo', NextPageId: pageId },
    });
    const [own, gone, ...others] = asSave(loaded).pages.filter(
      ({ type, parent }) => type === 'Page' && parent === llamaId,
    );
    if (!own || !gone) throw new Error('The template needs two plain pages at the top.');
    const linked = [goTo(own, gone.id), gone, ...others];
    const first = await save({ pages: linked, pageList: linked.map(({ id }) => id) });
    const chapter = await app.call(oneCalls.createLlama, {
      body: { teamId: ada.teamId, projectId, displayName: 'Other' },
      token: ada.token,
    });
    const away = (await loadLlama(app, ada, chapter.result.items[0]?.id as ItemId)).result;
    const awayPage = away.pages[0]?.page as Page;
    const sendAway = { ...asSave(away), pages: [goTo(awayPage, gone.id)] };
    await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body: sendAway, token: ada.token });
    const read = async (id: ItemId, pageId: ItemId) =>
      (await loadLlama(app, ada, id)).result.pages.find(({ page }) => page.id === pageId)?.page.propertyValues
        .NextPageId;
    const readBoth = async () => [await read(llamaId, own.id), await read(away.llama.id, awayPage.id)];
    expect(await readBoth()).toEqual([gone.id, gone.id]);

    const kept = linked.filter(({ id }) => id !== gone.id);
    const { version } = first.result;
    expect((await save({ version, pages: kept, pageList: kept.map(({ id }) => id) })).message).toBe('');
    expect(await readBoth()).toEqual(['', '']);
    await app.call(recentlyDeletedCalls.restore, { body: { teamId: ada.teamId, itemId: gone.id }, token: ada.token });
    expect(await readBoth()).toEqual([gone.id, gone.id]);
  });

  test('a page that a save adds may lead to another added page, and not to a page that the project does not have', async () => {
    const { pages, pageList } = asSave(loaded);
    const [one, two] = [newId(), newId()];
    const add = (first: string, second: string) => {
      const added = [one, two].map((id, at) => ({
        id,
        type: 'Page',
        parent: llamaId,
        propertyValues: { DisplayName: `New ${at}`, Then: 'GoTo', NextPageId: [first, second][at] as string },
      }));
      return save({ pages: [...pages, ...added], pageList: [...pageList, one, two] });
    };
    const hers = await aOneProject(app, await aPerson(app));
    const ownOther = await aOneProject(app, ada, 'Other');
    for (const wrong of [newId(), hers.llamaIds[0], ownOther.llamaIds[0], 'no id'])
      expect((await add(two, wrong as string)).status).toBe(404);
    expect((await loadLlama(app, ada, llamaId)).result).toEqual(loaded);
    const { result, message } = await add(two, one);
    expect(message).toBe('');
    expect(result.pages.slice(-2).map(({ page }) => page.propertyValues.NextPageId)).toEqual([two, one]);
  });

  test('saving an outdated version of a llama is refused and stores nothing', async () => {
    const renamed = { propertyValues: { ...loaded.llama.propertyValues, DisplayName: 'Tour' } };
    expect((await save(renamed)).result.version).toBe(2);
    const before = await eventCount();
    const late = await save({ propertyValues: { ...renamed.propertyValues, DisplayName: 'Walk' } });
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('saved version 2')]);
    expect(await eventCount()).toBe(before);
  });

  test.each([
    ['a list that lacks a page', ({ pageList }: Save) => ({ pageList: pageList.slice(1) })],
    ['a list with a page twice', ({ pageList }: Save) => ({ pageList: [...pageList.slice(1), pageList[1] as ItemId] })],
    ['a page of another type', ({ pages }: Save) => ({ pages: pages.map((page) => ({ ...page, type: 'Goodbye' })) })],
    [
      'a page below one that is not there',
      ({ pages }: Save) => ({ pages: pages.map((page) => ({ ...page, parent: newId() })) }),
    ],
    [
      'an input that nobody knows',
      ({ pages }: Save) => ({ pages: pages.map((page) => ({ ...page, propertyValues: { Nonsense: 1 } })) }),
    ],
  ])('saving a llama is refused with %s', async (_what, change) => {
    const { status, success } = await save(change(asSave(loaded)));
    expect([status, success]).toEqual([422, false]);
    expect((await loadLlama(app, ada, llamaId)).result).toEqual(loaded);
  });

  test('saving a llama refuses a page id that exists in another team', async () => {
    const hers = await aOneProject(app, await aPerson(app));
    const page = {
      id: hers.llamaIds[0] as ItemId,
      type: 'Page',
      parent: llamaId,
      propertyValues: { DisplayName: 'Mine' },
    };
    const { pages, pageList } = asSave(loaded);
    expect((await save({ pages: [...pages, page], pageList: [...pageList, page.id] })).status).toBe(422);
  });

  test('saving a llama adds no page for an unverified account (A2.21, A6.4), but saves existing ones', async () => {
    const unverified = await aMember(app, ada.teamId, 'AppEditor', { isVerified: false });
    const page = { id: newId(), type: 'Page', parent: llamaId, propertyValues: { DisplayName: 'New' } };
    const { pages, pageList } = asSave(loaded);
    const refused = await save({ pages: [...pages, page], pageList: [...pageList, page.id] }, unverified);
    expect([refused.status, refused.message]).toEqual([403, 'verification_required']);
    expect((await save({}, unverified)).status).toBe(200);
  });

  test('a llama requires the client build that introduced its newest page type (A3.11)', async () => {
    const page = { id: newId(), type: 'Form', parent: llamaId, propertyValues: { DisplayName: 'Booking' } };
    const first = asSave(loaded).pages[0] as Save['pages'][number];
    const alone = await save({ pages: [first], pageList: [first.id] });
    const before = alone.result.llama.attributeList.minBuild;
    const body = { ...asSave(alone.result), pages: [first, page], pageList: [first.id, page.id] };
    const after = await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token });
    expect([before, after.result.llama.attributeList.minBuild]).toEqual([1, 31]);
  });
});

test('a rolled-back One project has its former page order, and a copied one has its own pages', async () => {
  const { pages } = asSave(loaded);
  const [first] = pages as [Save['pages'][number]];
  await save({ pages: [first], pageList: [first.id] });
  const query = { owningTeamId: ada.teamId, projectId, versionNumber: 0 };
  expect((await app.call(historyCalls.rollBackProject, { query, token: ada.token })).message).toBe('');
  const back = (await loadLlama(app, ada, llamaId)).result;
  expect(back.llama.pageList).toEqual(loaded.llama.pageList);
  const body = { teamId: ada.teamId, projectId };
  const copy = await app.call(projectCalls.duplicate, { body, token: ada.token });
  const fat = { projectId: copy.result.projectId, teamId: ada.teamId };
  const copied = (await app.call(projectCalls.getFat, { query: fat, token: ada.token })).result.workflows[0];
  const loadedCopy = (await loadLlama(app, ada, copied?.id as ItemId)).result;
  const named = ({ pages: all }: LoadedLlama) => all.map(({ page }) => page.propertyValues.DisplayName);
  expect(named(loadedCopy)).toEqual(named(back));
  expect(loadedCopy.llama.pageList.some((id) => loaded.llama.pageList.includes(id))).toBe(false);
});

describe('saving a llama without its pages (A7.31, A7.33, A9.6)', () => {
  const master = (changes: object, minVersion = 1) =>
    app.call(oneCalls.saveMaster, {
      query: { minVersion, environment: 'local' },
      body: { id: llamaId, parentId: projectId, name: 'Tour', pageList: loaded.llama.pageList, ...changes },
      token: ada.token,
    });

  test('saving a llama without its pages renames it and returns its description (A3.10, A9.10)', async () => {
    const { result } = await master({ attributeList: { Subtitle: 'In an hour' } });
    expect([result.version, result.llama.propertyValues.DisplayName]).toEqual([2, 'Tour']);
    expect(result.llama.attributeList).toMatchObject({ subtitle: 'In an hour', llamaType: 'Chapter' });
    expect(Date.parse(result.llama.attributeList.utcTimestamp)).toBeGreaterThan(0);
    const loadedAgain = await app.call(oneCalls.loadMaster, { query: { llamaID: llamaId }, token: ada.token });
    expect(loadedAgain.result).toEqual(result);
  });

  test('saving a llama without its pages keeps an edit that was stored while the save began', async () => {
    const { db } = app.services;
    const chapter = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId) };
    const edit = setValue('Subtitle', 'In an hour');
    const transaction = db.transaction.bind(db);
    // The edit is stored between the first read of the save and its transaction.
    const begin = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction();
      const execute: typeof builder.execute = async (work) => {
        expect(await sendEdit(app, ada, chapter, edit, { frontendApp: 'one' })).toMatchObject({ success: true });
        return builder.execute(work);
      };
      return { execute } as typeof builder;
    });
    const { result } = await master({});
    begin.mockRestore();
    expect(result.llama.attributeList).toMatchObject({ subtitle: 'In an hour' });
    expect(result.llama.propertyValues.DisplayName).toBe('Tour');
  });

  test('saving a llama without its pages reorders its pages', async () => {
    const { pages } = asSave(loaded);
    const last = pages.findLast(({ parent }) => parent === llamaId)?.id as ItemId;
    // The pages that follow the last top page in the list are its children.
    const start = loaded.llama.pageList.indexOf(last);
    const pageList = [...loaded.llama.pageList.slice(start), ...loaded.llama.pageList.slice(0, start)];
    expect((await master({ pageList })).result.llama.pageList).toEqual(pageList);
  });

  test('saving a llama without its pages is refused below version 1, with foreign pages and in another project', async () => {
    expect((await master({}, 0)).status).toBe(400);
    expect((await master({ pageList: [newId()] })).status).toBe(422);
    expect((await master({ parentId: newId() })).status).toBe(404);
    expect((await master({ version: 7 })).status).toBe(409);
  });
});
