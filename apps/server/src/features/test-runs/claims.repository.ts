import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

/** A case that a process has taken to run. */
export interface ClaimedResult {
  readonly id: string;
  readonly teamId: TeamId;
  readonly runId: string;
  readonly content: string;
  readonly claims: number;
}

/** Who takes cases, and how long they are theirs without a sign of life. */
export interface Claimer {
  readonly id: string;
  readonly leaseSeconds: number;
}

const leaseEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Takes the next case. The team with the fewest under way comes first, so that nobody waits for a long run of others; of
 * one team no more than `mostOfOne` are under way, in all processes. A case whose process has died is taken again.
 */
export async function claimResult(db: Db, claimer: Claimer, mostOfOne: number): Promise<ClaimedResult | undefined> {
  const all = acrossTeams(db);
  const { rows } = await sql<{ teamId: TeamId }>`
    select team_id from test_result where state in ('Queued', 'Running') group by team_id
    having count(*) filter (where state = 'Running' and lease_until > now()) < ${mostOfOne}
       and count(*) filter (where state = 'Queued' or lease_until <= now()) > 0
    order by count(*) filter (where state = 'Running' and lease_until > now()), min(run_id::text)`.execute(all);
  for (const { teamId } of rows) {
    const claimed = await claimTeamResult(db, teamId, claimer);
    if (claimed) return claimed;
  }
  return undefined;
}

function claimTeamResult(db: Db, teamId: TeamId, { id, leaseSeconds }: Claimer): Promise<ClaimedResult | undefined> {
  return db
    .updateTable('testResult')
    .set({
      state: 'Running',
      claimedBy: id,
      claims: sql<number>`claims + 1`,
      leaseUntil: leaseEnd(leaseSeconds),
    })
    .where('teamId', '=', teamId)
    .where('id', '=', (query) =>
      query
        .selectFrom('testResult as next')
        .where('next.teamId', '=', teamId)
        .where(sql<boolean>`next.state = 'Queued' or (next.state = 'Running' and next.lease_until <= now())`)
        .orderBy('next.runId')
        .orderBy('next.place')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('next.id'),
    )
    .returning(['id', 'teamId', 'runId', 'content', 'claims'])
    .executeTakeFirst();
}

/** Says that this process is still at its cases. */
export async function renewLeases(db: Db, { id, leaseSeconds }: Claimer): Promise<void> {
  await acrossTeams(db)
    .updateTable('testResult')
    .set({ leaseUntil: leaseEnd(leaseSeconds) })
    .where('state', '=', 'Running')
    .where('claimedBy', '=', id)
    .execute();
}

/** Gives back what this process has begun and will not end. */
export async function releaseClaims(db: Db, { id }: Claimer): Promise<void> {
  await acrossTeams(db)
    .updateTable('testResult')
    .set({ state: 'Queued', claimedBy: null, leaseUntil: null, claims: sql<number>`claims - 1` })
    .where('state', '=', 'Running')
    .where('claimedBy', '=', id)
    .execute();
}

/** What came of a case. */
export interface CaseResult {
  readonly state: 'Passed' | 'Failed' | 'Error';
  readonly message: string;
  readonly milliseconds: number;
  readonly visits: string;
  readonly outcome: Buffer;
}

/** Writes what came of a case. @returns false when it is not this process's any more: cancelled, or taken by another. */
export async function endResult(
  trx: Db,
  { id, teamId }: ClaimedResult,
  claimer: Claimer,
  end: CaseResult,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('testResult')
    .set({ ...end, claimedBy: null, leaseUntil: null })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where('state', '=', 'Running')
    .where('claimedBy', '=', claimer.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
