import type { Migration } from '../migration.ts';

/** Finds the test runs of all teams by their state, for the staff. */
export const testRunQueue: Migration = {
  name: '2026-11-25-test-run-queue',
  sql: `
create index test_run_state on test_run (state, started_at desc, id desc);
`,
};
