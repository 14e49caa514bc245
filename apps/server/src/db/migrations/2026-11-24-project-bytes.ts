import type { Migration } from './migration.ts';

/** The rows of a transition table with the bytes that each adds to its project. Deleted items do not count. */
const added = 'select project_id, octet_length(draft)::bigint as bytes from added where deleted_at is null';
const removed = 'select project_id, -octet_length(draft)::bigint as bytes from removed where deleted_at is null';

const count = (statement: 'insert' | 'update' | 'delete', rows: string) => `
create function count_project_${statement}() returns trigger language plpgsql as $$
declare change record;
begin
  for change in
    select project_id, sum(bytes)::bigint as bytes from (${rows}) changed
    group by project_id having sum(bytes) <> 0 order by project_id
  loop
    perform add_project_bytes(change.project_id, change.bytes);
  end loop;
  return null;
end $$;`;

/**
 * The bytes of each project's values, counted by the statements that write them.
 *
 * Unlike the bytes of a team, they are stored at once: a request that writes items of a project has locked the
 * project's row before. So a statement over the limit of a project fails immediately, and not at the commit after all
 * the work. One row shows how large a copy of the project would be.
 */
export const projectBytes: Migration = {
  name: '2026-11-24-project-bytes',
  sql: `
create table project_usage (
  project_id uuid primary key references item (id) on delete cascade,
  team_id uuid not null references team (id) on delete cascade,
  bytes bigint not null
) with (fillfactor = 50);                  -- room for new versions of a row in its page
create index project_usage_team on project_usage (team_id);

-- The limit of every project in bytes; null for none. A server writes it here when it starts.
alter table team_quota add column project_bytes bigint;

create function add_project_bytes(project uuid, change bigint) returns void language plpgsql as $$
declare total bigint;
begin
  update project_usage set bytes = bytes + change where project_id = project returning bytes into total;
  if not found then
    -- A project that is being deleted takes its row along.
    insert into project_usage as used (project_id, team_id, bytes) select id, team_id, change from item where id = project
      on conflict (project_id) do update set bytes = used.bytes + excluded.bytes returning bytes into total;
  end if;
  if change > 0
    and total > (select project_bytes from team_quota)
    and coalesce(current_setting('confab.ignores_quota', true), '') <> 'on'
    -- What replaces content may pass the limit in between; the server compares the result.
    and coalesce(current_setting('confab.project_is_later', true), '') <> 'on'
  then
    raise exception 'The project has too much content.' using errcode = 'CQ002';
  end if;
end $$;
${count('insert', added)}
${count('update', `${added} union all ${removed}`)}
${count('delete', removed)}
create trigger count_project_insert after insert on item referencing new table as added
  for each statement execute function count_project_insert();
create trigger count_project_update after update on item referencing new table as added old table as removed
  for each statement execute function count_project_update();
create trigger count_project_delete after delete on item referencing old table as removed
  for each statement execute function count_project_delete();

insert into project_usage (project_id, team_id, bytes)
select project.id, project.team_id, coalesce(sum(octet_length(item.draft)) filter (where item.deleted_at is null), 0)
from item project join item on item.project_id = project.id
where project.kind = 'project'
group by project.id, project.team_id;
`,
};
