import { transferCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { createTestFolder } from '@confab/test-kit/server';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBuffer, type ZipFile as OpenZip } from 'yauzl';
import { ZipFile } from 'yazl';
import { countItems } from '../../../core/items/items.repository.ts';
import { newId } from '../../../new-id.ts';
import { withBrokenCommits } from '../../../testing/media/break-commits.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { saveNode } from '../../../testing/nodes.ts';
import { aPerson, aProject, toNodeId, type TestPerson } from '../../../testing/people-and-projects.ts';
import { createResponse } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const outer = process.env['TMPDIR'];
const temporary = createTestFolder();
beforeAll(() => void (process.env['TMPDIR'] = temporary));
afterAll(() => {
  if (outer === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = outer;
});

let ada: TestPerson;
let library: TestLibrary;

beforeEach(async () => {
  ada = await aPerson(app);
  library = new TestLibrary(app, ada);
});

/** A project whose response shows a picture and plays a sound. */
async function createMediaProject(picture: Buffer, sound: Buffer) {
  const [image, audio] = [await library.addFile('logo.png', picture), await library.addFile('hello.wav', sound)];
  const project = await aProject(app, ada);
  const response = createResponse('Hello', { ImageAssetId: image, AudioAssetId: audio });
  await saveNode(app, ada, toNodeId(project.say), { Response: response });
  return { projectId: project.projectId, image, audio };
}

function download(projectId: ProjectId, { token, teamId }: TestPerson) {
  const query = new URLSearchParams({ owningTeamId: teamId, projectId });
  return app.app.inject({ url: `/api/ExportProjectWithMedia?${query}`, headers: { 'client-token': token } });
}

const send = (content: Buffer, { token, teamId }: TestPerson, preview = false) =>
  app.call(transferCalls.importProjectMedia, {
    token,
    query: { owningTeamId: teamId, fileName: 'project.zip', preview },
    file: { type: 'application/octet-stream', content },
  });

/** The entries of a zip by path. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<OpenZip>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: false, autoClose: false }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  const reads: Promise<unknown>[] = [];
  await new Promise((resolve) => {
    zip.on('entry', (entry) => {
      reads.push(
        new Promise<void>((done, reject) =>
          zip.openReadStream(entry, (error, content) => {
            if (error) return reject(error);
            void buffer(content).then((read) => done(void files.set(entry.fileName, read)));
          }),
        ),
      );
    });
    zip.on('end', resolve);
  });
  await Promise.all(reads);
  return files;
}

function packFiles(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(content, path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

/** What a team has: its projects, its files and the objects of its storage. */
async function listBelongings(person: TestPerson) {
  const { teamId } = person;
  const own = new TestLibrary(app, person);
  return [
    await countItems(app.services.db, { teamId, kind: 'project' }),
    await own.listNames(),
    await own.listObjects(),
  ];
}
/** The folders of this process; other test files run beside it. */
const listTemporaryFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('confab-import-') && name.includes(`-${process.pid}-`));

const shown = (files: ReadonlyMap<string, Buffer>) => String(files.get('project.json'));

describe('a project with its media', () => {
  test('a project is exported as a zip with the files that its values name, with the same bytes each time', async () => {
    const [picture, sound] = [await createPicture(), createTone(0.1)];
    const { projectId, image } = await createMediaProject(picture, sound);
    await library.addFile('unused.txt', 'nobody names it');
    const answer = await download(projectId, ada);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".+\.zip"/);
    const files = await unzip(answer.rawPayload);
    expect([...files.keys()].toSorted()).toEqual([
      'checksums.txt',
      'media.json',
      'media/Audio/hello.wav',
      'media/Images/logo.png',
      'project.json',
    ]);
    expect(files.get('media/Images/logo.png')?.equals(picture)).toBe(true);
    expect(JSON.parse(String(files.get('media.json'))).Assets).toContainEqual({
      AssetId: image,
      Name: 'logo.png',
      FileType: 'Images',
      Path: 'media/Images/logo.png',
      Bytes: picture.length,
      Sha256: createHash('sha256').update(picture).digest('hex'),
    });
    expect((await download(projectId, ada)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('a project is imported into another team with new ids, and the values name the new files (IMP-5)', async () => {
    const [picture, sound] = [await createPicture(), createTone(0.1)];
    const { projectId, image, audio } = await createMediaProject(picture, sound);
    const zip = (await download(projectId, ada)).rawPayload;
    const grace = await aPerson(app);
    const before = await listBelongings(grace);
    const preview = await send(zip, grace, true);
    expect(preview.result.media).toEqual({ addedCount: 2, keptCount: 0, missingCount: 0 });
    expect(await listBelongings(grace)).toEqual(before);

    const { result } = await send(zip, grace);
    expect(result).toMatchObject({ findings: [], media: { addedCount: 2, keptCount: 0, missingCount: 0 } });
    const copy = await unzip((await download(result.project?.projectId as ProjectId, grace)).rawPayload);
    expect(copy.get('media/Images/logo.png')?.equals(picture)).toBe(true);
    expect(copy.get('media/Audio/hello.wav')?.equals(sound)).toBe(true);
    expect(shown(copy)).not.toContain(image);
    expect(shown(copy)).not.toContain(audio);
    const hers = new TestLibrary(app, grace);
    const [folder = ''] = await hers.listNames();
    expect((await hers.listNames(`/${folder}/`)).toSorted()).toEqual(['hello.wav', 'logo.png']);
    expect((await library.read(image)).status).toBe(200);
  });

  test('a project is imported into its own team with the files that it already has', async () => {
    const { projectId, image } = await createMediaProject(await createPicture(), createTone(0.1));
    const zip = (await download(projectId, ada)).rawPayload;
    const { token, teamId } = ada;
    const names = await library.listNames();
    const { result } = await app.call(transferCalls.importProjectMedia, {
      token,
      query: { owningTeamId: teamId, fileName: 'project.zip', preview: false, replaceExisting: true },
      file: { type: 'application/octet-stream', content: zip },
    });
    expect(result.media).toEqual({ addedCount: 0, keptCount: 2, missingCount: 0 });
    expect(await library.listNames()).toEqual(names);
    expect(shown(await unzip((await download(projectId, ada)).rawPayload))).toContain(image);
  });

  test('an import stores neither project nor files when the commit fails, and everything when it is sent again (IMP-6)', async () => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const zip = (await download(projectId, ada)).rawPayload;
    const grace = await aPerson(app);
    const before = await listBelongings(grace);
    await withBrokenCommits(app.services, async () => expect((await send(zip, grace)).success).toBe(false));
    expect(await listBelongings(grace)).toEqual(before);
    expect((await send(zip, grace)).result.media).toMatchObject({ addedCount: 2 });
    // The sound, the picture and its thumbnail.
    expect(await new TestLibrary(app, grace).listObjects()).toHaveLength(3);
  });

  test('an import reports a file that the list of the zip names and the zip does not contain', async () => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const files = await unzip((await download(projectId, ada)).rawPayload);
    files.delete('media/Audio/hello.wav');
    const { result } = await send(await packFiles(files), await aPerson(app));
    expect(result.media).toEqual({ addedCount: 1, keptCount: 0, missingCount: 1 });
    expect(result.findings).toMatchObject([{ severity: 'warning', names: ['hello.wav'] }]);
  });

  test('a project that replaces another is refused without confirmation, and no file is stored', async () => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const zip = (await download(projectId, ada)).rawPayload;
    await library.upload('logo.png', await createPicture('png', 9, 9), {
      assetId: (await findAssetId('logo.png')) as AssetId,
      replace: true,
    });
    const before = await listBelongings(ada);
    expect((await send(zip, ada)).status).toBe(409);
    expect(await listBelongings(ada)).toEqual(before);
  });
});

async function findAssetId(name: string) {
  return (await library.ask('read', { path: '/' })).files?.find((file) => file.name === name)?.id ?? '';
}

describe('a hostile zip', () => {
  const asset = (more: object) => ({ AssetId: newId(), FileType: 'Text', Bytes: 1, ...more });
  const listing = (content: Buffer, more: object) => {
    const Sha256 = createHash('sha256').update(content).digest('hex');
    return Buffer.from(
      JSON.stringify({ FormatVersion: 1, Assets: [asset({ Name: 'a.txt', Path: 'media/a.txt', Sha256, ...more })] }),
    );
  };
  const text = Buffer.from('words');
  const zeros = Buffer.alloc(30 * 1_048_576);
  const page = Buffer.from('<script>alert(1)</script>');
  const cases: [string, (files: Map<string, Buffer>) => void][] = [
    ['a file with another checksum', (files) => files.set('media/a.txt', text).set('media.json', listing(page, {}))],
    [
      'a file that unpacks to far more (IMP-2)',
      (files) => files.set('media/a.txt', zeros).set('media.json', listing(zeros, { Name: 'a.wav' })),
    ],
    [
      'a page with the name of a picture (UPL-1)',
      (files) => files.set('media/a.txt', page).set('media.json', listing(page, { Name: 'a.png' })),
    ],
    [
      'a file whose name leaves its folder (UPL-4)',
      (files) => files.set('media/a.txt', text).set('media.json', listing(text, { Name: '../../a.txt' })),
    ],
    ['a list that is no list', (files) => files.set('media.json', Buffer.from('[]'))],
    ['another archive (IMP-3)', (files) => files.set('media/inner.zip', text)],
    ['no project', (files) => files.delete('project.json')],
    ['a second file of a name in other case (IMP-3)', (files) => files.set('Project.json', text)],
  ];

  test.each(cases)('a zip with %s is refused, and no project and no files are stored (IMP-6)', async (_what, spoil) => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const files = await unzip((await download(projectId, ada)).rawPayload);
    // Otherwise every change is refused for its checksum.
    files.delete('checksums.txt');
    spoil(files);
    const zip = await packFiles(files);
    const grace = await aPerson(app);
    const before = await listBelongings(grace);
    const { status, success } = await send(zip, grace);
    expect(success).toBe(false);
    expect([400, 422]).toContain(status);
    expect(await listBelongings(grace)).toEqual(before);
    expect(listTemporaryFolders()).toEqual([]);
  });

  test('a zip whose project does not match its checksum is refused', async () => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const files = await unzip((await download(projectId, ada)).rawPayload);
    files.set('project.json', Buffer.from(shown(files).replaceAll('Hello', 'Hallo')));
    const { success, message } = await send(await packFiles(files), await aPerson(app));
    expect([success, message]).toEqual([false, 'project.json: The file does not match its checksum.']);
  });

  test.each([
    ['no zip', () => Buffer.from('PK and more')],
    ['a zip that was cut', (zip: Buffer) => zip.subarray(0, zip.length - 40)],
    ['an empty body', () => Buffer.alloc(0)],
  ])('a zip that is %s is refused (IMP-2)', async (_what, spoil) => {
    const { projectId } = await createMediaProject(await createPicture(), createTone(0.1));
    const zip = spoil((await download(projectId, ada)).rawPayload);
    expect((await send(zip, await aPerson(app))).status).toBe(422);
    expect(listTemporaryFolders()).toEqual([]);
  });
});
