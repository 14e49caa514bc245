import { beforeAll, describe, expect, test } from 'vitest';
import { explainStatement } from '../../../testing/growth/explain.ts';
import { StatementRecorder } from '../../../testing/growth/record-statements.ts';
import { fillLibrary } from '../../../testing/media/fill-library.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
/** Enough to tell a page from the whole; `npm run bench -- library` has as many as a team may have. */
const fileCount = 5_000;
const pageSize = 100;
const largeTables: ReadonlySet<string> = new Set(['asset', 'asset_content', 'asset_version', 'asset_folder']);
let library: TestLibrary;

beforeAll(async () => {
  library = new TestLibrary(app, await aPerson(app));
  await fillLibrary(app.database.pool, library.person.teamId, fileCount);
});

/** Reads a page, and counts what its statements read. */
async function measurePage(fields: object) {
  // It records each text once, so each page has a recorder.
  const recorder = new StatementRecorder(app.database.pool);
  const answer = await library.ask('read', { path: '/', take: pageSize, ...fields });
  const statements = recorder.takeNew().filter(({ text }) => text.includes('"asset'));
  const client = await app.database.pool.connect();
  const costs = [];
  try {
    for (const statement of statements)
      costs.push(await explainStatement(client, statement, 'force_custom_plan', largeTables));
  } finally {
    // The next connection has none of the statements that this one forgot.
    client.release(true);
  }
  return { answer, statements, costs };
}

describe('a library with many files', () => {
  test('a page of a folder is an answer of as many files, in few statements', async () => {
    const { answer, statements } = await measurePage({ skip: 0 });
    expect(answer.files).toHaveLength(pageSize);
    expect(answer.files?.[0]?.name).toBe('file 000001.txt');
    expect(answer.total).toBe(fileCount);
    // The folders, the number of files, and the files.
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('the first page of a folder reads the files that it answers, besides counting them all', async () => {
    const { costs } = await measurePage({ skip: 0 });
    const rows = costs.map(({ rowsRead }) => rowsRead).toSorted((one, other) => one - other);
    expect(rows.length).toBeGreaterThan(1);
    for (const read of rows.slice(0, -1)) expect(read).toBeLessThanOrEqual(2 * pageSize);
    expect(rows.at(-1)).toBeLessThanOrEqual(fileCount);
  });

  test('a page far down, sorted by another column, reads no file twice', async () => {
    const { answer, costs } = await measurePage({ skip: 4_000, sortBy: 'dateModified', sortOrder: 'descending' });
    expect(answer.files).toHaveLength(pageSize);
    expect(costs.length).toBeGreaterThan(0);
    for (const { rowsRead } of costs) expect(rowsRead).toBeLessThanOrEqual(fileCount);
  });
});
