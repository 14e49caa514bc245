import type { Migration } from '../migration.ts';

/** Records for histories in which workflow an item was before it was moved to another one. */
export const workflowMoves: Migration = {
  name: '2026-11-29-workflow-moves',
  sql: `
alter table project_event add column left_workflow_id uuid;   -- the workflow that the item of the event left
create index project_event_item_leave on project_event (item_id, seq) where left_workflow_id is not null;
`,
};
