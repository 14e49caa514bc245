import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openEmbedded } from '../../apps/server/src/db/database.ts';
import { testSeed } from '../../apps/server/src/testing/test-database.ts';
import { reportRow } from '../harness/report-row.ts';
import { readSize } from '../harness/sizes.ts';

// A backup of the embedded database while a writer works, beside compressing the same files with Node alone. It
// measures how long a statement waits during the backup.

const megabytes = readSize(800, 10, 'BENCH_MEGABYTES');
const rowsPerMegabyte = 500;
const base = mkdtempSync(join(tmpdir(), 'confab-bench-backups-'));
const folder = join(base, 'database');
const minute = 60_000;

const database = await openEmbedded({ folder, seedFile: await testSeed(), isNew: true, statementMs: 10 * minute });
const { pool } = database;
await pool.query(
  'create table filled (id integer primary key, text text); alter table filled alter text set storage external',
);
for (let part = 0; part < megabytes; part += 10)
  await pool.query(
    `insert into filled select $1::int + g, (select string_agg(md5((g * 100 + n)::text), '') from generate_series(1, 62) n)
     from generate_series(1, ${rowsPerMegabyte * 10}) g`,
    [part * rowsPerMegabyte],
  );
await pool.query('create table written (id integer primary key, text text); checkpoint');

/** Writes rows until `isDone`. @returns the milliseconds that each statement took */
async function write(from: number, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone()) {
    const begun = performance.now();
    await pool.query(`insert into written values ($1, repeat('x', 500))`, [from + times.length]);
    times.push(performance.now() - begun);
  }
  return times;
}

function describe(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${name}: ${times.length} statements, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms\n`;
}

const quietUntil = performance.now() + readSize(10_000, 100);
process.stdout.write(describe('without a backup', await write(0, () => performance.now() > quietUntil)));

const file = join(base, 'backup.zip');
let isCopied = false;
const begun = performance.now();
const writing = write(10_000_000, () => isCopied);
await database.copyTo?.(file, () => false);
const copyMs = performance.now() - begun;
isCopied = true;
process.stdout.write(describe('during a backup', await writing));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile() && !path.includes('pg_wal'));
const floorBegun = performance.now();
const gzip = createGzip({ level: 1 });
const written = pipeline(gzip, createWriteStream(join(base, 'floor.gz'), { flush: true }));
for (const path of files)
  await pipeline(createReadStream(path), new PassThrough(), async (content) => {
    for await (const piece of content)
      if (!gzip.write(piece)) await new Promise((proceed) => gzip.once('drain', proceed));
  });
gzip.end();
await written;
const floorMs = performance.now() - floorBegun;
const total = files.reduce((sum, path) => sum + statSync(path).size, 0) / 1_048_576;
process.stdout.write(
  `backup of ${total.toFixed(0)} MB: floor ${(floorMs / 1_000).toFixed(1)} s, Confab ${(copyMs / 1_000).toFixed(1)} s, ` +
    `${(statSync(file).size / 1_048_576).toFixed(0)} MB, ${(process.memoryUsage().rss / 1_048_576).toFixed(0)} MB of memory\n`,
);
reportRow({ work: `backups: ${total.toFixed(0)} MB beside compressing the files alone`, ratio: copyMs / floorMs });
await database.close();
rmSync(base, { recursive: true, force: true });
