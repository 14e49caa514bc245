import type { Migration } from '../migration.ts';

/** Limits of single teams, which the staff sets; without one, the default limit applies. */
export const teamLimits: Migration = {
  name: '2026-11-25-team-limits',
  sql: `
create table team_limit (
  team_id uuid primary key references team (id) on delete cascade,
  bytes bigint not null check (bytes > 0)
);

create or replace function store_team_bytes() returns trigger language plpgsql as $$
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
      and total > coalesce(
        (select bytes from team_limit where team_id = change.team_id), (select bytes from team_quota))
    then
      raise exception 'The team has used up its storage.' using errcode = 'CQ001';
    end if;
  end loop;
  return null;
end $$;
`,
};
