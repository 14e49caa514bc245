import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSeed } from '../../testing/test-database.ts';
import { newId } from '../../new-id.ts';
import { listBackups, listOutdatedBackups, UnusableBackupError, writeBackup, type Backup } from './backups.ts';
import { databaseFolder, findRestoreTime, FolderInUseError, lockDataFolder } from '../data-folder.ts';
import { openEmbedded, type Database } from '../database.ts';
import { migrate, schemaFingerprint } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-11-21T10:00:00Z');
let dataDir: string;
let seedFile: string;

beforeAll(async () => {
  seedFile = await testSeed();
  dataDir = mkdtempSync(join(tmpdir(), 'confab-backups-'));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (isNew: boolean) => openEmbedded({ folder: databaseFolder(dataDir), seedFile, isNew });
const backUp = async (database: Database, at: Date) => (await writeBackup(database, dataDir, at))?.name ?? '';
const wipe = () => rmSync(databaseFolder(dataDir), { recursive: true });

/** Yields to the event loop, as requests do; statements of the embedded database alone never yield. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function writeCards(database: Database, writer: number, until: () => boolean): Promise<string[]> {
  const written: string[] = [];
  for (let number = 0; number < 500 && !until(); number += 1) {
    const text = `${writer}/${number} ${'é'.repeat(number % 500)}`;
    await sql`insert into crash_report (id, email, kind, text) values (${newId()}, '', 'test', ${text})`.execute(
      database.db,
    );
    written.push(text);
    await turn();
  }
  return written;
}

async function cards(database: Database): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from crash_report order by text`.execute(database.db);
  return rows.map(({ text }) => text);
}

/** Every row of every table, as text. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    database.db,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(
      database.db,
    );
    found[name] = table.rows.map(({ row }) => row);
  }
  return found;
}

/** The contents of the database folder: names, sizes, times. */
function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .toSorted();
}

describe('a backup', () => {
  test('a backup made while people write is complete: it has every acknowledged write and no partial one', async () => {
    const database = await open(true);
    let isEnough = false;
    const writers = [0, 1, 2, 3].map((writer) => writeCards(database, writer, () => isEnough));
    while ((await cards(database)).length < 200) await turn();
    const before = await cards(database);
    const name = await backUp(database, now);
    isEnough = true;
    const all = new Set((await Promise.all(writers)).flat());
    await database.close();
    wipe();

    expect(await restoreBackup(dataDir, name, now)).toBeUndefined();
    const restored = await open(false);
    const there = new Set(await cards(restored));
    expect(before.filter((text) => !there.has(text))).toEqual([]);
    expect([...there].filter((text) => !all.has(text))).toEqual([]);
    for (const writer of [0, 1, 2, 3]) {
      const numbers = [...there]
        .filter((text) => text.startsWith(`${writer}/`))
        .map((text) => Number(/\/(\d+)/.exec(text)?.[1]));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
    }
    await restored.close();
  });

  test('restoring a backup brings back every row of every table and sets the current database aside', async () => {
    const database = await open(false);
    await sql`insert into account (id, email, email_key) values (${newId()}, 'Ada@x.test', 'ada@x.test')`.execute(
      database.db,
    );
    const at = await everything(database);
    const name = await backUp(database, new Date('2026-11-21T11:00:00Z'));
    await sql`delete from account`.execute(database.db);
    await sql`delete from crash_report`.execute(database.db);
    await database.close();

    const aside = await restoreBackup(dataDir, name, now);
    expect(findRestoreTime(dataDir)).toEqual(now);
    const restored = await open(false);
    expect(await everything(restored)).toEqual(at);
    expect(at.account).toHaveLength(1);
    await restored.close();
    expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true);
    rmSync(aside ?? '', { recursive: true });
  });

  test('restoring a backup of an older version migrates it to the current schema', async () => {
    const older = migrations.slice(0, 1);
    const engine = await PGlite.create();
    const pool = new Pool({ ...createPgConfig(engine), max: 1 });
    await migrate(pool, older);
    await pool.query(`insert into account (id, email, email_key) values ($1, 'old@x.test', 'old@x.test')`, [newId()]);
    const content = Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer());
    await pool.end();
    await engine.close();
    // The kind of archive that older versions wrote.
    const name = `2026-11-20T10-00-00Z.${schemaFingerprint(older)}.tar.gz`;
    writeFileSync(join(dataDir, 'backups', name), content);
    writeFileSync(
      join(dataDir, 'backups', `${name}.sha256`),
      `${createHash('sha256').update(content).digest('hex')}\n`,
    );

    const aside = await restoreBackup(dataDir, name, now);
    const restored = await open(false);
    const { migration, account } = await everything(restored);
    expect(migration).toHaveLength(migrations.length);
    expect(account?.join()).toContain('old@x.test');
    await restored.close();
    rmSync(aside ?? '', { recursive: true });
  });
});

describe('a backup that cannot be restored', () => {
  const whole = () => listBackups(dataDir)[0]?.name ?? '';
  const file = (name: string) => join(dataDir, 'backups', name);

  /** Copies a complete backup under a new name and changes the copy. */
  function spoiled(change: (content: Buffer) => Buffer, schema = schemaFingerprint(), hasSum = true) {
    const name = `2026-11-19T10-00-00Z.${schema}.zip`;
    writeFileSync(file(name), change(readFileSync(file(whole()))));
    rmSync(file(`${name}.sha256`), { force: true });
    if (hasSum) writeFileSync(file(`${name}.sha256`), readFileSync(file(`${whole()}.sha256`)));
    return name;
  }

  test.each([
    ['cut short', () => spoiled((content) => content.subarray(0, content.length / 2)), 'is damaged'],
    ['with a byte changed', () => spoiled((content) => flip(Buffer.from(content))), 'is damaged'],
    ['empty', () => spoiled(() => Buffer.alloc(0)), 'is damaged'],
    ['without its checksum', () => spoiled((content) => content, schemaFingerprint(), false), 'is damaged'],
    [
      'of a version nobody here knows',
      () => spoiled((content) => content, '0123456789abcdef'),
      'another version of Confab',
    ],
    ['that is not there', () => '2020-01-01T00-00-00Z.0123456789abcdef.zip', 'There is no backup'],
    ['of another name', () => '../../etc/passwd', 'There is no backup'],
  ])('restoring a backup %s is rejected before anything is changed', async (_, make, words) => {
    const name = make();
    const before = stateOf(dataDir);
    const restoring = restoreBackup(dataDir, name, now);
    await expect(restoring).rejects.toThrow(UnusableBackupError);
    await expect(restoring).rejects.toThrow(words);
    expect(stateOf(dataDir)).toEqual(before);
  });

  test('restoring any backup is rejected while a server uses the folder', async () => {
    const lock = await lockDataFolder(dataDir);
    const before = stateOf(dataDir);
    await expect(restoreBackup(dataDir, whole(), now)).rejects.toThrow(FolderInUseError);
    expect(stateOf(dataDir)).toEqual(before);
    await new Promise((resolve) => lock.close(resolve));
  });
});

describe('which backups are kept', () => {
  const dayMs = 86_400_000;
  const made = (at: Date): Backup => ({ name: at.toISOString(), day: at.toISOString().slice(0, 10), at, schema: 's' });
  const listed = (times: readonly number[]) => times.toSorted((a, b) => b - a).map((time) => made(new Date(time)));

  test('the newest 24 backups are kept, and the last one of each of the last 7 days with a backup', () => {
    const every15Minutes = listed(Array.from({ length: 10 * 96 }, (_, index) => now.getTime() - index * 900_000));
    const gone = new Set(listOutdatedBackups(every15Minutes));
    const kept = every15Minutes.filter((backup) => !gone.has(backup));
    expect(kept.slice(0, 24)).toEqual(every15Minutes.slice(0, 24));
    expect(kept.slice(24).map(({ name }) => name)).toEqual(
      [20, 19, 18, 17, 16, 15].map((day) => `2026-11-${day}T23:45:00.000Z`),
    );
    expect(new Set(kept.map(({ day }) => day)).size).toBe(7);
  });

  test('at least 24 backups are kept when there are as many, and never more than 31', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30 * dayMs), { maxLength: 120 }), (times) => {
        const all = listed(times);
        const kept = all.length - listOutdatedBackups(all).length;
        expect(kept).toBeGreaterThanOrEqual(Math.min(24, all.length));
        expect(kept).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('writing a backup deletes the outdated ones, with their checksums and the partial files of a crash', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'confab-keep-'));
    const database: Pick<Database, 'copyTo'> = {
      async copyTo(file) {
        writeFileSync(file, 'abc');
        return { checksum: 'sum' };
      },
    };
    for (let hour = 0; hour < 26; hour += 1)
      await writeBackup(database, folder, new Date(now.getTime() + hour * 3_600_000));
    writeFileSync(join(folder, 'backups', 'half.part'), '');
    await writeBackup(database, folder, new Date(now.getTime() + 26 * 3_600_000));
    const left = readdirSync(join(folder, 'backups'));
    expect(left.filter((name) => name.endsWith('.zip'))).toHaveLength(24);
    expect(left.filter((name) => name.endsWith('.sha256'))).toHaveLength(24);
    expect(left).toHaveLength(48);
    rmSync(folder, { recursive: true });
  });
});

function flip(content: Buffer) {
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  return content;
}
