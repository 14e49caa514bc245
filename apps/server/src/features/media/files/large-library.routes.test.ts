import { mediaCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { countAssets } from '../../../core/media/asset-counts.repository.ts';
import { sweepMedia } from '../../../core/media/sweep-media.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { explainStatement, planModes } from '../../../testing/growth/explain.ts';
import { StatementRecorder } from '../../../testing/growth/record-statements.ts';
import { fillLibrary } from '../../../testing/media/fill-library.ts';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
/** Enough to distinguish a page from the whole list; `npm run bench -- library` has as many as a team may have. */
const fileCount = 5_000;
const pageSize = 100;
const largeTables: ReadonlySet<string> = new Set([
  'asset',
  'asset_count',
  'asset_total',
  'asset_content',
  'asset_version',
  'asset_folder',
]);
let library: TestLibrary;

beforeAll(async () => {
  library = new TestLibrary(app, await aPerson(app));
  await fillLibrary(app.database.pool, library.person.teamId, fileCount);
});

const readPage = (fields: object) => library.ask('read', { path: '/', take: pageSize, ...fields });

const measurePage = (fields: object) => measure(() => readPage(fields));

/** Sends a request and returns the largest number of rows that its statements read under either kind of plan. */
async function measure<T>(send: () => Promise<T>) {
  // A recorder keeps each statement once, so every request gets its own.
  const recorder = new StatementRecorder(app.database.pool);
  const answer = await send();
  const statements = recorder.takeNew().filter(({ text }) => text.includes('"asset'));
  const client = await app.database.pool.connect();
  let rowsRead = 0;
  try {
    for (const mode of planModes) {
      let ofMode = 0;
      for (const statement of statements)
        ofMode += (await explainStatement(client, statement, mode, largeTables)).rowsRead;
      rowsRead = Math.max(rowsRead, ofMode);
    }
  } finally {
    // The next connection has none of the statements that this one forgot.
    client.release(true);
  }
  return { answer, statements, rowsRead };
}

const fileName = (number: number) => `file ${String(number).padStart(6, '0')}.txt`;
const atEnd = fileCount - pageSize;

describe('a library with many files', () => {
  test('a page of a folder is answered with that many files, in few statements', async () => {
    const { answer, statements } = await measurePage({ skip: 0 });
    expect(answer.files).toHaveLength(pageSize);
    expect(answer.files?.[0]?.name).toBe(fileName(1));
    expect(answer.total).toBe(fileCount);
    // The folders, the number of files, and the files.
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  // Files are numbered in the order of their names and of their dates.
  test.each([
    ['first', { skip: 0 }, 1],
    ['last', { skip: atEnd }, atEnd + 1],
    ['first in descending order', { skip: 0, sortOrder: 'descending' }, fileCount],
    ['last in descending order', { skip: atEnd, sortOrder: 'descending' }, pageSize],
    ['oldest', { skip: 0, sortBy: 'dateModified' }, 1],
    ['newest', { skip: 0, sortBy: 'dateModified', sortOrder: 'descending' }, fileCount],
    ['last by date', { skip: atEnd, sortBy: 'dateModified' }, atEnd + 1],
  ] as const)('the %s page of a folder reads few files besides those that it returns', async (_name, fields, first) => {
    const { answer, rowsRead } = await measurePage(fields);
    const step = 'sortOrder' in fields ? -1 : 1;
    expect(answer.files?.map(({ name }) => name)).toEqual(
      Array.from({ length: pageSize }, (_, at) => fileName(first + step * at)),
    );
    expect(answer.total).toBe(fileCount);
    expect(rowsRead).toBeGreaterThanOrEqual(pageSize);
    expect(rowsRead).toBeLessThanOrEqual(1.2 * pageSize);
  });

  test('a page reads at most half of the files by name, and none twice by another column', async () => {
    const middle = { skip: fileCount / 2 };
    expect((await measurePage(middle)).rowsRead).toBeLessThanOrEqual(fileCount / 2 + pageSize);
    const { answer, rowsRead } = await measurePage({ skip: 4_000, sortBy: 'size', sortOrder: 'descending' });
    expect(answer.files).toHaveLength(pageSize);
    expect(rowsRead).toBeLessThanOrEqual(1.02 * fileCount);
  });

  test('an upload reads few rows: the files of the team are counted beforehand', async () => {
    const { answer, statements, rowsRead } = await measure(() => library.upload('new.txt', 'words'));
    expect(answer.status).toBe(200);
    expect(statements.some(({ text }) => text.includes('"asset_total"'))).toBe(true);
    expect(rowsRead).toBeLessThanOrEqual(20);
    await library.ask('delete', { data: [{ id: answer.result.assetId }] });
  });

  test.each(['name', 'size', 'type', 'dateModified'] as const)(
    'the pages by %s, read from either end, are the whole list once',
    async (sortBy) => {
      for (const sortOrder of ['ascending', 'descending'] as const) {
        const whole = await readPage({ take: fileCount, sortBy, sortOrder });
        const names = [];
        for (let skip = 0; skip < fileCount; skip += 700)
          names.push(...((await readPage({ skip, take: 700, sortBy, sortOrder })).files ?? []).map(({ name }) => name));
        expect(names).toEqual(whole.files?.map(({ name }) => name));
        expect(new Set(names).size).toBe(fileCount);
      }
    },
  );
});

describe('the number of files of a folder and of a team', () => {
  /** The counts of the database and the actual files, in the same form. */
  async function compareCounts() {
    const all = acrossTeams(app.services.db);
    const { teamId } = library.person;
    const counted = await sql<{ row: string }>`
      select concat_ws(' ', place, extension, files) as row from asset_count where team_id = ${teamId} order by 1`.execute(
      all,
    );
    const there = await sql<{ row: string }>`
      select concat_ws(' ', place, extension, count(*)) as row from asset where team_id = ${teamId} and deleted_at is null
      group by place, extension order by 1`.execute(all);
    expect(counted.rows).toEqual(there.rows);
    expect(await countAssets(app.services.db, teamId)).toBe(await countAll());
    return counted.rows.length;
  }

  /** Counts the files of the team, recently deleted ones included. */
  async function countAll(): Promise<number> {
    const { teamId } = library.person;
    const { rows } = await sql<{ count: number }>`select count(*) from asset where team_id = ${teamId}`.execute(
      acrossTeams(app.services.db),
    );
    return rows[0]?.count ?? 0;
  }

  test('the number of files is right after every change of files and folders, even when nothing is left', async () => {
    library = new TestLibrary(app, await aPerson(app));
    const { id: voices } = await library.createFolder('Voices');
    const { id: old } = await library.createFolder('Old', '/Voices/');
    const text = await library.addFile('a.txt', 'a');
    const page = await library.addFile('b.html', '<p>b</p>', { folderId: voices });
    await library.addFile('c.txt', 'c', { folderId: old });
    await library.addFile('d.png', await createPicture(), { folderId: old });
    expect(await compareCounts()).toBe(4);
    const total = async (fields: object) => (await readPage(fields)).total;
    expect(await total({ path: '/Voices/Old/', fileTypes: ['Text'] })).toBe(1);
    expect(await total({ path: '/Voices/Old/', fileTypes: ['Text', 'Images'] })).toBe(2);
    expect(await total({ path: '/Voices/Old/', fileTypes: ['Audio'] })).toBe(0);

    await library.upload('a.txt', 'newer', { assetId: text, replace: true });
    await library.ask('rename', { data: [{ id: page }], newName: 'b.htm' });
    await library.ask('move', { data: [{ id: text }], targetData: { id: old } });
    await library.ask('copy', { data: [{ id: old }], targetPath: '/' });
    await compareCounts();
    await library.ask('delete', { data: [{ id: voices }] });
    await compareCounts();
    const { result } = await app.call(mediaCalls.listDeleted, {
      token: library.person.token,
      query: { teamId: library.person.teamId },
    });
    const restored = { teamId: library.person.teamId, ids: result.map(({ id }) => id) };
    await app.call(mediaCalls.restore, { token: library.person.token, body: restored });
    expect(await total({ path: '/Voices/Old/' })).toBe(3);
    await compareCounts();

    const { files = [] } = await readPage({});
    await library.ask('delete', { data: files.map(({ id }) => ({ id })) });
    expect(await compareCounts()).toBe(0);
    // Recently deleted files count for the team until they are purged.
    expect(await countAssets(app.services.db, library.person.teamId)).toBe(7);
    await app.services.db
      .updateTable('asset')
      .set({ deletedAt: sql<Date>`now() - interval '31 days'` })
      .where('teamId', '=', library.person.teamId)
      .execute();
    await sweepMedia(app.services);
    expect(await compareCounts()).toBe(0);
    expect(await countAssets(app.services.db, library.person.teamId)).toBe(0);
  });

  test('two uploads into a new folder at once are both counted', async () => {
    library = new TestLibrary(app, await aPerson(app));
    const { id } = await library.createFolder('Voices');
    await Promise.all([1, 2, 3, 4].map((number) => library.addFile(`${number}.txt`, 'x', { folderId: id })));
    await compareCounts();
    expect((await readPage({ path: '/Voices/' })).total).toBe(4);
  });
});
