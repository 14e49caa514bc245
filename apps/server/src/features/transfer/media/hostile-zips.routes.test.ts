import { mediaPackageBytesMax, transferCalls } from '@confab/contracts';
import { createTestFolder } from '@confab/test-kit/server';
import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { countItems } from '../../../core/items/items.repository.ts';
import { newId } from '../../../new-id.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aPerson, aProject, type TestPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { decodeBase64, exportProjectFile, type ProjectFile } from '../testing/project-files.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
// A separate folder for temporary files, because other processes sweep the common one.
const temporary = createTestFolder();
let ada: TestPerson;
let grace: TestPerson;
let library: TestLibrary;
let address: string;
/** The text of an exported project, and its files. */
let project = '';
const words = Buffer.from('words of a file, words of a file, words of a file');

beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  address = await app.listen();
  [ada, grace] = [await aPerson(app), await aPerson(app)];
  library = new TestLibrary(app, grace);
  const { content } = await exportProjectFile(app, ada, (await aProject(app, ada)).projectId);
  project = decodeBase64(content);
});
afterAll(() => vi.unstubAllEnvs());

const manifest = (more: object = {}, content: Buffer = words) =>
  JSON.stringify({
    FormatVersion: 1,
    Assets: [
      {
        AssetId: newId(),
        Name: 'a.txt',
        FileType: 'Text',
        Path: 'media/a.txt',
        Bytes: content.length,
        Sha256: createHash('sha256').update(content).digest('hex'),
        ...more,
      },
    ],
  });

/** A zip of a project with a file, with other entries by path; undefined removes one. */
function pack(entries: Readonly<Record<string, string | Buffer | undefined>> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const all = { 'project.json': project, 'media.json': manifest(), 'media/a.txt': words, ...entries };
  for (const [path, content] of Object.entries(all))
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else if (content !== undefined) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const send = (content: Buffer, preview: boolean, person = grace, replaceExisting = false) =>
  app.call(transferCalls.importProjectMedia, {
    token: person.token,
    query: { owningTeamId: person.teamId, fileName: 'project.zip', preview, replaceExisting },
    file: { type: 'application/octet-stream', content },
  });

/** What the team has: its projects, its files and the objects of its storage. */
const listBelongings = async () => [
  await countItems(app.services.db, { teamId: grace.teamId, kind: 'project' }),
  await library.listNames(),
  await library.listObjects(),
];
const countUnexpected = () => app.readLog().split('a call failed unexpectedly').length - 1;

const [localHeader, centralHeader, end] = ['PK\u0003\u0004', 'PK\u0001\u0002', 'PK\u0005\u0006'];

/** Changes the header of an entry, the last of this kind that names it. */
function patch(zip: Buffer, signature: string, path: string, change: (header: Buffer) => void): Buffer {
  const [at, named] = signature === localHeader ? [30, zip.indexOf(path)] : [46, zip.lastIndexOf(path)];
  const header = zip.subarray(named - at);
  expect(header.subarray(0, 4).toString('latin1')).toBe(signature);
  change(header);
  return zip;
}

const beyond = 1n << 60n;

/**
 * A zip whose end has a 64-bit position of its list of entries.
 * @param listAt undefined when that record is lost as well
 */
function toZip64(zip: Buffer, { recordAt, listAt }: { recordAt?: bigint; listAt: bigint }): Buffer {
  const [record, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(4n, 32);
  record.writeBigUInt64LE(listAt, 48);
  locator.write('PK\u0006\u0007', 'latin1');
  const at = zip.indexOf(end, 0, 'latin1');
  locator.writeBigUInt64LE(recordAt ?? BigInt(at), 8);
  return Buffer.concat([zip.subarray(0, at), record, locator, zip.subarray(at)]);
}

/** A zip whose entry has its position, or its size, in 64 bits. */
async function withLargeEntry(field: 'offset' | 'packed'): Promise<Buffer> {
  const zip = await pack();
  const at = zip.lastIndexOf('media/a.txt');
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(beyond, 4);
  const changed = Buffer.concat([zip.subarray(0, at + 11), extra, zip.subarray(at + 11)]);
  return patch(changed, centralHeader, 'media/a.txt', (header) => {
    header.writeUInt16LE(extra.length, 30);
    header.writeUInt32LE(0xff_ff_ff_ff, field === 'offset' ? 42 : 20);
  });
}

const withCentral = async (path: string, change: (header: Buffer) => void) =>
  patch(await pack(), centralHeader, path, change);
const withLocal = async (path: string, change: (header: Buffer) => void) =>
  patch(await pack(), localHeader, path, change);
const withProject = (content: string | Buffer) => () => pack({ 'project.json': content });
const withMedia = (content: string | Buffer) => () => pack({ 'media.json': content });
const withFile = (change: (file: ProjectFile) => void) => () => {
  const file = JSON.parse(project) as ProjectFile;
  change(file);
  return pack({ 'project.json': JSON.stringify(file) });
};

const noObjects = [
  'null',
  '[]',
  '1',
  '"words"',
  '{',
  '{}',
  '',
  '\u0000',
  '{"nodeList":{}}',
  '{"nodeList":[null,1,{}]}',
];

const zips: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a record of its end beyond 2^53', async () => toZip64(await pack(), { recordAt: beyond, listAt: 0n })],
  ['a record of its end outside', async () => toZip64(await pack(), { recordAt: 1n << 40n, listAt: 0n })],
  ['a list of entries beyond 2^53', async () => toZip64(await pack(), { listAt: beyond })],
  ['a list of entries outside', async () => toZip64(await pack(), { listAt: 1n << 40n })],
  ['an entry that begins beyond 2^53', () => withLargeEntry('offset')],
  ['an entry that is larger than 2^53', () => withLargeEntry('packed')],
  ['an encrypted entry', () => withCentral('project.json', (header) => header.writeUInt16LE(1, 8))],
  ['a strongly encrypted entry', () => withCentral('project.json', (header) => header.writeUInt16LE(0x41, 8))],
  ['another compression', () => withCentral('project.json', (header) => header.writeUInt16LE(12, 10))],
  ['a file of another compression', () => withCentral('media/a.txt', (header) => header.writeUInt16LE(93, 10))],
  ['a project with another checksum', () => withCentral('project.json', (header) => header.writeUInt32LE(7, 16))],
  ['a file with another checksum', () => withCentral('media/a.txt', (header) => header.writeUInt32LE(7, 16))],
  ['a file that is stored, by its header', () => withCentral('media/a.txt', (header) => header.writeUInt16LE(0, 10))],
  ['an entry that is longer than the zip', () => withCentral('media/a.txt', (header) => header.writeUInt32LE(9e6, 20))],
  ['an entry that breaks off', () => withCentral('media/a.txt', (header) => header.writeUInt32LE(5, 20))],
  ['a packed project that breaks off', () => withCentral('project.json', (header) => header.writeUInt32LE(99, 20))],
  ['an entry without its header', () => withLocal('media/a.txt', (header) => header.writeUInt32LE(0, 0))],
  ['bytes that do not unpack', () => withLocal('project.json', (header) => header.fill(255, 60, 90))],
  [
    'a path twice',
    async () =>
      Buffer.from((await pack({ 'projecx.json': '{}' })).toString('latin1').replaceAll('projecx', 'project'), 'latin1'),
  ],
  ['a folder for the project', () => pack({ 'project.json': undefined, 'project.json/': '' })],
  ['a folder for the list of files', () => pack({ 'project.json': '', 'media.json': undefined, 'media.json/': '' })],
  ['no project', () => pack({ 'project.json': undefined })],
  ...noObjects.map((text) => [`${JSON.stringify(text)} for a project`, withProject(text)] as const),
  ...noObjects.map((text) => [`${JSON.stringify(text)} for a list of files`, withMedia(text)] as const),
  ['a project in another encoding', () => pack({ 'project.json': Buffer.from(project, 'utf16le') })],
  ['a project with too much depth', withProject(`${'['.repeat(70_000)}`)],
  ['a project with a key of the prototype', withProject(project.replace('{', '{"__proto__":{},'))],
  ['a project with half a character', withProject(project.replace('Greeting', String.raw`\ud800`))],
  ['a project with NUL', withProject(project.replace('Greeting', String.raw`\u0000`))],
  ['a project whose type is an object', withFile(({ Project }) => void (Project['Type'] = {}))],
  ['a project of an unknown type', withFile(({ Project }) => void (Project['Type'] = 'x'.repeat(9_000)))],
  [
    'an item that is its own parent',
    withFile(({ nodeList }) => nodeList.forEach((row) => (row['ParentId'] = row['Id'] ?? ''))),
  ],
  ['items of one id', withFile(({ nodeList }) => nodeList.forEach((row) => (row['Id'] = nodeList[0]?.['Id'] ?? '')))],
  [
    'values that are lists',
    withFile((file) => Object.keys(file.nodeValues).forEach((id) => (file.nodeValues[id] = [] as never))),
  ],
  ['a file whose name leaves its folder', withMedia(manifest({ Name: '../a.txt' }))],
  ['a file whose name has NUL', withMedia(manifest({ Name: 'a\u0000.txt' }))],
  ['a file whose name is half a character', withMedia(manifest({ Name: '\ud800.txt' }))],
  ['a file without a kind', withMedia(manifest({ Name: 'a' }))],
  ['a file that is no picture', withMedia(manifest({ Name: 'a.png' }))],
  ['a file that another checksum names', withMedia(manifest({}, Buffer.from('others')))],
];

test('the project with a file, of which hostile zips are made, is imported', async () => {
  const someone = await aPerson(app);
  const { status, message, result } = await send(await pack(), false, someone);
  expect([status, message]).toEqual([200, '']);
  expect(result.media).toEqual({ addedCount: 1, keptCount: 0, missingCount: 0 });
});

describe('a hostile zip', () => {
  test.each(zips)(
    'a zip with %s is refused, as is its preview, and nothing is stored (IMP-2, IMP-6)',
    async (_what, make) => {
      const [zip, before, unexpected] = [await make(), await listBelongings(), countUnexpected()];
      const preview = await send(zip, true);
      const { status, success, message } = await send(zip, false);
      expect([success, [400, 409, 413, 422].includes(status)], `${status} ${message}`).toEqual([false, true]);
      expect([200, 400, 413, 422]).toContain(preview.status);
      expect(countUnexpected()).toBe(unexpected);
      expect(await listBelongings()).toEqual(before);
      expect(readdirSync(temporary)).toEqual([]);
    },
  );

  test('no damaged byte of a zip makes the server fail (IMP-2)', async () => {
    const zip = await pack();
    const unexpected = countUnexpected();
    const damage = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.option(fc.nat(zip.length)), async (bytes, cut) => {
        const damaged = Buffer.from(zip.subarray(0, cut ?? zip.length));
        for (const [at, byte] of bytes) if (at < damaged.length) damaged[at] = byte;
        expect((await send(damaged, true)).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(countUnexpected()).toBe(unexpected);
  });
});

describe('a project with strange places', () => {
  test.each([
    ['orders', withFile(({ nodeList }) => nodeList.forEach((row) => (row['Order'] = '~\uFFFF!'.repeat(30))))],
    ['long orders', withFile(({ nodeList }) => nodeList.forEach((row) => (row['Order'] = 'z'.repeat(100))))],
    ['positions', withFile(({ nodeList }) => nodeList.forEach((row) => Object.assign(row, { X: 1e308, Y: -1e308 })))],
    [
      'names',
      withFile((file) => Object.values(file.nodeValues).forEach((values) => (values['DisplayName'] = 'ﷺ'.repeat(200)))),
    ],
  ])('a project with strange %s is refused, or stored and exported again', async (_what, make) => {
    const { status, result } = await send(await make(), false);
    expect([200, 422]).toContain(status);
    const { project: stored } = status === 200 ? result : { project: null };
    if (stored) expect((await exportProjectFile(app, grace, stored.projectId)).content).not.toBe('');
  });
});

/** Begins an import whose content the test sends itself. */
function openImport(person: TestPerson, length: number) {
  const query = new URLSearchParams({ owningTeamId: person.teamId, fileName: 'a.zip', preview: 'false' });
  const headers = {
    'x-tv-client': '1',
    'client-token': person.token,
    'content-type': 'application/octet-stream',
    'content-length': length,
  };
  const sent: ClientRequest = httpRequest(`${address}/api/ImportProjectWithMedia?${query}`, {
    method: 'POST',
    headers,
  });
  const status = new Promise<number | undefined>((resolve) => {
    sent.on('error', () => resolve(undefined));
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  sent.flushHeaders();
  return { sent, status };
}

describe('simultaneous imports', () => {
  test('a team imports one file at a time: others are refused with 429, and one project is stored (IMP-1)', async () => {
    const someone = await aPerson(app);
    const zip = await pack();
    const half = Math.floor(zip.length / 2);
    const first = openImport(someone, zip.length);
    first.sent.write(zip.subarray(0, half));
    // The first import has begun once it stores what arrives; it waits for the rest while the others are sent.
    await expect.poll(() => readdirSync(temporary), { timeout: 60_000, interval: 1 }).not.toEqual([]);
    const others = await Promise.all([1, 2].map(() => send(zip, false, someone)));
    expect(others.map(({ status }) => status)).toEqual([429, 429]);
    first.sent.end(zip.subarray(half));
    expect(await first.status).toBe(200);
    expect(await countItems(app.services.db, { teamId: someone.teamId, kind: 'project' })).toBe(1);
  });

  test('an id that another import uses before the file is stored is a conflict, even when the file replaces a project (IMP-5)', async () => {
    const content = JSON.parse(project) as ProjectFile;
    const last = content.nodeList.at(-1);
    const id = newId();
    content.nodeList.push({ ...last, Id: id });
    content.nodeValues[id] = content.nodeValues[String(last?.['Id'])] ?? {};
    const zip = await pack({ 'project.json': JSON.stringify(content), 'media.json': undefined });
    await sql`create function take_id() returns trigger language plpgsql as
      $$ begin raise unique_violation; end $$`.execute(app.services.db);
    await sql`create trigger take_id before insert on item for each row execute function take_id()`.execute(
      app.services.db,
    );
    try {
      expect((await send(zip, false, ada, true)).status).toBe(409);
      expect((await send(zip, false)).status).toBe(409);
    } finally {
      await sql`drop function take_id cascade`.execute(app.services.db);
    }
  });
});

describe('a sender that goes away', () => {
  function cut(zip: Buffer, part: number): Promise<void> {
    const { sent } = openImport(grace, zip.length);
    return new Promise((resolve) => {
      sent.on('close', resolve);
      sent.write(zip.subarray(0, Math.floor(zip.length * part)), () => {
        void expect
          .poll(() => readdirSync(temporary), { timeout: 60_000, interval: 1 })
          .not.toEqual([])
          .finally(() => sent.destroy());
      });
    });
  }

  test('a sender that goes away halfway leaves nothing, and the server does not fail (IMP-6)', async () => {
    const zip = await pack({ 'media/b.txt': Buffer.alloc(mediaPackageBytesMax / 1_000, 'x') });
    const [before, unexpected] = [await listBelongings(), countUnexpected()];
    for (const part of [0.01, 0.5, 0.99]) {
      await cut(zip, part);
      await expect.poll(() => readdirSync(temporary), { timeout: 60_000 }).toEqual([]);
    }
    await expect
      .poll(async () => (await send(await pack({ 'project.json': '' }), false)).status, { timeout: 60_000 })
      .toBe(422);
    expect(countUnexpected()).toBe(unexpected);
    expect(await listBelongings()).toEqual(before);
  });
});
