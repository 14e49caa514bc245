import {
  type AccountId,
  type ItemId,
  type ProjectId,
  type ReleaseId,
  type TeamId,
  type WorkflowId,
  toJsonText,
} from '@confab/model';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { camelCase } from './camel-case.ts';
import type { Tables } from './tables.ts';
import { acrossTeams, TenantGuard, UnguardedStatement } from './tenant-guard.ts';
import type { FrozenSource } from './stored-shapes.ts';
import type { PackedJson } from './packed-json.ts';

// Statements are not run here: the tests only check whether the guard lets them pass.
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new TenantGuard(), camelCase],
});
type Db = typeof db;
const [t, u] = ['t' as TeamId, 'u' as TeamId];
const i = 'i' as ItemId;
const release = {
  id: 'r' as ReleaseId,
  teamId: t,
  projectId: 'p' as ProjectId,
  number: 1,
  createdBy: 'a' as AccountId,
  versions: toJsonText({}),
  content: Buffer.of() as Uint8Array as PackedJson<FrozenSource>,
};
const layout = { workflowId: 'w' as WorkflowId, teamId: t, positions: toJsonText([]) };

const bound: Record<string, (on: Db) => { execute(executor: Db): unknown } | { execute(): unknown }> = {
  'a read': (on) => on.selectFrom('item').select('id').where('teamId', '=', t).where('id', '=', i),
  'a read of several teams': (on) => on.selectFrom('item').select('id').where('teamId', 'in', [t, u]),
  'a read under another name': (on) => on.selectFrom('item as i').select('i.id').where('i.teamId', '=', t),
  'a join along the keys': (on) =>
    on
      .selectFrom('item')
      .innerJoin('itemVersion', 'itemVersion.itemId', 'item.id')
      .select('item.id')
      .where('item.teamId', '=', t),
  'a join on the team': (on) =>
    on.selectFrom('teamMember').innerJoin('item', 'item.teamId', 'teamMember.teamId').select('item.id'),
  'a read inside a read': (on) =>
    on
      .selectFrom('team')
      .select(({ selectFrom }) =>
        selectFrom('item').select('id').whereRef('item.teamId', '=', 'team.id').limit(1).as('any'),
      ),
  'a change': (on) =>
    on
      .updateTable('item')
      .set({ draft: toJsonText({}) })
      .where('teamId', '=', t),
  'a removal': (on) => on.deleteFrom('release').where('teamId', '=', t),
  'an insert': (on) => on.insertInto('release').values(release),
  'an upsert of a row of the team': (on) =>
    on
      .insertInto('graphLayout')
      .values(layout)
      .onConflict((conflict) =>
        conflict
          .column('workflowId')
          .doUpdateSet({ positions: toJsonText([]) })
          .where('graphLayout.teamId', '=', t),
      ),
  'an insert that leaves what is there': (on) =>
    on
      .insertInto('graphLayout')
      .values(layout)
      .onConflict((conflict) => conflict.doNothing()),
  'written SQL': () => sql`update item set draft = '' where team_id = ${'t'}`,
  'SQL of other tables': () => sql`delete from outbox_mail`,
  'a table that no team owns': (on) => on.selectFrom('account').selectAll(),
};

const unbound: typeof bound = {
  'a read by id alone': (on) => on.selectFrom('item').select('id').where('id', '=', i),
  'a read of everything': (on) => on.selectFrom('projectEvent').selectAll(),
  'an or that lets others in': (on) =>
    on
      .selectFrom('item')
      .select('id')
      .where(({ or, eb }) => or([eb('teamId', '=', t), eb('id', '=', i)])),
  'a team that it is not': (on) => on.selectFrom('item').select('id').where('teamId', '<>', t),
  'a team that is only selected': (on) => on.selectFrom('item').select('teamId').where('id', '=', i),
  'a join by id alone': (on) =>
    on
      .selectFrom('releaseStage')
      .innerJoin('item', 'item.id', 'releaseStage.projectId')
      .select('item.id')
      .where('item.id', '=', i),
  'a read inside a bound read': (on) =>
    on
      .selectFrom('item')
      .select('id')
      .where('teamId', '=', t)
      .where(({ exists, selectFrom }) => exists(selectFrom('release').select('id'))),
  'a read in a with': (on) =>
    on
      .with('all', (part) => part.selectFrom('item').select('id'))
      .selectFrom('all')
      .selectAll(),
  'a change by id alone': (on) => on.updateTable('item').set({ teamId: t }).where('id', '=', i),
  'a removal by id alone': (on) => on.deleteFrom('release').where('id', '=', 'r' as ReleaseId),
  'an upsert that takes whosever row is there': (on) =>
    on
      .insertInto('graphLayout')
      .values(layout)
      .onConflict((conflict) => conflict.column('workflowId').doUpdateSet({ positions: toJsonText([]) })),
  'written SQL': () => sql`delete from channel_session where updated_at < now()`,
  'written SQL inside a statement': (on) =>
    on.selectFrom('team').select(sql<number>`(select count(*) from item)`.as('count')),
};

/** Runs raw SQL on the given database; a built statement already has its database. */
function run(on: Db, make: (typeof bound)[string]): Promise<unknown> {
  const statement = make(on);
  return (statement.execute as (executor: Db) => Promise<unknown>).call(statement, on);
}

describe('the tenant guard (TEN-1)', () => {
  test.each(Object.entries(bound))('the tenant guard allows %s', async (_, make) => {
    await expect(run(db, make)).resolves.toBeDefined();
  });

  test.each(Object.entries(unbound))('the tenant guard stops %s', async (_, make) => {
    await expect(run(db, make)).rejects.toThrow(UnguardedStatement);
  });

  test.each(Object.entries(unbound))('acrossTeams allows %s', async (_, make) => {
    await expect(run(acrossTeams(db), make)).resolves.toBeDefined();
  });

  test('the tenant guard works inside a transaction, and acrossTeams turns it off there', async () => {
    await db.transaction().execute(async (trx) => {
      await expect(trx.selectFrom('item').selectAll().execute()).rejects.toThrow(UnguardedStatement);
      await expect(acrossTeams(trx).selectFrom('item').selectAll().execute()).resolves.toEqual([]);
    });
  });

  test('the error names the table and explains how to fix the statement', async () => {
    await expect(db.selectFrom('item').selectAll().execute()).rejects.toThrow(
      'A statement on item has no condition on its team. Add one, or use acrossTeams(db) with a comment that says why.',
    );
  });
});
