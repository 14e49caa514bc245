import { createFakeClock } from '@confab/test-kit';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listBackups } from '../db/backups/backups.ts';
import { analyze } from '../db/upkeep/analyze.repository.ts';
import { rollUpEvents } from '../features/analytics/index.ts';
import { newId } from '../new-id.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { openInMemory } from '../testing/test-database.ts';
import { createBackUp } from './back-up.ts';
import '../testing/runs-on-postgres.ts';

const minutes = 60_000;
// An own database: on a shared server, the writes of other tests would count as changes.
const { app: open } = setUpServer({ openDatabase: openInMemory });

/** Replaces the copy of a database in a folder, which another test covers. */
async function copyTo(file: string) {
  writeFileSync(file, 'copy');
  return { checksum: 'sum' };
}

describe('the backup job', () => {
  test('the backup job makes a backup at once, then every 15 minutes while data changes', async () => {
    const { services } = open;
    const clock = createFakeClock(Date.parse('2026-11-21T10:00:00Z'));
    const start = () => createBackUp({ ...services, now: clock.now }, { copyTo });
    const made = () => listBackups(services.config.dataDir).map(({ at }) => at.toISOString().slice(11, 16));
    const change = () =>
      sql`insert into crash_report (id, email, kind, text) values (${newId()}, '', 'test', '')`.execute(services.db);

    let backUp = start();
    await backUp();
    expect(made()).toEqual(['10:00']);
    clock.advance(20 * minutes);
    await backUp();
    expect(made()).toEqual(['10:00']);
    await change();
    await backUp();
    expect(made()).toEqual(['10:20', '10:00']);
    await change();
    clock.advance(14 * minutes);
    await backUp();
    // After a restart, the age of the newest backup comes from its name.
    backUp = start();
    await backUp();
    expect(made()).toEqual(['10:20', '10:00']);
    clock.advance(minutes);
    await backUp();
    expect(made()).toEqual(['10:35', '10:20', '10:00']);
  });

  test('the backup job makes no further backup when only the progress of jobs has changed', async () => {
    const { services } = open;
    rmSync(join(services.config.dataDir, 'backups'), { recursive: true });
    const clock = createFakeClock(Date.parse('2026-11-21T10:00:00Z'));
    const backUp = createBackUp({ ...services, now: clock.now }, { copyTo });
    await backUp();
    clock.advance(20 * minutes);
    await analyze(services.db);
    await rollUpEvents(services.db);
    await backUp();
    expect(listBackups(services.config.dataDir)).toHaveLength(1);
  });

  test('the backup job continues when the clock is set back', async () => {
    const { services } = open;
    rmSync(join(services.config.dataDir, 'backups'), { recursive: true });
    const clock = createFakeClock(Date.parse('2026-11-21T10:00:00Z'));
    const backUp = createBackUp({ ...services, now: clock.now }, { copyTo });
    await backUp();
    clock.advance(-1_440 * minutes);
    await sql`insert into crash_report (id, email, kind, text) values (${newId()}, '', 'test', '')`.execute(
      services.db,
    );
    await backUp();
    expect(listBackups(services.config.dataDir)).toHaveLength(2);
  });

  test('the backup job does nothing for a PostgreSQL server', async () => {
    const { services } = open;
    const before = listBackups(services.config.dataDir);
    await createBackUp(services, { copyTo: undefined })();
    expect(listBackups(services.config.dataDir)).toEqual(before);
  });
});
