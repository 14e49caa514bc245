import type { Migration } from './migration.ts';

/** What keeps reads, sweeps and purges bounded in a large database: events know their workflow, and times have indexes. */
export const growthIndexes: Migration = {
  name: '2026-11-22-growth-indexes',
  sql: `
-- The workflow of the event's item, or the item itself when it is a workflow: the history of a workflow reads by it.
alter table project_event add column workflow_id uuid;
update project_event set workflow_id = case when item.kind in ('workflow', 'llama') then item.id else item.workflow_id end
  from item
  where item.id = project_event.item_id and item.kind <> 'project'
    and project_event.type in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack');
create index project_event_workflow_mark on project_event (workflow_id, seq)
  where workflow_id is not null and type in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack');

-- The last save and the last addition or deletion of an item are one row each, however many others there are.
create index project_event_item_save on project_event (item_id, seq) include (version) where type = 'itemSaved';
create index project_event_item_fate on project_event (item_id, seq) where type in ('itemAdded', 'itemDeleted');
create index project_event_item_edit on project_event (item_id, seq) where type in ('edited', 'itemReplaced');
create index project_event_version on project_event (item_id, version, seq) where type = 'itemSaved';
create index project_event_added on project_event (project_id, seq) where type = 'itemAdded';
drop index project_event_item_mark;
drop index project_event_item;
drop index project_event_save;

-- Retention asks whether an item was rolled back between two saves.
create index project_event_rollback on project_event (project_id, created_at) where type = 'rolledBack';

-- How far the history of a project has been thinned; no row while it is complete.
create table history_retention (
  project_id uuid primary key,
  team_id uuid not null,
  thinned_seq bigint not null,             -- events up to this number have been thinned
  thinned_until timestamptz not null,      -- the start of the first day that is complete
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);

-- Lists of one kind of item, which are short where a project has thousands of nodes.
create index item_workflows on item (team_id, project_id, sort_order, id) where kind in ('workflow', 'llama');
create index item_workflow_types on item (team_id, type) where kind in ('workflow', 'llama');
create index item_module_start on item (team_id, workflow_id) where type = 'StartModule';
create index item_counts on item (team_id, project_id, kind) where deleted_at is null;
create index item_dirty on item (team_id, project_id) where is_dirty;
create index item_order on item (team_id, workflow_id, kind, sort_order) where workflow_id is not null;

-- Sweeps find expired rows by their time.
create index session_seen on session (last_seen_at);
create index session_age on session (created_at);
create index device_age on device (last_used_at);
create index account_unverified on account (created_at) where not is_verified;
create index outbox_mail_age on outbox_mail (created_at);
create index audit_age on audit (at);

-- Deleting a row looks up the rows that refer to it.
create index ticket_session on ticket (session_id) where session_id is not null;
create index simulator_session_account on simulator_session (account_id);
create index release_stage_release on release_stage (release_id);
create index feedback_account on feedback (account_id) where account_id is not null;
create index crash_report_account on crash_report (account_id) where account_id is not null;
create index team_invitation_inviter on team_invitation (invited_by) where invited_by is not null;
`,
};
