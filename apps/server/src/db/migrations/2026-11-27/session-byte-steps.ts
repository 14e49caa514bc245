import type { Migration } from '../migration.ts';

const tables = ['channel_session', 'channel_turn', 'simulator_session', 'simulator_turn'];
const statements = ['insert', 'update', 'delete'];

const dropTriggers = (table: string) => `
drop trigger store_bytes on ${table};
${statements.map((statement) => `drop trigger count_${statement} on ${table};\ndrop function count_${table}_${statement}();`).join('\n')}`;

const countDeletions = (table: string) => `
create trigger count_delete after delete on ${table} referencing old table as removed
  for each statement execute function count_deleted_sessions();
create constraint trigger store_bytes after delete on ${table} deferrable initially deferred
  for each row execute function store_session_bytes();`;

/**
 * The bytes of each conversation in its row, which every turn writes anyway, and those of a team as the sum of its conversations,
 * each in whole steps of 4,096 bytes: triggers on four tables added a fifth to the time of a turn. The server counts what it
 * writes; only deletions, many of which are cascades, are counted by triggers.
 */
export const sessionByteSteps: Migration = {
  name: '2026-11-27-session-byte-steps',
  sql: `
${tables.map(dropTriggers).join('\n')}

alter table channel_session add column bytes bigint not null default 0;
alter table simulator_session add column bytes bigint not null default 0;
update channel_session set bytes = 200 + octet_length(state) + coalesce((
  select sum(100 + coalesce(octet_length(said), 0) + octet_length(answer)) from channel_turn where session_hash = id_hash), 0);
update simulator_session set bytes = 200 + octet_length(state) + coalesce((
  select sum(100 + octet_length(state)) from simulator_turn turn where turn.session_id = simulator_session.id), 0);

create function round_session_bytes(bytes bigint) returns bigint language sql immutable
  return (bytes + 4095) / 4096 * 4096;

create function count_deleted_sessions() returns trigger language plpgsql as $$
declare change record;
begin
  for change in select team_id, sum(round_session_bytes(bytes))::bigint as bytes from removed group by team_id loop
    perform add_session_bytes(change.team_id, -change.bytes);
  end loop;
  return null;
end $$;

-- Only deletions come here. The row of a team that is being deleted goes with it.
create or replace function store_session_bytes() returns trigger language plpgsql as $$
declare
  pending text := nullif(current_setting('confab.session_bytes', true), '');
begin
  if pending is null then return null; end if;
  perform set_config('confab.session_bytes', '', true);
  -- The rows are locked in the order of their teams, so that no two transactions wait for each other.
  perform from session_usage where team_id in (select key::uuid from jsonb_each_text(pending::jsonb)) order by team_id for update;
  update session_usage used set bytes = used.bytes + change.value::bigint
    from jsonb_each_text(pending::jsonb) change where used.team_id = change.key::uuid;
  return null;
end $$;
${['channel_session', 'simulator_session'].map(countDeletions).join('\n')}

delete from session_usage;
insert into session_usage (team_id, bytes)
select team_id, sum(round_session_bytes(bytes)) from (
  select team_id, bytes from channel_session union all select team_id, bytes from simulator_session
) stored where team_id in (select id from team) group by team_id;
`,
};
