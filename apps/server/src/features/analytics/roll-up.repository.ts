import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db, Services } from '../../services.ts';
import {
  countKinds,
  groupColumns,
  selectEvents,
  sumColumns,
  summedColumns,
  timeOfSums,
} from './count-rows.repository.ts';

/** An hour is summed this long after its end; a turn that began in it has been stored or rolled back by then. */
const settledAfter = sql`interval '15 minutes'`;

const beforeFirstEvent = new Date('2000-01-01T00:00:00Z');

/** Events that one step sums: far fewer than the statement timeout of a server allows. */
const usualEventsMax = 20_000;
/** Days are summed once, from sums of hours, so their statements may take longer than those of calls. */
const dayTimeout = sql.lit('60s');

/**
 * Sums the events of all hours that are over, and the hours of all days that are over.
 *
 * Each piece of an hour and each day is summed in one transaction with the time until which sums exist, so that any
 * process may run this at any time and each event is counted once. A process that finds another one at work leaves the
 * rest to it. An hour that is summed in several pieces has several sums, which readers add up.
 *
 * @param isStopped asked before each step; the next run continues.
 */
export async function rollUpEvents(
  db: Services['db'],
  isStopped: () => boolean = () => false,
  eventsMax = usualEventsMax,
): Promise<void> {
  // Sums of all teams.
  const all = acrossTeams(db);
  for (const step of [(trx: Db) => sumNextEvents(trx, eventsMax), sumNextDay])
    while (!isStopped() && (await all.transaction().execute((trx) => step(trx))));
}

/** Sums the next events of one hour; false when there are none. */
async function sumNextEvents(trx: Db, eventsMax: number): Promise<boolean> {
  const until = await lockProgress(trx, 'hour');
  if (!until) return false;
  const { rows } = await sql<{ start: Date | null; settled: Date; next: Date | null }>`
    select date_trunc('hour', min(at), 'UTC') as start, date_trunc('hour', now() - ${settledAfter}, 'UTC') as settled,
      -- A Date has milliseconds.
      (select date_trunc('milliseconds', at) from channel_event where at >= ${until}
        order by at limit 1 offset ${eventsMax}) as next
    from channel_event where at >= ${until}`.execute(trx);
  const [{ start, settled, next } = { start: null, settled: until, next: null }] = rows;
  if (!start || start >= settled) {
    if (settled > until) await storeProgress(trx, 'hour', settled);
    return false;
  }
  const hourEnd = addHours(start, 1);
  // More events than that in one millisecond are summed with the rest of their hour.
  const end = next && next > until && next > start && next < hourEnd ? next : hourEnd;
  const condition = sql`at >= ${until} and at < ${end}`;
  for (const kind of countKinds)
    await sql`
      insert into analytics_count (team_id, project_id, kind, grain, ${groupColumns}, ${sumColumns})
      select team_id, project_id, ${kind}::text, 'hour', ${groupColumns}, ${summedColumns}
      from (${selectEvents(kind, condition)}) as event
      group by team_id, project_id, ${groupColumns}`.execute(trx);
  await storeProgress(trx, 'hour', end);
  return true;
}

/** Sums the next day whose hours are all summed; false when there is none. */
async function sumNextDay(trx: Db): Promise<boolean> {
  const until = await lockProgress(trx, 'day');
  if (!until) return false;
  const { rows } = await sql<{ start: Date | null; settled: Date }>`
    select (select date_trunc('day', min(starts_at), 'UTC') from analytics_count
        where grain = 'hour' and ${timeOfSums} >= ${until}::timestamptz at time zone 'UTC') as start,
      date_trunc('day', until, 'UTC') as settled
    from analytics_progress where grain = 'hour'`.execute(trx);
  const [{ start, settled } = { start: null, settled: until }] = rows;
  if (!start || start >= settled) {
    if (settled > until) await storeProgress(trx, 'day', settled);
    return false;
  }
  const end = addHours(start, 24);
  await sql`set local statement_timeout = ${dayTimeout}`.execute(trx);
  for (const kind of countKinds)
    await sql`
      insert into analytics_count (team_id, project_id, kind, grain, ${groupColumns}, ${sumColumns})
      select team_id, project_id, kind, 'day', ${groupColumns}, ${summedColumns}
      from (select team_id, project_id, kind, stage, channel, language, release_id, key, other_key, ${sumColumns},
          ${start}::timestamptz as starts_at
        from analytics_count where grain = 'hour' and kind = ${kind}
          and ${timeOfSums} >= ${start}::timestamptz at time zone 'UTC'
          and ${timeOfSums} < ${end}::timestamptz at time zone 'UTC') as hour
      group by team_id, project_id, kind, ${groupColumns}`.execute(trx);
  await storeProgress(trx, 'day', end);
  return true;
}

/** The time until which sums of a grain exist; undefined while another process is at work. */
async function lockProgress(trx: Db, grain: 'hour' | 'day'): Promise<Date | undefined> {
  await trx
    .insertInto('analyticsProgress')
    .values({ grain, until: beforeFirstEvent })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('analyticsProgress')
    .select('until')
    .where('grain', '=', grain)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.until;
}

async function storeProgress(trx: Db, grain: 'hour' | 'day', until: Date): Promise<void> {
  await trx.updateTable('analyticsProgress').set({ until }).where('grain', '=', grain).execute();
}

function addHours(time: Date, hours: number) {
  return new Date(time.getTime() + hours * 3_600_000);
}
