import type { ProjectId, PublishedStage, ReleaseId, TeamId } from '@confab/model';
import { sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../services.ts';
import type { StoredLog } from './publication-log.ts';

/** A package that a process sends. */
export interface DuePublication {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly releaseId: ReleaseId;
  readonly stage: PublishedStage;
  readonly target: string;
  readonly log: StoredLog;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Proves that the process still has the lease of the package. */
  readonly lease: string;
}

/** How long the lease of a package lasts after it was last renewed. */
const leaseTime = sql`interval '5 minutes'`;
/** The number is arbitrary, but every process has to use the same one. */
const takeLock = 5_201_807;

type TableName = 'each' | 'newer' | 'held' | 'platform_publication';
const isUnfinished = (name: TableName) => sql<boolean>`${sql.ref(name)}.state in ('Waiting', 'Sending')`;
const isHeld = (name: TableName) =>
  sql<boolean>`(${sql.ref(name)}.state = 'Sending' and ${sql.ref(name)}.due_at > now())`;

/** Waits until no other process chooses packages, so that two never send to one destination. Ends with the transaction. */
export async function lockDeliveries(all: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(takeLock)})`.execute(all);
}

/** A package that must not be sent any more. */
interface OverduePublication extends Pick<DuePublication, 'id' | 'teamId' | 'log' | 'attempts'> {
  /** Whether a newer package for its destination was queued. */
  readonly isSuperseded: boolean;
}

/** Lists packages without a lease that were replaced by a newer one or were tried as often as allowed. */
export async function listOverdue(all: Db, attemptsMax: number): Promise<readonly OverduePublication[]> {
  const { rows } = await sql<OverduePublication>`
    select id, team_id, log, attempts, is_superseded
    from (
      select id, team_id, log, attempts, exists (
        select from platform_publication as newer
        where newer.project_id = each.project_id and newer.destination = each.destination
          and newer.position > each.position and ${isUnfinished('newer')}) as is_superseded
      from platform_publication as each
      where ${isUnfinished('each')} and not ${isHeld('each')}
    ) as free
    where is_superseded or attempts >= ${attemptsMax}`.execute(all);
  return rows;
}

/** Ends a package without a lease. */
export async function endOverdue(
  all: Db,
  { id, teamId }: Pick<DuePublication, 'id' | 'teamId'>,
  end: { readonly state: 'Failed' | 'Superseded'; readonly log: StoredLog },
): Promise<void> {
  await all
    .updateTable('platformPublication')
    .set({ ...end, lease: null, dueAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where(isUnfinished('platform_publication'))
    .where(sql<boolean>`not ${isHeld('platform_publication')}`)
    .execute();
}

/**
 * Claims the package that is due next, under `lockDeliveries`: of the team with the fewest packages being sent, the one
 * that has waited longest. None is claimed while another one is being sent to its destination.
 *
 * @param lease a new id.
 * @param teamMax how many packages of a team are sent at the same time by all processes.
 */
export async function takeDuePublication(all: Db, lease: string, teamMax: number): Promise<DuePublication | undefined> {
  const { rows } = await sql<DuePublication>`
    update platform_publication
    set state = 'Sending', attempts = attempts + 1, lease = ${lease}, due_at = now() + ${leaseTime}
    where id = (
      select id from (
        select id, due_at, position, (
          select count(*) from platform_publication as held where held.team_id = each.team_id and ${isHeld('held')}) as team_count
        from platform_publication as each
        where ${isUnfinished('each')} and due_at <= now() and not exists (
          select from platform_publication as held
          where held.project_id = each.project_id and held.destination = each.destination and ${isHeld('held')})
      ) as due
      where team_count < ${teamMax}
      order by team_count, due_at, position
      limit 1)
    returning id, team_id, project_id, release_id, stage, target, log, attempts, lease`.execute(all);
  return rows[0];
}

/** Stores the log of a package and renews the lease. @returns false when another process has taken the package over. */
export function renewLease(db: Db, publication: DuePublication, log: StoredLog): Promise<boolean> {
  return update(db, publication, { log, dueAt: sql<Date>`now() + ${leaseTime}` });
}

/** How a try to send a package ends; `minutes` until the next one. */
interface DeliveryEnd {
  readonly log: StoredLog;
  readonly state: 'Waiting' | 'Done' | 'Failed';
  readonly minutes?: number;
  readonly attempts?: number;
}

/**
 * Stores the outcome of a try, and ends the lease.
 * @returns false when another process has taken the package over.
 */
export function endDelivery(
  db: Db,
  publication: DuePublication,
  { log, state, minutes = 0, attempts = publication.attempts }: DeliveryEnd,
): Promise<boolean> {
  const dueAt = sql<Date>`now() + make_interval(mins => ${minutes})`;
  return update(db, publication, { log, state, attempts, lease: null, dueAt });
}

async function update(
  db: Db,
  { teamId, id, lease }: DuePublication,
  values: UpdateObject<Tables, 'platformPublication'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('platformPublication')
    .set(values)
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The number of a release, and whether its project still exists. */
export async function findReleaseNumber(
  db: Db,
  { teamId, projectId, releaseId }: Pick<DuePublication, 'teamId' | 'projectId' | 'releaseId'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('release')
    .innerJoin('item', 'item.id', 'release.projectId')
    .where('release.teamId', '=', teamId)
    .where('release.id', '=', releaseId)
    .where('item.teamId', '=', teamId)
    .where('item.id', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .select('release.number')
    .executeTakeFirst();
  return row?.number;
}
