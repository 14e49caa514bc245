import type { Migration } from '../migration.ts';

/** A table of conversations, and the bytes of one row as SQL; `ROW` is replaced by the row. */
interface CountedTable {
  readonly name: string;
  readonly bytes: string;
}

const countedTables: readonly CountedTable[] = [
  { name: 'channel_session', bytes: '200 + octet_length(ROW.state)' },
  { name: 'channel_turn', bytes: '100 + coalesce(octet_length(ROW.said), 0) + octet_length(ROW.answer)' },
  { name: 'simulator_session', bytes: '200 + octet_length(ROW.state)' },
  { name: 'simulator_turn', bytes: '100 + octet_length(ROW.state)' },
];

const sizeOf = ({ bytes }: CountedTable, row: string) => `(${bytes.replaceAll('ROW', row)})::bigint`;

/** The triggers of a table. They add up what each statement changes and lock nothing. */
function countTable(table: CountedTable): string {
  const { name } = table;
  const added = `select team_id, ${sizeOf(table, 'added')} as bytes from added`;
  const removed = `select team_id, -${sizeOf(table, 'removed')} as bytes from removed`;
  const count = (statement: 'insert' | 'update' | 'delete', rows: string) => `
create function count_${name}_${statement}() returns trigger language plpgsql as $$
declare change record;
begin
  for change in select team_id, sum(bytes)::bigint as bytes from (${rows}) changed group by team_id having sum(bytes) <> 0 loop
    perform add_session_bytes(change.team_id, change.bytes);
  end loop;
  return null;
end $$;`;
  return `${count('insert', added)}
${count('update', `${added} union all ${removed}`)}
${count('delete', removed)}
create trigger count_insert after insert on ${name} referencing new table as added
  for each statement execute function count_${name}_insert();
create trigger count_update after update on ${name} referencing new table as added old table as removed
  for each statement execute function count_${name}_update();
create trigger count_delete after delete on ${name} referencing old table as removed
  for each statement execute function count_${name}_delete();
create constraint trigger store_bytes after insert or update or delete on ${name} deferrable initially deferred
  for each row execute function store_session_bytes();`;
}

/**
 * The bytes that the conversations of each team take, counted by the transaction that writes them and stored at its commit, as those
 * of the team's content are; and which conversations have ended, so that the oldest can make room.
 */
export const sessionBytes: Migration = {
  name: '2026-11-26-session-bytes',
  sql: `
alter table channel_session add column is_ended boolean not null default false;
alter table simulator_session add column is_ended boolean not null default false;
create index channel_session_room on channel_session (team_id, is_ended, updated_at);
create index simulator_session_room on simulator_session (team_id, is_ended, updated_at);

create table session_usage (
  team_id uuid primary key references team (id) on delete cascade,
  bytes bigint not null default 0
) with (fillfactor = 50);                  -- room for new versions of a row in its page

create function add_session_bytes(team uuid, change bigint) returns void language plpgsql as $$
declare
  pending jsonb := coalesce(nullif(current_setting('confab.session_bytes', true), '')::jsonb, '{}');
begin
  pending := pending || jsonb_build_object(team::text, coalesce((pending ->> team::text)::bigint, 0) + change);
  perform set_config('confab.session_bytes', pending::text, true);
end $$;

create function store_session_bytes() returns trigger language plpgsql as $$
declare
  pending text := nullif(current_setting('confab.session_bytes', true), '');
  change record;
begin
  if pending is null then return null; end if;
  perform set_config('confab.session_bytes', '', true);
  for change in select key::uuid as team_id, value::bigint as bytes from jsonb_each_text(pending::jsonb) order by key loop
    continue when change.bytes = 0;
    update session_usage set bytes = bytes + change.bytes where team_id = change.team_id;
    if not found then
      -- A team that is being deleted takes its row along.
      insert into session_usage as used (team_id, bytes) select id, change.bytes from team where id = change.team_id
        on conflict (team_id) do update set bytes = used.bytes + excluded.bytes;
    end if;
  end loop;
  return null;
end $$;
${countedTables.map(countTable).join('\n')}

insert into session_usage (team_id, bytes)
select team_id, sum(bytes) from (
${countedTables.map((table) => `  select team_id, ${sizeOf(table, table.name)} as bytes from ${table.name}`).join(' union all\n')}
) stored where team_id in (select id from team) group by team_id;
`,
};
