import { mediaCalls } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
let library: TestLibrary;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

const names = (files: readonly { readonly name: string }[] | undefined) => (files ?? []).map(({ name }) => name);

describe('reading the library', () => {
  test('a folder lists its folders and then its files, with paths of names and of ids (A7.84, A3.70)', async () => {
    const voices = await library.createFolder('Voices');
    const inner = await library.createFolder('Old', '/Voices/');
    const picture = await createPicture();
    const logo = await library.addFile('logo.png', picture);
    await library.addFile('hello.txt', 'Hello', { folderId: voices.id });

    const top = await library.ask('read', { path: '/' });
    expect(top.cwd).toMatchObject({ id: emptyId, type: '', hasChild: true });
    expect(top.total).toBe(2);
    expect(top.files).toMatchObject([
      { name: 'Voices', isFile: false, type: 'File Folder', hasChild: true, filterPath: '/', parentId: emptyId },
      { name: 'logo.png', isFile: true, type: '.png', id: logo, size: picture.length, fileType: 'Images', version: 1 },
    ]);
    const below = await library.ask('read', { path: `/${emptyId}/${voices.id}/` });
    expect(below.files).toMatchObject([
      { name: 'Old', id: inner.id, filterPath: '/Voices/', filterId: `${emptyId}/${voices.id}/` },
      { name: 'hello.txt', parentId: voices.id },
    ]);
  });

  test('a long folder is read in pages, sorted and limited to types of files (A5.28)', async () => {
    await library.createFolder('Voices');
    for (const [name, size] of [
      ['a.txt', 3],
      ['b.txt', 1],
      ['c.txt', 2],
    ] as const)
      await library.addFile(name, 'x'.repeat(size));
    await library.addFile('logo.png', await createPicture());
    const read = async (fields: object) => {
      const { files, total } = await library.ask('read', { path: '/', ...fields });
      return [names(files).join(' '), total];
    };
    expect(await read({ take: 2 })).toEqual(['Voices a.txt', 5]);
    expect(await read({ skip: 2, take: 2 })).toEqual(['b.txt c.txt', 5]);
    expect(await read({ fileTypes: ['Text'], sortBy: 'size', sortOrder: 'descending' })).toEqual([
      'Voices a.txt c.txt b.txt',
      4,
    ]);
    expect(await read({ fileTypes: ['Images'] })).toEqual(['Voices logo.png', 2]);
    expect(await read({ foldersOnly: true })).toEqual(['Voices', 1]);
  });

  test('names are sorted by the value of their numbers, and letters with accents beside those without, in every list', async () => {
    const sorted = ['9.txt', '10.txt', 'Apfel.txt', 'arger.txt', 'Ärger.txt', 'photo-2.txt', 'photo-10.txt'];
    sorted.push('strasse 2.txt', 'straße.txt', 'strassen.txt', 'v1.9.txt', 'v1.10.txt', 'zebra.txt');
    sorted.push('ивол.txt', 'йод.txt', '日本.txt');
    for (const name of sorted.toReversed()) await library.addFile(name, 'x');
    for (const name of ['Take 10', 'Take 2', 'Öl', 'Ost']) await library.createFolder(name);
    const folders = ['Öl', 'Ost', 'Take 2', 'Take 10'];
    const all = [...folders, ...sorted];
    const read = async (fields: object) => names((await library.ask('read', { path: '/', ...fields })).files);
    expect(await read({})).toEqual(all);
    expect(await read({ sortOrder: 'descending' })).toEqual([...folders.toReversed(), ...sorted.toReversed()]);
    // The files have one size and one type, so that their names decide.
    expect(await read({ sortBy: 'size' })).toEqual(all);
    expect(await read({ sortBy: 'type' })).toEqual(all);
    const pages = [];
    for (let skip = 0; skip < all.length; skip += 4) pages.push(...(await read({ skip, take: 4 })));
    expect(pages).toEqual(all);
    const search = async (fields: object) =>
      names((await library.ask('search', { path: '/', searchString: '*.txt', ...fields })).files);
    expect(await search({})).toEqual(sorted);
    expect(await search({ unusedOnly: true })).toEqual(sorted);
    expect(await search({ unusedOnly: true, sortOrder: 'descending' })).toEqual(sorted.toReversed());
  });

  test('a search finds names in a folder and below, with and without stars and case (A7.84)', async () => {
    const voices = await library.createFolder('Greetings');
    await library.addFile('greeting.txt', 'a');
    await library.addFile('Greeting 100%.txt', 'a', { folderId: voices.id });
    const search = async (searchString: string, fields: object = {}) =>
      names((await library.ask('search', { path: '/', searchString, ...fields })).files);
    expect(await search('*greet*')).toEqual(['Greetings', 'Greeting 100%.txt', 'greeting.txt']);
    expect(await search('greet*', { caseSensitive: true })).toEqual(['greeting.txt']);
    expect(await search('*%*')).toEqual(['Greeting 100%.txt']);
    expect(await search('*.txt', { path: '/Greetings/' })).toEqual(['Greeting 100%.txt']);
    expect(await search('g*g')).toEqual([]);
  });

  test('details say where items are and how large, folders with their content (A7.84)', async () => {
    const voices = await library.createFolder('Voices');
    const a = await library.addFile('a.txt', 'x'.repeat(2_048), { folderId: voices.id });
    const b = await library.addFile('b.txt', 'x');
    const one = await library.ask('details', { data: [{ id: a }] });
    expect(one.details).toMatchObject({ name: 'a.txt', location: '/Voices/a.txt', size: '2.0 KB', isFile: true });
    const both = await library.ask('details', { data: [{ id: voices.id }, { id: b }, { id: a }] });
    expect(both.details).toMatchObject({
      name: 'Voices, a.txt, b.txt',
      location: 'Various Folders',
      multipleFiles: true,
    });
  });

  test('the path of an asset ends with its file name (A7.80, P7.38)', async () => {
    const voices = await library.createFolder('Voices');
    const assetId = await library.addFile('a.txt', 'x', { folderId: voices.id });
    const { token, teamId } = library.person;
    const { result } = await app.call(mediaCalls.browsePath, { token, query: { teamId, assetId } });
    expect(result).toBe('/Voices/a.txt');
  });
});

describe('changing the library', () => {
  test('a folder is created once: its name is in use in any letter case (A7.84)', async () => {
    await library.createFolder('Voices');
    expect(await library.ask('create', { path: '/', name: 'VOICES ' })).toMatchObject({
      status: 200,
      error: { code: '400', message: 'VOICES already exists here.' },
    });
  });

  test('renaming keeps the kind of a file and gives a name without extension the current one (A7.84)', async () => {
    const id = await library.addFile('a.txt', 'x');
    const rename = async (newName: string) => {
      const { files, error } = await library.ask('rename', { data: [{ id }], newName });
      return files?.[0]?.name ?? error?.code;
    };
    expect(await rename('welcome')).toBe('welcome.txt');
    expect(await rename('Welcome.txt')).toBe('Welcome.txt');
    expect(await rename('welcome.html')).toBe('406');
    expect(await rename('welcome.js')).toBe('406');
    expect(await rename('..')).toBe('406');
    await library.addFile('b.txt', 'x');
    expect(await rename('B.txt')).toBe('400');
    expect(await library.listNames()).toEqual(['b.txt', 'Welcome.txt']);
  });

  test('moving and copying leave items whose names are taken, and rename them when asked (A7.84)', async () => {
    const target = await library.createFolder('Target');
    await library.addFile('a.txt', 'old', { folderId: target.id });
    const [a, b] = [await library.addFile('a.txt', 'new'), await library.addFile('b.txt', 'b')];
    const moved = await library.ask('move', { data: [{ id: a }, { id: b }], targetData: { id: target.id } });
    expect(moved.error).toEqual({
      code: '400',
      message: 'a.txt already exists here.',
      fileExists: ['a.txt'],
      messageName: 'mediaMessages.nameTaken',
      messageParts: { name: 'a.txt' },
    });
    expect(names(moved.files)).toEqual(['b.txt']);
    const again = await library.ask('move', {
      data: [{ id: a }],
      targetData: { id: target.id },
      renameFiles: ['a.txt'],
    });
    expect(names(again.files)).toEqual(['a (1).txt']);
    expect(await library.listNames('/Target/')).toEqual(['a (1).txt', 'a.txt', 'b.txt']);

    const copied = await library.ask('copy', { data: [{ id: target.id }], targetPath: '/', renameFiles: ['Target'] });
    expect(names(copied.files)).toEqual(['Target (1)']);
    expect(await library.listNames('/Target (1)/')).toEqual(['a (1).txt', 'a.txt', 'b.txt']);
    const [copy] = (await library.ask('read', { path: '/Target (1)/' })).files ?? [];
    expect(copy?.id).not.toBe(a);
    expect((await library.read(copy?.id as never)).text).toBe('new');
    // A copy shares the content of its original.
    expect(await library.listObjects()).toHaveLength(3);
  });

  test('copying a folder together with something inside copies each item once, with its content', async () => {
    const [target, outer] = [await library.createFolder('Target'), await library.createFolder('Outer')];
    const inner = await library.createFolder('Inner', '/Outer/');
    const shallow = await library.addFile('a.txt', 'a', { folderId: outer.id });
    const deep = await library.addFile('b.txt', 'b', { folderId: inner.id });
    const data = [{ id: deep }, { id: inner.id }, { id: shallow }, { id: outer.id }];
    const { files, error } = await library.ask('copy', { data, targetData: { id: target.id } });
    expect([names(files), error]).toEqual([['Outer'], undefined]);
    expect(await library.listNames('/Target/')).toEqual(['Outer']);
    expect(await library.listNames('/Target/Outer/')).toEqual(['Inner', 'a.txt']);
    const [copy] = (await library.ask('read', { path: '/Target/Outer/Inner/' })).files ?? [];
    expect(copy?.name).toBe('b.txt');
    expect((await library.read(copy?.id as never)).text).toBe('b');
  });

  test('moving a folder together with an item inside it keeps the item inside', async () => {
    const [target, outer] = [await library.createFolder('Target'), await library.createFolder('Outer')];
    const inner = await library.createFolder('Inner', '/Outer/');
    const file = await library.addFile('a.txt', 'a', { folderId: inner.id });
    const data = [{ id: file }, { id: outer.id }, { id: inner.id }];
    const { files } = await library.ask('move', { data, targetData: { id: target.id } });
    expect(names(files)).toEqual(['Outer']);
    expect(await library.listNames('/Target/')).toEqual(['Outer']);
    expect(await library.listNames('/Target/Outer/Inner/')).toEqual(['a.txt']);
  });

  test('a folder cannot be moved or copied into itself (UPL-5)', async () => {
    const outer = await library.createFolder('Outer');
    const inner = await library.createFolder('Inner', '/Outer/');
    for (const action of ['move', 'copy'] as const) {
      const { error } = await library.ask(action, { data: [{ id: outer.id }], targetData: { id: inner.id } });
      expect(error?.message).toBe('A folder cannot be moved or copied into itself.');
    }
  });

  test.each(['move', 'copy'] as const)(
    'a %s into a folder that was deleted is refused, and the file stays',
    async (action) => {
      const [source, target] = [await library.createFolder('Source'), await library.createFolder('Target')];
      const file = await library.addFile('a.txt', 'a', { folderId: source.id });
      await library.ask('delete', { data: [{ id: target.id }] });
      const { error, files } = await library.ask(action, { data: [{ id: file }], targetData: { id: target.id } });
      expect([error?.code, files]).toEqual(['404', undefined]);
      expect(await library.listNames('/')).not.toContain('a.txt');
      expect(await library.listNames('/Source/')).toEqual(['a.txt']);
    },
  );

  test('deleted items leave the library with everything inside (A7.84)', async () => {
    const voices = await library.createFolder('Voices');
    const inside = await library.addFile('a.txt', 'x', { folderId: voices.id });
    expect(names((await library.ask('delete', { data: [{ id: voices.id }] })).files)).toEqual(['Voices']);
    expect(await library.listNames()).toEqual([]);
    expect((await library.read(inside)).status).toBe(404);
    // The name is free again.
    await library.createFolder('Voices');
  });

  test.each(['../../etc', '..', '/etc/passwd', '..\\..\\x', 'C:\\x', '%2e%2e%2f', './', '\u0000', 'Voices/../..'])(
    'the path %j leads nowhere in any field (UPL-5)',
    async (hostile) => {
      const voices = await library.createFolder('Voices');
      const before = await library.ask('read', { path: '/' });
      const asked = [
        await library.ask('read', { path: `/${hostile}/` }),
        await library.ask('search', { path: `/${hostile}/`, searchString: '*' }),
        await library.ask('create', { path: `/${hostile}/`, name: 'x' }),
        await library.ask('create', { path: '/', name: hostile }),
        await library.ask('rename', { data: [{ id: voices.id }], newName: hostile }),
        await library.ask('copy', { data: [{ id: voices.id }], targetPath: `/${hostile}/` }),
        await library.ask('move', { data: [{ id: voices.id }], targetPath: `/${hostile}/` }),
      ];
      for (const { status, error } of asked) expect(status === 400 || /^40[46]$/.test(error?.code ?? '')).toBe(true);
      expect(asked.filter(({ status, error }) => status === 200 && error === undefined)).toEqual([]);
      expect((await library.ask('read', { path: '/' })).files).toEqual(before.files);
    },
  );

  test('items of another team are not found, and stay (TEN-2, UPL-5)', async () => {
    const other = new TestLibrary(app, await aPerson(app));
    const [folder, file] = [await other.createFolder('Theirs'), await other.addFile('theirs.txt', 'x')];
    for (const id of [folder.id, file]) {
      for (const action of ['delete', 'details'] as const)
        expect((await library.ask(action, { data: [{ id }] })).error?.code).toBe('404');
      expect((await library.ask('move', { data: [{ id }], targetPath: '/' })).error?.code).toBe('404');
      expect((await library.ask('rename', { data: [{ id }], newName: 'mine' })).error?.code).toBe('404');
    }
    expect(await other.listNames()).toEqual(['Theirs', 'theirs.txt']);
  });
});

describe('roles in the library', () => {
  test('a Viewer and a Commenter read only (TEAM-1)', async () => {
    const { teamId } = library.person;
    const voices = await library.createFolder('Voices');
    for (const role of ['Viewer', 'Commenter'] as const) {
      const member = new TestLibrary(app, { ...(await aMember(app, teamId, role)), teamId });
      const read = await member.ask('read', { path: '/' });
      expect(read.files?.[0]?.permission).toMatchObject({ read: true, download: true, write: false, upload: false });
      for (const [action, fields] of [
        ['create', { path: '/', name: 'x' }],
        ['delete', { data: [{ id: voices.id }] }],
        ['rename', { data: [{ id: voices.id }], newName: 'x' }],
        ['move', { data: [{ id: voices.id }], targetPath: '/' }],
        ['copy', { data: [{ id: voices.id }], targetPath: '/' }],
      ] as const)
        expect((await member.ask(action, fields)).status).toBe(403);
      expect((await member.upload('a.txt', 'x')).status).toBe(403);
    }
    expect(await library.listNames()).toEqual(['Voices']);
  });

  test('a MediaEditor changes files, but neither scripts nor folders with scripts (UPL-1)', async () => {
    const { teamId } = library.person;
    const folder = await library.createFolder('Code');
    const script = await library.addFile('a.js', 'let a = 1;', { folderId: folder.id });
    const editor = new TestLibrary(app, { ...(await aMember(app, teamId, 'MediaEditor')), teamId });
    const text = await editor.addFile('a.txt', 'x');
    expect((await editor.upload('b.ts', 'let b = 1;')).status).toBe(403);
    expect((await editor.upload('a.js', 'alert(1)', { assetId: script, replace: true })).status).toBe(403);
    for (const id of [script, folder.id]) {
      expect((await editor.ask('delete', { data: [{ id }] })).status).toBe(403);
      expect((await editor.ask('copy', { data: [{ id }], targetPath: '/', renameFiles: ['Code'] })).status).toBe(403);
    }
    expect((await editor.ask('rename', { data: [{ id: text }], newName: 'b' })).files?.[0]?.name).toBe('b.txt');
    const [, item] = (await editor.ask('read', { path: '/' })).files ?? [];
    expect(item?.permission.write).toBe(true);
    const [code] = (await editor.ask('read', { path: '/Code/' })).files ?? [];
    expect(code?.permission).toMatchObject({ write: false, download: true });
    expect((await library.read(script)).text).toBe('let a = 1;');
  });
});
