import { generalMessages, projectCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countItems } from '../../core/items/items.repository.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { waitingMax } from './limit-waiting.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();

async function countProjects({ teamId }: TestPerson): Promise<number> {
  return countItems(app.services.db, { teamId, kind: 'project' });
}

describe('a call while the database is busy', () => {
  test.each([
    ['is canceled after the statement timeout', '57014'],
    ['waits too long for a lock', '55P03'],
    ['cannot be serialized', '40001'],
    ['meets a deadlock', '40P01'],
    ['loses its connection', '08006'],
    ['meets a restart', '57P01'],
  ])('a call whose statement %s answers 503 with Retry-After and stores nothing', async (_name, code) => {
    const person = await aPerson(app);
    await sql`
      create or replace function fail_as_busy() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'secret words' using errcode = '${code}'; end`,
      )}`.execute(app.services.db);
    await sql`create trigger fail_as_busy before insert on graph_layout execute function fail_as_busy()`.execute(
      app.services.db,
    );
    const create = () =>
      app.app.inject({
        method: 'POST',
        url: projectCalls.create.path,
        headers: { 'client-token': person.token },
        payload: { TeamId: person.teamId, DisplayName: 'Weather', ProjectType: 'Pro' },
      });
    const refused = await create();
    await sql`drop trigger fail_as_busy on graph_layout`.execute(app.services.db);
    expect(refused.json()).toEqual({
      Success: false,
      ErrorMessage: generalMessages.serverBusy,
      MessageName: 'generalMessages.serverBusy',
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(app.readLog()).toContain('secret words');
    expect((await create()).statusCode).toBe(200);
    expect(await countProjects(person)).toBe(1);
  });

  test('a call answers 503 at once while the queue for a database connection is full, and a later call is answered', async () => {
    const person = await aPerson(app);
    const list = () =>
      app.app.inject({ method: 'GET', url: projectCalls.list.path, headers: { 'client-token': person.token } });
    const { pool } = app.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = Array.from({ length: waitingMax }, async () => (await pool.connect()).release());
    expect(pool.waitingCount).toBe(waitingMax);
    const refused = await list();
    for (const connection of held) connection.release();
    await Promise.all(waiting);
    expect(refused.json()).toEqual({
      Success: false,
      ErrorMessage: generalMessages.serverBusy,
      MessageName: 'generalMessages.serverBusy',
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await list()).statusCode).toBe(200);
  });
});
