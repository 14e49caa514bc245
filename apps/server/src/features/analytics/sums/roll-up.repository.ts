import { sql, type RawBuilder } from 'kysely';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import type { Db, Services } from '../../../services.ts';
import {
  countKinds,
  groupColumns,
  pageTotal,
  selectEvents,
  selectPages,
  storedSums,
  sumColumns,
  timeOfSums,
  totalKinds,
  undivided,
  type CountKind,
  type TotalKind,
} from '../count-rows.repository.ts';

/** An hour is summed this long after its end; a turn that began in it has been stored or rolled back by then. */
const settledAfter = sql`interval '15 minutes'`;

const beforeFirstEvent = new Date('2000-01-01T00:00:00Z');

/** Events that one step sums: far fewer than the statement timeout of a server allows. */
const usualEventsMax = 20_000;
/** Days and months are summed once, from smaller sums, so their statements may take longer than those of calls. */
const periodTimeout = sql.lit('60s');
/** The smaller sums from which the sums of a longer time are computed. */
const parts = { day: 'hour', month: 'day' } as const;
type Grain = 'hour' | keyof typeof parts;

/**
 * Sums the events of all hours that are over, the hours of all days that are over, and the days of all months that are.
 * Intents and ways between nodes, which no view shows by the hour, are summed from the events of a day that is over;
 * their totals over all channels, languages and releases grow with each hour of their day.
 *
 * Each step, of some events, a day or a month, is summed in one transaction with the time until which sums exist, so
 * that any process may run this at any time and each event is counted once. A process that finds another one running
 * leaves the rest to it. An hour that is summed in several pieces has several sums, which readers add up.
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
  const steps = [
    (trx: Db) => sumNextEvents(trx, eventsMax),
    (trx: Db) => sumNextPeriod(trx, 'day'),
    (trx: Db) => sumNextPeriod(trx, 'month'),
  ];
  for (const step of steps) while (!isStopped() && (await all.transaction().execute((trx) => step(trx))));
}

/** Sums the next events of hours that are over; false when there are none. */
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
  // When more events than fit one step have the same millisecond, the whole rest of their hour is summed.
  const nextPiece = next && (next > until && next > start ? next : addHours(start, 1));
  const end = nextPiece && nextPiece < settled ? nextPiece : settled;
  const condition = sql`at >= ${until} and at < ${end}`;
  await insertSums(trx, { kind: 'all', grain: 'hour' }, selectEvents('all', condition));
  for (const kind of dayKinds) await addToDays(trx, totalKinds[kind], selectTotals(kind, condition));
  await addToDays(trx, pageTotal, selectPages(selectTotals('flow', condition)));
  await storeProgress(trx, 'hour', end);
  return true;
}

/** Sums the next day or month whose parts are all summed; false when there is none. */
async function sumNextPeriod(trx: Db, grain: keyof typeof parts): Promise<boolean> {
  const until = await lockProgress(trx, grain);
  if (!until) return false;
  const part = parts[grain];
  const { rows } = await sql<{ start: Date | null; settled: Date }>`
    -- The least of the indexed expression is the first entry of the index.
    select (select date_trunc(${grain}, min(${timeOfSums})) at time zone 'UTC' from analytics_count
        where grain = ${part} and ${timeOfSums} >= ${until}::timestamptz at time zone 'UTC') as start,
      date_trunc(${grain}, until, 'UTC') as settled
    from analytics_progress where grain = ${part}`.execute(trx);
  const [{ start, settled } = { start: null, settled: until }] = rows;
  if (!start || start >= settled) {
    if (settled > until) await storeProgress(trx, grain, settled);
    return false;
  }
  const end = grain === 'day' ? addHours(start, 24) : addMonth(start);
  await sql`set local statement_timeout = ${periodTimeout}`.execute(trx);
  const isOfPeriod = sql`${timeOfSums} >= ${start}::timestamptz at time zone 'UTC'
    and ${timeOfSums} < ${end}::timestamptz at time zone 'UTC'`;
  const selectParts = (kind: string, ofGrain: Grain, columns = divided) => sql`
    select team_id, project_id, ${start}::timestamptz as starts_at, ${columns}, key, other_key, ${sumColumns}
    from analytics_count where grain = ${ofGrain} and kind = ${kind} and ${isOfPeriod}`;
  const insert = (kind: string, selected: RawBuilder<unknown>) => insertSums(trx, { kind, grain }, selected);
  for (const kind of countKinds) {
    const total = totalKinds[kind];
    if (grain === 'month') for (const each of [kind, total]) await insert(each, selectParts(each, 'day'));
    else {
      // Only the kind of all turns has sums of hours.
      const isFromHours = kind === 'all';
      await insert(
        kind,
        isFromHours ? selectParts(kind, 'hour') : selectEvents(kind, sql`at >= ${start} and at < ${end}`, 'day'),
      );
      // The totals of the other kinds were added with each hour of the day.
      if (isFromHours) await insert(total, selectParts(kind, 'day', undivided));
    }
  }
  if (grain === 'month') await insert(pageTotal, selectParts(pageTotal, 'day'));
  await storeProgress(trx, grain, end);
  return true;
}

const divided = sql.raw('stage, channel, language, release_id');

/** The kinds that have sums of days and none of hours. */
const dayKinds = ['intent', 'flow'] as const satisfies readonly CountKind[];

/** Events as rows of days, over all channels, languages and releases. */
function selectTotals(kind: (typeof dayKinds)[number], condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select team_id, project_id, starts_at, ${undivided}, key, other_key, ${sumColumns}
    from (${selectEvents(kind, condition, 'day')}) as event`;
}

/**
 * Adds rows to the totals of their days. A project has one row for each key of a day, however often hours of the day
 * are summed.
 */
async function addToDays(trx: Db, kind: TotalKind, selected: RawBuilder<unknown>): Promise<void> {
  const columns = sql`team_id, project_id, ${groupColumns}, ${sumColumns}`;
  await sql`
    with added as materialized (${selected}), replaced as (
      delete from analytics_count as total using (select distinct team_id, project_id, starts_at from added) as day
      where total.team_id = day.team_id and total.project_id = day.project_id and total.kind = ${kind} and total.grain = 'day'
        and total.starts_at = day.starts_at
      returning total.*
    )
    insert into analytics_count (team_id, project_id, kind, grain, ${groupColumns}, ${sumColumns})
    select team_id, project_id, ${kind}::text, 'day', ${groupColumns}, ${storedSums}
    from (select ${columns} from replaced union all select ${columns} from added) as part
    group by team_id, project_id, ${groupColumns}`.execute(trx);
}

/** Adds the sums of selected rows by all that they are grouped by. */
async function insertSums(
  trx: Db,
  { kind, grain }: { readonly kind: string; readonly grain: Grain },
  selected: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into analytics_count (team_id, project_id, kind, grain, ${groupColumns}, ${sumColumns})
    select team_id, project_id, ${kind}::text, ${grain}::text, ${groupColumns}, ${storedSums}
    from (${selected}) as part
    group by team_id, project_id, ${groupColumns}`.execute(trx);
}

/**
 * Deletes the sums from the beginning of the month of a time on, so that the next run sums these events again. Call it
 * after adding events with a time in the past: a run reads only events after the time until which sums exist.
 */
export async function forgetSums(db: Services['db'], time: Date): Promise<void> {
  const month = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));
  // Sums of all teams.
  await acrossTeams(db)
    .transaction()
    .execute(async (trx) => {
      // Waits for a process that is adding sums.
      await trx
        .updateTable('analyticsProgress')
        .set({ until: sql<Date>`least(until, ${month}::timestamptz)` })
        .execute();
      await sql`delete from analytics_count where ${timeOfSums} >= ${month}::timestamptz at time zone 'UTC'`.execute(
        trx,
      );
    });
}

/** The time until which sums of a grain exist; undefined while another process is summing. */
async function lockProgress(trx: Db, grain: Grain): Promise<Date | undefined> {
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

async function storeProgress(trx: Db, grain: Grain, until: Date): Promise<void> {
  await trx.updateTable('analyticsProgress').set({ until }).where('grain', '=', grain).execute();
}

function addHours(time: Date, hours: number) {
  return new Date(time.getTime() + hours * 3_600_000);
}

/** The first moment of the month after one that begins at a time. */
function addMonth(time: Date) {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));
}
