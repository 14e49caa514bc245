import type { Migration } from '../migration.ts';

/** Columns of a project's events that histories query: the type, the item, and the version that a save made. */
export const history: Migration = {
  name: '2026-11-21-history',
  sql: `
alter table project_event
  add column type text generated always as (substring(event from '^\\{"Type":"(\\w+)"')) stored,
  add column version integer generated always as (
    case when event like '{"Type":"itemSaved"%' or event like '{"Type":"rolledBack"%'
      then substring(event from '"Version":(\\d+)')::integer end
  ) stored;

-- Edits of a project's own values, and of what lost a connection, were stored without their item.
update project_event set item_id = coalesce(
  nullif(substring(event from '"WorkflowId":[^,]*,"NodeId":"([0-9a-f-]{36})"'), '00000000-0000-0000-0000-000000000000')::uuid,
  nullif(substring(event from '"ProjectId":[^,]*,"WorkflowId":"([0-9a-f-]{36})"'), '00000000-0000-0000-0000-000000000000')::uuid,
  project_id
) where item_id is null and type = 'edited';

create index project_event_item on project_event (item_id, seq) where item_id is not null;
create index project_event_mark on project_event (project_id, seq)
  where type in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack');
create index project_event_item_mark on project_event (item_id, seq)
  where type in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack');
create index project_event_save on project_event (item_id, version) where type = 'itemSaved';
`,
};
