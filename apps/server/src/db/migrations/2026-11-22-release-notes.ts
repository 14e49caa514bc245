import type { Migration } from './migration.ts';

/** The notes of a release, the problems it was published with, and the reasons to publish it anyway. */
export const releaseNotes: Migration = {
  name: '2026-11-22-release-notes',
  sql: `
alter table release add column notes text not null default '';
alter table release add column error_count integer;   -- null for a release from before problems were counted
alter table release add column warning_count integer;
alter table release add column overrides text not null default '[]'; -- JSON: why it was published in spite of its errors
`,
};
