import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { isDividedScope, selectCounted, type CountScope } from './counts.repository.ts';
import { pageTotal, selectPages } from './count-rows.repository.ts';

/** The most frequent rows of a list, and the sum of all of its rows. */
interface TopRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

// Each row includes the sums of all rows; without rows there are no sums.
const toTop = <Row extends { readonly total: number }>(rows: readonly Row[]): TopRows<Row> => ({
  rows,
  total: rows[0]?.total ?? 0,
});

/** Counts the turns of each intent; the most frequent come first. */
export async function countIntents(db: Db, scope: CountScope, most: number) {
  const { bounds, sums, events } = selectCounted(scope, { kind: 'intent' });
  const { rows } = await sql<{ intentId: string; name: string; times: number; total: number }>`
    ${bounds}
    select key as intent_id, coalesce(max(other_key), '') as name, sum(turns)::bigint as times,
      (sum(sum(turns)) over ())::bigint as total
    from (${sums} union all ${events}) as counted
    group by key order by times desc, key collate "C" limit ${most}`.execute(db);
  return toTop(rows);
}

/** Counts the turns of each way from one node to another; the most frequent come first. */
export async function countWays(db: Db, scope: CountScope, most: number) {
  const { bounds, sums, events } = selectCounted(scope, { kind: 'flow' });
  const { rows } = await sql<{ from: string | null; to: string | null; times: number; total: number }>`
    ${bounds}
    select key as "from", other_key as "to", sum(turns)::bigint as times, (sum(sum(turns)) over ())::bigint as total
    from (${sums} union all ${events}) as counted
    group by key, other_key
    order by times desc, key collate "C" nulls first, other_key collate "C" nulls first limit ${most}`.execute(db);
  return toTop(rows);
}

/** Counts of a node; the id is null for the beginning of conversations. */
export interface PageCounts {
  readonly id: string | null;
  /** Turns that led to the node, and those of them that ended their conversation. */
  readonly arrived: number;
  readonly ended: number;
  /** Turns that began at the node, and what was understood in them. */
  readonly asked: number;
  readonly matched: number;
  readonly missed: number;
}

/** Counts the turns to and from each node; nodes at which the most turns began come first. */
export async function countPages(db: Db, scope: CountScope): Promise<readonly PageCounts[]> {
  const { bounds, sums, events } = selectCounted(scope, { kind: 'flow' }, pageTotal);
  // Totals of nodes exist only over all channels, languages and releases; other sums are of ways and are divided here.
  const pages = isDividedScope(scope)
    ? selectPages(sql`${sums} union all ${events}`)
    : sql`${sums} union all ${selectPages(events)}`;
  const { rows } = await sql<PageCounts>`
    ${bounds}
    select key as id, sum(turns)::bigint as asked, sum(arrived)::bigint as arrived, sum(ended)::bigint as ended,
      sum(matched)::bigint as matched, sum(missed)::bigint as missed
    from (${pages}) as counted
    group by key order by asked desc, key collate "C" nulls first`.execute(db);
  return rows;
}
