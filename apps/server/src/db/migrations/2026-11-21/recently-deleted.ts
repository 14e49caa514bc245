import type { Migration } from '../migration.ts';

/** What a purge of deleted items looks up for each: everything that hangs below it, whatever its kind. */
export const recentlyDeleted: Migration = {
  // Databases have recorded this name, so it stays although the file is called otherwise.
  name: '2026-11-21-bin',
  sql: `
create index item_below_workflow on item (team_id, workflow_id) where workflow_id is not null;
drop index item_of_workflow;
create index simulator_session_project on simulator_session (project_id);
create index chat_session_project on chat_session (project_id);
`,
};
