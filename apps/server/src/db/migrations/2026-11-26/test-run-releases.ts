import type { Migration } from '../migration.ts';

/**
 * The release that a run tests, so that it reads the files of that release whatever is published while it runs. Runs that are
 * open when this step runs get the release that is on their stage.
 */
export const testRunReleases: Migration = {
  name: '2026-11-26-test-run-releases',
  sql: `
alter table test_run
  add column release_id uuid;              -- null for saves and drafts, which show the newest files

update test_run set release_id = stage.release_id
from release_stage stage
where stage.team_id = test_run.team_id and stage.project_id = test_run.target_project_id and stage.stage = test_run.stage
  and test_run.state = 'Running';
`,
};
