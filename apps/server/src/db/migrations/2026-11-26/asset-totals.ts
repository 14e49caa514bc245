import type { Migration } from '../migration.ts';

/** The number of files of each team, which every upload compares with the most that a library may have: counting read all of them. */
export const assetTotals: Migration = {
  name: '2026-11-26-asset-totals',
  sql: `
create table asset_total (
  team_id uuid primary key references team (id) on delete cascade,
  files integer not null                   -- deleted ones too, until they are purged
) with (fillfactor = 50);                  -- room for new versions of a row in its page

create function count_team_assets() returns trigger language plpgsql as $$
declare change record;
begin
  for change in select team_id, count(*)::integer as files from changed group by team_id order by team_id loop
    if tg_op = 'INSERT' then
      insert into asset_total as counted (team_id, files) values (change.team_id, change.files)
        on conflict (team_id) do update set files = counted.files + excluded.files;
    else
      -- A team that is being deleted takes its row along.
      update asset_total set files = files - change.files where team_id = change.team_id;
    end if;
  end loop;
  return null;
end $$;
create trigger count_team_assets_insert after insert on asset referencing new table as changed
  for each statement execute function count_team_assets();
create trigger count_team_assets_delete after delete on asset referencing old table as changed
  for each statement execute function count_team_assets();

insert into asset_total (team_id, files) select team_id, count(*) from asset group by team_id;
`,
};
