import { mediaMessages } from '@confab/contracts';
import { emptyId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { FileManager } from '../../../testing/media/file-manager.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { listZip } from '../../../testing/media/list-zip.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
let library: TestLibrary;
let manager: FileManager;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
  manager = await FileManager.open(app, library.person);
});

const namesOf = (files: readonly { readonly name: string }[] | undefined) => files?.map(({ name }) => name);
const idOf = (item: { readonly id: string }) => item.id as AssetId;

/** Fills the library: `Voices/Old/c.txt`, `Voices/a.txt`, `a.txt`, `b.txt`. */
async function fill() {
  const voices = await library.createFolder('Voices');
  const old = await library.createFolder('Old', '/Voices/');
  await library.addFile('c.txt', 'old c', { folderId: old.id });
  await library.addFile('a.txt', 'a of voices', { folderId: voices.id });
  await library.addFile('a.txt', 'a');
  await library.addFile('b.txt', 'b');
  await manager.refresh();
}

const itemKeys = [
  'dateCreated',
  'dateModified',
  'fileType',
  'filterId',
  'filterPath',
  'hasChild',
  'id',
  'isFile',
  'name',
  'parentId',
  'permission',
  'size',
  'type',
  'version',
];
const permissionKeys = ['copy', 'download', 'message', 'read', 'upload', 'write', 'writeContents'];

describe('the requests of the file manager that the protocol was made for (A7.84)', () => {
  test('the top of the library and folders below are read by paths of ids; every item has each field (A7.84)', async () => {
    await fill();
    expect(manager.path).toBe(`${emptyId}/`);
    expect(manager.names).toEqual(['Voices', 'a.txt', 'b.txt']);
    for (const { _fm_created, _fm_modified, _fm_iconClass, _fm_id, ...item } of [...manager.items, manager.folder!]) {
      expect(Object.keys(item).toSorted()).toEqual(itemKeys);
      expect(Object.keys(item.permission).toSorted()).toEqual(permissionKeys);
      expect(new Date(item.dateModified).toISOString()).toBe(item.dateModified);
    }
    expect(manager.folder).toMatchObject({ id: emptyId, filterId: '', filterPath: '', type: '', isFile: false });

    await manager.openFolder(manager.pick('Voices'));
    expect(manager.names).toEqual(['Old', 'a.txt']);
    expect(manager.folder).toMatchObject({
      name: 'Voices',
      type: 'File Folder',
      hasChild: true,
      filterId: `${emptyId}/`,
    });
    expect(manager.pick('a.txt')).toMatchObject({ type: '.txt', size: 11, filterPath: '/Voices/' });
    await manager.openFolder(manager.pick('Old'));
    expect(manager.names).toEqual(['c.txt']);
  });

  test('create returns the new folder, and a name in use is the error 400 with status 200 and no files (A7.84)', async () => {
    await fill();
    await manager.openFolder(manager.pick('Voices'));
    expect((await manager.create('New')).files).toMatchObject([
      { name: 'New', type: 'File Folder', filterPath: '/Voices/', filterId: manager.path },
    ]);
    for (const name of ['new', 'A.TXT']) {
      const message = `${name} already exists here.`;
      expect(await manager.create(name)).toEqual({
        error: { code: '400', message, messageName: 'mediaMessages.nameTaken', messageParts: { name } },
      });
    }
    await manager.refresh();
    expect(manager.names).toEqual(['New', 'Old', 'a.txt']);
  });

  test('rename answers the item under its new name, and its folder is then read by names (A7.84)', async () => {
    await fill();
    const [file, voices] = [manager.pick('a.txt'), manager.pick('Voices')];
    const answered = (await manager.rename(file, 'c.txt')).files;
    await manager.refresh();
    expect(answered).toMatchObject([
      { id: file.id, name: 'c.txt', type: '.txt', filterPath: '/', filterId: manager.path },
    ]);
    expect(answered?.[0]?.dateModified).toBe(manager.pick('c.txt').dateModified);
    const [renamed] = (await manager.rename(voices, 'Speech')).files ?? [];
    expect(renamed).toMatchObject({ id: voices.id, name: 'Speech', filterPath: '/', hasChild: true });
    expect(await manager.readNames(renamed?.filterPath ?? '')).toEqual(['Speech', 'b.txt', 'c.txt']);
    expect(await manager.readNames('/Speech/')).toEqual(['Old', 'a.txt']);
    // Changes only the letter case of the name.
    expect((await manager.rename(voices, 'SPEECH')).files).toMatchObject([{ name: 'SPEECH' }]);
  });

  test('a rename to the name of a neighbouring file or folder answers 400 and changes nothing (A7.84)', async () => {
    await fill();
    for (const [item, name] of [
      ['a.txt', 'B.txt'],
      ['Voices', 'a.txt'],
    ] as const)
      expect(await manager.rename(manager.pick(item), name)).toEqual({
        error: {
          code: '400',
          message: `${name} already exists here.`,
          messageName: 'mediaMessages.nameTaken',
          messageParts: { name },
        },
      });
    await manager.refresh();
    expect(manager.names).toEqual(['Voices', 'a.txt', 'b.txt']);
  });

  test('delete accepts files and folders together and returns the deleted ones (A7.84)', async () => {
    await fill();
    const { files, error } = await manager.delete([manager.pick('Voices'), manager.pick('b.txt')]);
    expect([namesOf(files), error]).toEqual([['Voices', 'b.txt'], undefined]);
    await manager.refresh();
    expect(manager.names).toEqual(['a.txt']);
  });

  test('copy includes nested folders, and lists the names in use beside the copied items (A7.84)', async () => {
    await fill();
    await library.createFolder('Target');
    await manager.refresh();
    const target = manager.pick('Target');
    const selected = [manager.pick('Voices'), manager.pick('a.txt')];
    expect(namesOf((await manager.paste('copy', selected, target)).files)).toEqual(['Voices', 'a.txt']);

    // The target now has Voices and a.txt, but not b.txt.
    const again = await manager.paste('copy', [...selected, manager.pick('b.txt')], target);
    expect(again.error).toMatchObject({ code: '400', fileExists: ['Voices', 'a.txt'] });
    expect(again.files).toMatchObject([
      { name: 'b.txt', filterPath: '/Target/', filterId: `${emptyId}/${target.id}/` },
    ]);

    // To keep both, the client sends the request again with the taken names.
    const kept = await manager.paste('copy', selected, target, ['Voices', 'a.txt']);
    expect([namesOf(kept.files), kept.error]).toEqual([['Voices (1)', 'a (1).txt'], undefined]);
    await manager.openFolder(target);
    expect(manager.names).toEqual(['Voices', 'Voices (1)', 'a (1).txt', 'a.txt', 'b.txt']);
    await manager.openFolder(manager.pick('Voices (1)'));
    await manager.openFolder(manager.pick('Old'));
    const copy = manager.pick('c.txt');
    expect(copy.filterPath).toBe('/Target/Voices (1)/Old/');
    expect((await library.read(idOf(copy))).text).toBe('old c');
  });

  test('move moves items with a free name, and the others on a second request; an unknown one in between is null (A7.84)', async () => {
    await fill();
    const [file, voices, other] = [manager.pick('a.txt'), manager.pick('Voices'), manager.pick('b.txt')];
    const moved = await manager.paste('move', [file, other], voices);
    expect(moved.error).toMatchObject({ code: '400', fileExists: ['a.txt'] });
    expect(moved.files).toMatchObject([{ id: other.id, name: 'b.txt', filterPath: '/Voices/' }]);
    const kept = await manager.paste('move', [null, file], voices, ['a.txt']);
    expect([namesOf(kept.files), kept.error]).toEqual([['a (1).txt'], undefined]);
    await manager.refresh();
    expect(manager.names).toEqual(['Voices']);
    await manager.openFolder(voices);
    expect(manager.names).toEqual(['Old', 'a (1).txt', 'a.txt', 'b.txt']);
    // Moves them back to the top.
    await manager.paste('move', [manager.pick('Old'), manager.pick('b.txt')], { ...voices, ...(await openTop()) });
    expect(await library.listNames()).toEqual(['Old', 'Voices', 'b.txt']);
  });

  test.each(['copy', 'move'] as const)(
    '%s of a folder into itself is refused, and nothing changes (A7.84)',
    async (action) => {
      await fill();
      const voices = manager.pick('Voices');
      const other = manager.pick('b.txt');
      await manager.openFolder(voices);
      for (const target of [voices, manager.pick('Old')])
        expect(await manager.paste(action, [other, voices], target)).toEqual({
          error: { code: '406', message: mediaMessages.intoItself, messageName: 'mediaMessages.intoItself' },
        });
      expect(await library.listNames()).toEqual(['Voices', 'a.txt', 'b.txt']);
      expect(await library.listNames('/Voices/')).toEqual(['Old', 'a.txt']);
      expect(await library.listNames('/Voices/Old/')).toEqual(['c.txt']);
    },
  );

  test('details are of one item, of several, or of the open folder when none is selected (A7.84)', async () => {
    await fill();
    const one = (await manager.details([manager.pick('a.txt')])).details;
    expect(one).toMatchObject({ name: 'a.txt', location: '/a.txt', isFile: true, size: '1 B', multipleFiles: false });
    expect(one?.modified).toBe(manager.pick('a.txt').dateModified);
    expect(Object.keys(one?.permission ?? {}).toSorted()).toEqual(permissionKeys);
    const several = (await manager.details([manager.pick('Voices'), manager.pick('b.txt')])).details;
    expect(several).toMatchObject({ name: 'Voices, b.txt', size: '17 B', multipleFiles: true, location: '/' });
    const top = (await manager.details([])).details;
    expect(top).toMatchObject({ isFile: false, size: '16 B', multipleFiles: false });
    await manager.openFolder(manager.pick('Voices'));
    expect((await manager.details([])).details).toMatchObject({ name: 'Voices', location: '/Voices', size: '16 B' });
    const found = (await manager.search('*.txt')).concat(await openedAt('a.txt'));
    expect((await manager.details(found)).details).toMatchObject({ location: mediaMessages.severalItems });
  });

  test('a search finds names below the open folder with their real paths, by each kind of filter (A7.84)', async () => {
    await fill();
    const search = async (text: string) =>
      (await manager.search(text)).map(({ filterPath, name }) => filterPath + name).toSorted();
    expect(await search('a*')).toEqual(['/Voices/a.txt', '/a.txt']);
    expect(await search('*txt')).toHaveLength(4);
    expect(await search('*OL*')).toEqual(['/Voices/Old']);
    const [folder] = await manager.search('*old*');
    await manager.openFolder(folder);
    expect(manager.names).toEqual(['c.txt']);
    expect(await search('a*')).toEqual([]);
  });

  test('a filter shows the content of the open folder, or the part that meets the sent conditions (A7.84)', async () => {
    await fill();
    await library.addFile('bee 100%.PNG', await createPicture());
    const filter = async (conditions?: object) => (await manager.filter({ ...conditions })).map(({ name }) => name);
    expect((await manager.filter()).map(({ name }) => name)).toEqual(['Voices', 'a.txt', 'b.txt', 'bee 100%.PNG']);
    expect(await filter({ searchString: 'b*' })).toEqual(['b.txt', 'bee 100%.PNG']);
    expect(await filter({ searchString: '*.png' })).toEqual(['bee 100%.PNG']);
    expect(await filter({ searchString: '*.png', caseSensitive: true })).toEqual([]);
    expect(await filter({ searchString: '*.PNG', caseSensitive: true })).toEqual(['bee 100%.PNG']);
    expect(await filter({ searchString: 'OIC' })).toEqual(['Voices']);
    expect(await filter({ searchString: '%' })).toEqual(['bee 100%.PNG']);
    expect(await filter({ fileTypes: ['Images'] })).toEqual(['Voices', 'bee 100%.PNG']);
    // Folders below the open one also have a file a.txt, which only a search lists.
    expect(await filter({ searchString: '*a.txt' })).toEqual(['a.txt']);
    const page = await manager.send({ action: 'filter', path: '/', searchString: 'b', skip: 1, take: 1 });
    expect([namesOf(page.files), page.total]).toEqual([['bee 100%.PNG'], 2]);
    await manager.openFolder(manager.pick('Voices'));
    expect(await filter()).toEqual(['Old', 'a.txt']);
    expect(await filter({ searchString: 'c.txt' })).toEqual([]);
  });

  test('a request that selects nothing is the error 404, and nothing changes (A7.84)', async () => {
    await fill();
    const { path } = manager;
    const targetData = manager.pick('Voices');
    for (const action of ['delete', 'details', 'rename', 'copy', 'move'])
      for (const data of [[], [null], undefined, null])
        expect(
          (
            await manager.send({
              action,
              path,
              names: [],
              newName: 'x',
              targetData,
              targetPath: path,
              renameFiles: [],
              data,
            })
          ).error,
        ).toEqual({ code: '404', message: mediaMessages.notFound, messageName: 'mediaMessages.notFound' });
    expect((await manager.download([])).statusCode).toBe(404);
    expect(await library.listNames()).toEqual(['Voices', 'a.txt', 'b.txt']);
  });

  test.each([
    'Grüße & Co. 100% #1 [x] {y}.txt',
    "it's; a=b, c+d @home ~ `tick`.txt",
    '日本語 (1).txt',
    '🙂 emoji.txt',
    '0123.4567.txt',
  ])('the name %j goes through every request as it is (A7.84, UPL-4)', async (name) => {
    await fill();
    const folderName = name.slice(0, -4);
    const [folder] = (await manager.create(folderName)).files ?? [];
    expect(folder?.name).toBe(folderName);
    expect(namesOf((await manager.rename(manager.pick('a.txt'), name)).files)).toEqual([name]);
    await manager.refresh();
    const [file, target] = [manager.pick(name), manager.pick(folderName)];
    expect((await manager.details([file])).details?.location).toBe(`/${name}`);
    expect(namesOf(await manager.search(`${folderName.slice(0, 4)}*`))).toEqual([folderName, name]);
    expect(namesOf((await manager.paste('copy', [file], target)).files)).toEqual([name]);
    expect((await manager.paste('copy', [file], target)).error?.fileExists).toEqual([name]);
    expect(await manager.readNames(`/${folderName}/`)).toEqual([name]);
    expect(await listZip((await manager.download([file, target])).rawPayload)).toEqual(
      [`${folderName}/${name} 1`, `${name} 1`].toSorted(),
    );
  });

  test.each(['..', 'a/b.txt', 'a\\b.txt', 'C:\\x.txt', 'CON.txt', 'gnp.\u202Etxt', '%2e%2e.txt', 'x'.repeat(201)])(
    'the name %j is refused with the error 406 when it is given to a file or folder (A7.84, UPL-4)',
    async (name) => {
      await fill();
      for (const answer of [
        await manager.create(name),
        await manager.rename(manager.pick('a.txt'), name),
        await manager.rename(manager.pick('Voices'), name),
      ]) {
        expect(answer.error?.code).toBe('406');
        expect(answer.files).toBeUndefined();
      }
      expect(await library.listNames()).toEqual(['Voices', 'a.txt', 'b.txt']);
    },
  );

  test('one file is downloaded unchanged, several files and folders as a zip with unique paths (A7.84)', async () => {
    await fill();
    const one = await manager.download([manager.pick('a.txt')]);
    expect([one.body, one.headers['content-disposition']]).toEqual([
      'a',
      expect.stringMatching(/^attachment; .*a\.txt/),
    ]);
    const folder = await manager.download([manager.pick('Voices')]);
    expect(folder.headers['content-disposition']).toMatch(/filename="Files.zip"/);
    expect(await listZip(folder.rawPayload)).toEqual(['Voices/Old/c.txt 5', 'Voices/a.txt 11']);
    // What a search found can have the same name in several folders.
    const found = await manager.download(await manager.search('a*'));
    const entries = (await listZip(found.rawPayload)).map((entry) => entry.split(/ (?=\d+$)/));
    expect(entries.map(([name]) => name)).toEqual(['a (1).txt', 'a.txt']);
    expect(new Set(entries.map(([, bytes]) => bytes))).toEqual(new Set(['1', '11']));
  });

  test('a thumbnail is found by the path of the open folder with an id, or by the path of the picture (A7.84)', async () => {
    await library.createFolder('Größen & mehr');
    await manager.refresh();
    const folder = manager.pick('Größen & mehr');
    const picture = await createPicture();
    await library.addFile('logo 100%.png', picture, { folderId: folder.id });
    await manager.openFolder(folder);
    for (const by of ['id', 'path'] as const) {
      const answer = await manager.getImage(manager.pick('logo 100%.png'), by);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(answer.rawPayload.equals(picture)).toBe(true);
    }
  });

  test('an upload whose name is taken is refused with 400, and sent again to keep both or to replace (A7.84)', async () => {
    await fill();
    await manager.openFolder(manager.pick('Voices'));
    const file = { name: 'a.txt', content: 'newer' };
    const refused = await manager.upload('save', file);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('a.txt already exists here.')]);
    expect((await manager.upload('keepboth', file)).statusCode).toBe(200);
    expect((await manager.upload('replace', file)).statusCode).toBe(200);
    expect((await manager.upload('save', { name: 'Folder/d.txt', content: 'd' })).statusCode).toBe(200);
    await manager.refresh();
    expect(manager.names).toEqual(['Old', 'a (1).txt', 'a.txt', 'd.txt']);
    expect((await library.read(idOf(manager.pick('a.txt')))).text).toBe('newer');
  });

  test('an upload in parts is stored with its last part, and one that is canceled leaves nothing (A7.84)', async () => {
    await fill();
    await manager.openFolder(manager.pick('Voices'));
    const tone = createTone(0.2);
    const half = tone.length / 2;
    const parts = [tone.subarray(0, half), tone.subarray(half)].map((content) => ({ name: 'tone.wav', content }));
    const objects = await library.listObjects();
    expect((await manager.uploadChunk(parts[0]!, 0, 2)).statusCode).toBe(200);
    expect((await manager.uploadChunk(parts[0]!, 0, 3)).statusCode).toBe(200);
    // An upload of another name, and one to another folder, continue.
    expect((await manager.cancelUpload('other.wav')).statusCode).toBe(200);
    await manager.openFolder(undefined);
    expect((await manager.cancelUpload('tone.wav')).statusCode).toBe(200);
    await manager.openFolder(manager.pick('Voices'));
    expect(await library.listObjects()).toHaveLength(objects.length + 2);
    const canceled = await manager.cancelUpload('tone.wav');
    expect([canceled.statusCode, canceled.json()]).toEqual([200, { files: [] }]);
    expect(await library.listObjects()).toEqual(objects);
    expect((await manager.uploadChunk(parts[1]!, 1, 2)).statusCode).toBe(400);

    for (const [place, part] of parts.entries())
      expect((await manager.uploadChunk(part, place, 2)).statusCode).toBe(200);
    await manager.refresh();
    expect(manager.pick('tone.wav').size).toBe(tone.length);
    // A file that is stored is deleted by the action `delete` alone.
    await manager.cancelUpload('tone.wav');
    expect((await library.read(idOf(manager.pick('tone.wav')))).status).toBe(200);
  });
});

/** The top of the library as an item. */
async function openTop() {
  await manager.openFolder(undefined);
  if (!manager.folder) throw new Error('The top of the library is always there.');
  return manager.folder;
}

/** An item of the top of the library. */
async function openedAt(name: string) {
  await openTop();
  return manager.pick(name);
}
