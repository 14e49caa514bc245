import type { Migration } from '../migration.ts';

/** Comment threads and test runs of items that were moved to another project, and the links to them, follow their items. */
export const movedItems: Migration = {
  name: '2026-11-29-moved-items',
  sql: `
update comment_thread thread set project_id = item.project_id
from item
where item.team_id = thread.team_id and item.id = thread.item_id and item.project_id <> thread.project_id;

update notification set link = regexp_replace(link, '^/projects/[^?]*', '/projects/' || thread.project_id)
from comment join comment_thread thread on thread.team_id = comment.team_id and thread.id = comment.thread_id
where comment.id = notification.comment_id and link not like '/projects/' || thread.project_id || '?%';

update test_run run set project_id = item.project_id
from item
where item.team_id = run.team_id and item.id = run.workflow_id and item.project_id <> run.project_id;
`,
};
