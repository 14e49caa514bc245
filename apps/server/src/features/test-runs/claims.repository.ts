import type { TeamId, CaseOutcome, JsonText, TestCase, Visits } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** A case that a process has claimed. */
export interface ClaimedResult {
  readonly id: string;
  readonly teamId: TeamId;
  readonly runId: string;
  readonly content: JsonText<TestCase>;
  readonly claims: number;
}

/** A process that claims cases, and how long a claim lasts without renewal. */
export interface Claimer {
  readonly id: string;
  readonly leaseSeconds: number;
}

const leaseEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Claims the next case. Teams with the fewest running cases come first, so that no team waits for a long run of
 * another. At most `mostOfOne` cases of a team run in all processes together. A case whose claim has expired is claimed
 * again.
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

/** Extends the claims of a process. */
export async function renewLeases(db: Db, { id, leaseSeconds }: Claimer): Promise<void> {
  await acrossTeams(db)
    .updateTable('testResult')
    .set({ leaseUntil: leaseEnd(leaseSeconds) })
    .where('state', '=', 'Running')
    .where('claimedBy', '=', id)
    .execute();
}

/** Releases the unfinished cases of a process. */
export async function releaseClaims(db: Db, { id }: Claimer): Promise<void> {
  await acrossTeams(db)
    .updateTable('testResult')
    .set({ state: 'Queued', claimedBy: null, leaseUntil: null, claims: sql<number>`claims - 1` })
    .where('state', '=', 'Running')
    .where('claimedBy', '=', id)
    .execute();
}

/** The result of a case. */
export interface CaseResult {
  readonly state: 'Passed' | 'Failed' | 'Error';
  readonly message: string;
  readonly milliseconds: number;
  readonly visits: JsonText<Visits>;
  readonly outcome: PackedJson<CaseOutcome>;
}

/**
 * Stores the result of a case.
 * @returns false when the claim was lost: cancelled, or claimed by another process.
 */
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
