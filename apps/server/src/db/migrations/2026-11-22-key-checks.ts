import type { Migration } from './migration.ts';

/**
 * Makes checks of foreign keys, and reads of one row, use the unique indexes.
 *
 * In a small table all indexes that begin with the team cost the same, and PostgreSQL kept a plan that read all items
 * of the team for each row that refers to one: duplicating a project took time quadratic in its nodes. With a condition
 * on the project, an index fits only statements that name one.
 */
export const keyChecks: Migration = {
  name: '2026-11-22-key-checks',
  sql: `
drop index item_of_project;
create index item_of_project on item (team_id, project_id, kind) where project_id is not null;
drop index item_counts;
create index item_counts on item (team_id, project_id, kind) where deleted_at is null and project_id is not null;

-- Retention goes through all projects in the order of their ids.
create index item_project_ids on item (id) where kind = 'project';

drop index test_run_of_project;
drop index test_run_of_target;
create index test_run_of_project on test_run (team_id, project_id, started_at desc) where project_id is not null;
create index test_run_of_target on test_run (team_id, target_project_id, started_at desc)
  where target_project_id is not null;
`,
};
