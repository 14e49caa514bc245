import type { Migration } from './migration.ts';

/** The folder of the project list that a project is in. */
export const projectFolders: Migration = {
  name: '2026-11-22-project-folders',
  sql: `
alter table item add column folder text not null default '';   -- only of projects; '' for none
`,
};
