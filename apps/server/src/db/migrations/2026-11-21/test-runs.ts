import type { Migration } from '../migration.ts';

/** Runs of test cases and the result of each case; the results are also the queue of the job. */
export const testRuns: Migration = {
  name: '2026-11-21-test-runs',
  sql: `
create table test_run (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,                -- where the cases stand
  target_project_id uuid not null,         -- what they talk to
  workflow_id uuid not null,               -- the TestRun or TestSuite that was run
  display_name text not null,
  number integer not null,
  stage text not null,
  state text not null default 'Running' check (state in ('Running', 'Done', 'Cancelled')),
  started_by uuid not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  round integer not null default 1,        -- one more with each repetition of cases: each freezes the project anew
  source bytea,                            -- the engine's source, deflated JSON, while something is to be run
  coverage text,
  unique (team_id, id),
  unique (workflow_id, number),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade,
  foreign key (team_id, target_project_id) references item (team_id, id) on delete cascade
);
create index test_run_of_project on test_run (team_id, project_id, started_at desc);
create index test_run_of_target on test_run (team_id, target_project_id, started_at desc);

create table test_result (
  id uuid primary key,
  team_id uuid not null,
  run_id uuid not null,
  place integer not null,
  node_id uuid not null,
  case_id uuid not null,
  case_name text not null,
  suite_name text not null,
  step_count integer not null,
  content text not null,                   -- the case as it stood, JSON
  state text not null default 'Queued'
    check (state in ('Queued', 'Running', 'Passed', 'Failed', 'Error', 'Cancelled')),
  attempt integer not null default 1,
  claims integer not null default 0,       -- how often a process has begun this attempt
  claimed_by uuid,
  lease_until timestamptz,
  milliseconds integer not null default 0,
  message text not null default '',
  visits text,                             -- what it went through, JSON
  outcome bytea,                           -- every step with its trace, deflated JSON
  unique (run_id, place),
  foreign key (team_id, run_id) references test_run (team_id, id) on delete cascade
);
create index test_result_to_do on test_result (team_id, run_id, place) where state in ('Queued', 'Running');
`,
};
