import type { QueuedJob } from '@confab/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { countUpTo } from './count-up-to.repository.ts';
import { limitOf, type JobPage, type QueueState } from './job-page.ts';

/** The database without the tenant guard: test runs of all teams. */
type All = Kysely<Tables>;

/** A run does not fail as a job, whatever its cases do; it can only be cancelled. */
const states = { Open: 'Running', Failed: 'Cancelled', Done: 'Done' } as const satisfies Record<QueueState, string>;

/** Test runs, newest first, with how many of their cases are done. */
export async function listTestRuns(all: All, state: QueueState, page: JobPage): Promise<QueuedJob[]> {
  const rows = await all
    .selectFrom('testRun')
    .innerJoin('team', 'team.id', 'testRun.teamId')
    .where('testRun.state', '=', states[state])
    .select(['testRun.id', 'testRun.displayName', 'testRun.number', 'testRun.stage', 'testRun.state', 'testRun.round'])
    .select(['testRun.startedAt', 'team.name as teamName'])
    .select([
      sql<number>`(select count(*) from test_result where team_id = test_run.team_id and run_id = test_run.id)`.as(
        'total',
      ),
      sql<number>`(select count(*) from test_result where team_id = test_run.team_id and run_id = test_run.id
        and state not in ('Queued', 'Running'))`.as('ended'),
    ])
    .orderBy('testRun.startedAt', 'desc')
    .orderBy('testRun.id', 'desc')
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(({ id, displayName, number, stage, round, startedAt, teamName, total, ended, ...row }) => ({
    id,
    kind: 'TestRun',
    state: row.state,
    title: `${displayName} ${number}`,
    detail: `${ended}/${total} · ${stage}`,
    teamName,
    attempts: round,
    lastError: '',
    lastErrorNames: [],
    createdUtc: startedAt.toISOString(),
    nextRunUtc: '',
    canRetry: false,
    canCancel: row.state === 'Running',
  }));
}

export function countTestRuns(all: All, state: QueueState): Promise<number> {
  return countUpTo(all, all.selectFrom('testRun').where('state', '=', states[state]).select('id'));
}

/** The team, project and state of a test run. */
export function findTestRun(all: All, id: string) {
  return all.selectFrom('testRun').select(['teamId', 'projectId', 'state']).where('id', '=', id).executeTakeFirst();
}
