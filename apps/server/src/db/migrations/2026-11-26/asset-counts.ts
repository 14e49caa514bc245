import type { Migration } from '../migration.ts';

/** The rows of a transition table with the number that each adds to its folder. Deleted files do not count. */
const added = 'select team_id, place, extension, 1 as files from added where deleted_at is null';
const removed = 'select team_id, place, extension, -1 as files from removed where deleted_at is null';

const count = (statement: 'insert' | 'update' | 'delete', rows: string) => `
create function count_assets_${statement}() returns trigger language plpgsql as $$
declare change record;
begin
  for change in
    select team_id, place, extension, sum(files)::integer as files from (${rows}) changed
    group by team_id, place, extension having sum(files) <> 0 order by team_id, place, extension
  loop
    perform add_asset_count(change.team_id, change.place, change.extension, change.files);
  end loop;
  return null;
end $$;`;

/**
 * The number of files of each folder and extension, counted by the statements that change them: counting 50,000 files
 * took longer than reading a page of them. Also adds an index for the order by date; the order by name uses the index
 * of names.
 */
export const assetCounts: Migration = {
  name: '2026-11-26-asset-counts',
  sql: `
create table asset_count (
  team_id uuid not null references team (id) on delete cascade,
  place uuid not null,                     -- as in asset
  extension text not null,
  files integer not null,
  primary key (team_id, place, extension)
) with (fillfactor = 50);                  -- room for new versions of a row in its page

create function add_asset_count(team uuid, of_place uuid, of_extension text, change integer)
returns void language plpgsql as $$
declare total integer;
begin
  update asset_count set files = files + change
    where team_id = team and place = of_place and extension = of_extension returning files into total;
  -- A folder that is emptied or deleted leaves no rows.
  if total = 0 then
    delete from asset_count where team_id = team and place = of_place and extension = of_extension;
  elsif not found and change > 0 then
    -- A team that is being deleted takes its rows along, so that less is never stored as a new row.
    insert into asset_count as counted (team_id, place, extension, files) values (team, of_place, of_extension, change)
      on conflict (team_id, place, extension) do update set files = counted.files + excluded.files;
  end if;
end $$;
${count('insert', added)}
${count('update', `${added} union all ${removed}`)}
${count('delete', removed)}
create trigger count_assets_insert after insert on asset referencing new table as added
  for each statement execute function count_assets_insert();
create trigger count_assets_update after update on asset referencing new table as added old table as removed
  for each statement execute function count_assets_update();
create trigger count_assets_delete after delete on asset referencing old table as removed
  for each statement execute function count_assets_delete();

insert into asset_count (team_id, place, extension, files)
select team_id, place, extension, count(*) from asset where deleted_at is null group by team_id, place, extension;

create index asset_changed on asset (place, updated_at) where deleted_at is null;
`,
};
