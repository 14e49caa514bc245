import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** The latest results of the test cases of a project. */
export interface TestSummary {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  /** When the oldest run among them began. */
  readonly oldestStart: Date;
}

/**
 * Counts the latest result of each test case that ran against a project: its last saves and drafts, or its beta.
 * Deleted cases do not count. Only the newest run of each suite and test run is read.
 *
 * @returns undefined when no case has run.
 */
export async function summarizeTests(
  db: Db,
  { teamId, projectId, source }: { teamId: TeamId; projectId: ProjectId; source: 'Alpha' | 'Beta' },
): Promise<TestSummary | undefined> {
  const stages = source === 'Beta' ? ['Beta'] : ['Draft', 'Alpha'];
  const { rows } = await sql<TestSummary>`
    with newest as (
      select distinct on (workflow_id) id, started_at from test_run
      where team_id = ${teamId} and target_project_id = ${projectId} and stage = any(${stages}::text[])
        and state <> 'Cancelled'
      order by workflow_id, started_at desc
    ), latest as (
      select distinct on (test_result.case_id) test_result.state, newest.started_at
      from newest
        join test_result on test_result.team_id = ${teamId} and test_result.run_id = newest.id
        join item on item.team_id = ${teamId} and item.id = test_result.case_id and item.deleted_at is null
      order by test_result.case_id, newest.started_at desc
    )
    select count(*)::int as total, (count(*) filter (where state = 'Passed'))::int as passed,
      (count(*) filter (where state in ('Failed', 'Error')))::int as failed, min(started_at) as oldest_start
    from latest
    having count(*) > 0`.execute(db);
  return rows[0];
}
