import { sql } from 'kysely';
import type { TestApp } from '../open-test-app.ts';

const tableNames = new WeakMap<TestApp, readonly string[]>();

/**
 * Hashes all rows of a team in all tables with rows of teams.
 *
 * The audit is left out, because refused requests add rows to it.
 */
export async function hashTeam(test: TestApp, teamId: string): Promise<string> {
  const names = tableNames.get(test) ?? (await listTeamTables(test));
  tableNames.set(test, names);
  const hashes = [...names, 'team'].map((name) => {
    const key = sql.ref(name === 'team' ? 'id' : 'team_id');
    return sql`select ${name} || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
      from ${sql.table(name)} t where ${key} = ${teamId}`;
  });
  const { rows } = await sql<{ hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(test.services.db);
  return rows.map(({ hash }) => hash).join('\n');
}

async function listTeamTables({ services }: TestApp): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'team_id' and table_name <> 'audit'
    order by table_name`.execute(services.db);
  return rows.map(({ name }) => name);
}
