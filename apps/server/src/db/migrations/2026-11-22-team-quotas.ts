import type { Migration } from './migration.ts';

type Statement = 'insert' | 'update';

/** A table whose rows count for their team, and the bytes of one row as SQL; `ROW` is replaced by the row. */
interface CountedTable {
  readonly name: string;
  readonly bytes: string;
  /** The statements that fail in a full team. Jobs update rows of test runs, where nobody would read a refusal. */
  readonly refused: readonly Statement[];
}

const both: readonly Statement[] = ['insert', 'update'];

/** `octet_length` reads the length of a long value from its header, without unpacking the value. */
const countedTables: readonly CountedTable[] = [
  {
    name: 'item',
    bytes: 'octet_length(ROW.draft) + octet_length(ROW.display_name) + coalesce(octet_length(ROW.detached), 0)',
    refused: both,
  },
  { name: 'item_version', bytes: 'octet_length(ROW.content) + octet_length(ROW.description)', refused: both },
  { name: 'project_event', bytes: 'octet_length(ROW.event)', refused: both },
  { name: 'project_secret', bytes: 'octet_length(ROW.sealed) + octet_length(ROW.property)', refused: both },
  { name: 'graph_layout', bytes: 'octet_length(ROW.positions)', refused: both },
  { name: 'release', bytes: 'octet_length(ROW.content) + octet_length(ROW.versions)', refused: both },
  { name: 'replacement', bytes: 'octet_length(ROW.changes)', refused: both },
  { name: 'comment', bytes: 'octet_length(ROW.text) + octet_length(ROW.mentions)', refused: both },
  {
    name: 'test_run',
    bytes: 'coalesce(octet_length(ROW.source), 0) + coalesce(octet_length(ROW.coverage), 0)',
    refused: ['insert'],
  },
  {
    name: 'test_result',
    bytes:
      'octet_length(ROW.content) + octet_length(ROW.message) + coalesce(octet_length(ROW.visits), 0) + coalesce(octet_length(ROW.outcome), 0)',
    refused: ['insert'],
  },
];

/** The bytes of a row without its texts: keys, times and index entries. */
const rowBytes = 100;

const sizeOf = ({ bytes }: CountedTable, row: string) => `(${rowBytes} + ${bytes.replaceAll('ROW', row)})::bigint`;

/** The triggers of a table. They add up what each statement changes and lock nothing. */
function countTable(table: CountedTable): string {
  const { name, refused } = table;
  const added = `select team_id, ${sizeOf(table, 'added')} as bytes from added`;
  const removed = `select team_id, -${sizeOf(table, 'removed')} as bytes from removed`;
  const count = (statement: Statement | 'delete', rows: string) => `
create function count_${name}_${statement}() returns trigger language plpgsql as $$
declare change record;
begin
  for change in select team_id, sum(bytes)::bigint as bytes from (${rows}) changed group by team_id having sum(bytes) <> 0 loop
    perform add_team_bytes(change.team_id, change.bytes, ${refused.some((each) => each === statement)});
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
  for each row execute function store_team_bytes();`;
}

/**
 * The bytes that each team stores, counted by the transaction that writes them.
 *
 * A statement adds its difference to a setting of the transaction. The first deferred trigger, at the commit, adds the
 * sum to the row of the team: the row is locked last and only while committing, so writers of a team cannot block each
 * other in a circle, and the second of two simultaneous writers sees the first. Whatever writes is counted, also
 * cascades and purges. See docs/decisions/2026-11-22-team-quotas.md.
 */
export const teamQuotas: Migration = {
  name: '2026-11-22-team-quotas',
  sql: `
create table team_usage (
  team_id uuid primary key references team (id) on delete cascade,
  bytes bigint not null default 0,
  recounts integer not null default 0,     -- how often a job compared the bytes with the rows
  recounted_at timestamptz not null default now()
) with (fillfactor = 50);                  -- room for new versions of a row in its page
create index team_usage_recount on team_usage (recounted_at);

-- One row with the limit of every team in bytes; null for none. A server writes its setting here when it starts.
create table team_quota (
  is_only boolean primary key default true check (is_only),
  bytes bigint
);

create function add_team_bytes(team uuid, change bigint, is_refused boolean) returns void language plpgsql as $$
declare
  pending jsonb := coalesce(nullif(current_setting('confab.team_bytes', true), '')::jsonb, '{}');
begin
  pending := pending || jsonb_build_object(team::text, coalesce((pending ->> team::text)::bigint, 0) + change);
  perform set_config('confab.team_bytes', pending::text, true);
  if is_refused and change > 0 then perform set_config('confab.has_grown', 'on', true); end if;
end $$;

create function store_team_bytes() returns trigger language plpgsql as $$
declare
  pending text := nullif(current_setting('confab.team_bytes', true), '');
  change record;
  total bigint;
begin
  if pending is null then return null; end if;
  perform set_config('confab.team_bytes', '', true);
  for change in select key::uuid as team_id, value::bigint as bytes from jsonb_each_text(pending::jsonb) order by key loop
    continue when change.bytes = 0;
    update team_usage set bytes = bytes + change.bytes where team_id = change.team_id returning bytes into total;
    if not found then
      -- A team that is being deleted takes its row along.
      insert into team_usage as used (team_id, bytes) select id, change.bytes from team where id = change.team_id
        on conflict (team_id) do update set bytes = used.bytes + excluded.bytes returning bytes into total;
    end if;
    if change.bytes > 0
      and current_setting('confab.has_grown', true) = 'on'
      and coalesce(current_setting('confab.ignores_quota', true), '') <> 'on'
      and total > (select bytes from team_quota)
    then
      raise exception 'The team has used up its storage.' using errcode = 'CQ001';
    end if;
  end loop;
  return null;
end $$;

-- What a team stores, by table; for the first count and for recounts.
create view team_stored as
${countedTables.map((table) => `  select '${table.name}' as name, team_id, ${sizeOf(table, table.name)} as bytes from ${table.name}`).join(' union all\n')};
${countedTables.map(countTable).join('\n')}

insert into team_usage (team_id, bytes) select team_id, sum(bytes) from team_stored group by team_id;
`,
};
