import { createTestFolder } from '@confab/test-kit/server';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testSeed } from '../testing/test-database.ts';
import { startThread } from '../start-thread.ts';
import { startEmbeddedEngine, type EmbeddedEngine } from './embedded-engine.ts';
import type { EngineAnswer } from './embedded-engine-thread.ts';

let engine: EmbeddedEngine;

beforeAll(async () => {
  engine = startEmbeddedEngine({ folder: undefined, seedFile: await testSeed() });
  await engine.opened;
});

afterAll(() => engine.close());

async function connect(): Promise<Client> {
  const client = new Client({ stream: () => engine.connect(), user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
}

/** How often the event loop turned while `work` ran. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isRunning = true;
  void work.finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    turns += 1;
    await turn();
  }
  return turns;
}

describe('the embedded database', () => {
  test('the server’s own thread continues while a long statement runs', async () => {
    const client = await connect();
    const turns = await countTurns(client.query('select sum(g) from generate_series(1, 2000000) g'));
    expect(turns).toBeGreaterThan(20);
    await client.end();
  });

  test('the rows of a large answer are read in many turns of the event loop', async () => {
    const client = await connect();
    const pending = client.query("select repeat('x', 1000) as text from generate_series(1, 5000)");
    const turns = await countTurns(pending);
    const { rows } = await pending;
    expect(rows).toHaveLength(5000);
    // The answer has five megabytes, which arrive in pieces of 64 kilobytes.
    expect(turns).toBeGreaterThan(70);
    await client.end();
  });

  test('a new connection ends the transaction of the one before and forgets its prepared statements', async () => {
    const first = await connect();
    first.on('error', () => undefined);
    await first.query('create table left_over (number integer)');
    await first.query('begin');
    await first.query({ name: 'same', text: 'insert into left_over values ($1::int)', values: [1] });
    const second = await connect();
    const { rows } = await second.query({
      name: 'same',
      text: 'select count(*)::int as count from left_over where number = $1',
      values: [1],
    });
    expect(rows).toEqual([{ count: 0 }]);
    await second.query('drop table left_over');
    await second.end();
  });

  test('a connection still works after a failed statement', async () => {
    const client = await connect();
    await expect(client.query('select nothing from nowhere where a = $1', [1])).rejects.toMatchObject({
      code: '42P01',
    });
    await expect(client.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await client.end();
  });

  test('a statement over its time limit is canceled, and the connection and later statements continue', async () => {
    const client = await connect();
    const many = 'insert into many select g, md5(g::text) from generate_series(1, 50000) g';
    await client.query('create temp table many (number integer, text text)');
    engine.limitStatements(0);
    await expect(client.query(many)).rejects.toMatchObject({ code: '57014' });
    engine.limitStatements(Infinity);
    await expect(client.query('select count(*)::int as count from many')).resolves.toMatchObject({
      rows: [{ count: 0 }],
    });
    await expect(client.query(many)).resolves.toMatchObject({ rowCount: 50_000 });
    await client.end();
  });

  test('a transaction whose statement is canceled leaves nothing', async () => {
    const client = await connect();
    await client.query('create table kept (number integer)');
    await client.query('begin');
    await client.query('insert into kept values (1)');
    engine.limitStatements(0);
    await expect(client.query('insert into kept select g from generate_series(1, 100000) g')).rejects.toMatchObject({
      code: '57014',
    });
    engine.limitStatements(Infinity);
    await client.query('rollback');
    await expect(client.query('select count(*)::int as count from kept')).resolves.toMatchObject({
      rows: [{ count: 0 }],
    });
    await client.query('drop table kept');
    await client.end();
  });

  test('a folder without a database is refused', async () => {
    const folder = createTestFolder(onTestFinished);
    writeFileSync(join(folder, 'PG_VERSION'), '9.1');
    await expect(startEmbeddedEngine({ folder, seedFile: undefined }).opened).rejects.toThrow();
  });
});

test('a request that the engine rejects breaks only its own connection, and later requests are answered', async () => {
  const source = new URL('./embedded-engine-thread.ts', import.meta.url);
  const thread = startThread('embedded-engine-thread', source, {
    workerData: { folder: undefined, seedFile: await testSeed() },
  });
  const answers: EngineAnswer[] = [];
  const errors: unknown[] = [];
  thread.on('message', (answer: EngineAnswer) => answers.push(answer)).on('error', (error) => errors.push(error));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin; the rule is for windows
  const send = (request: object) => thread.postMessage(request);
  send({ type: 'connect', connection: 1 });
  // A request without bytes makes the engine throw before it answers.
  send({ type: 'protocol', connection: 1, bytes: undefined });
  send({ type: 'connect', connection: 2 });
  const text = Buffer.from('select 4711\0');
  const query = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, text.length + 4]), text]);
  send({ type: 'protocol', connection: 2, bytes: new Uint8Array(query) });
  const findData = () => answers.find((answer) => answer.type === 'data');
  await expect.poll(findData, { timeout: 60_000 }).toMatchObject({ connection: 2 });
  expect(answers.filter(({ type }) => type === 'broken')).toMatchObject([{ connection: 1 }]);
  expect(errors).toEqual([]);
  await thread.terminate();
});
