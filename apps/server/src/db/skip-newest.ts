import { sql, type SelectQueryBuilder } from 'kysely';

/** Leaves the newest rows out of a query, by `createdAt` and then by id: for deletions of all rows beyond a number. */
export function skipNewest(count: number) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query.orderBy(sql.ref('createdAt'), 'desc').orderBy(sql.ref('id'), 'desc').offset(count);
}
