import type { Migration } from '../migration.ts';

/** A session that was handed over has the age of its sign-in; its owner sees its own beginning. */
export const sessionStarts: Migration = {
  name: '2026-11-29-session-starts',
  sql: `
alter table session add column started_at timestamptz not null default now();   -- when the session began in its browser
update session set started_at = created_at;
`,
};
