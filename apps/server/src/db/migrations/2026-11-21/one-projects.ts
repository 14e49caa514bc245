import type { Migration } from '../migration.ts';

/** The llamas and pages of One projects; a page hangs below its llama as a node does below its workflow. */
export const oneProjects: Migration = {
  name: '2026-11-21-one-projects',
  sql: `
alter table item drop constraint item_kind_check;
alter table item add constraint item_kind_check check (kind in ('project', 'workflow', 'node', 'llama', 'page'));
`,
};
