import { limits } from '@confab/model';
import { sql } from 'kysely';

/** What was deleted or replaced before this time counts as removed, even before it is swept. */
export const keptSince = sql<Date>`(now() - make_interval(days => ${sql.lit(limits.deletedKeptDays)}))`;

/** Until when deleted and replaced data is kept, in ISO form. */
export function getExpiryUtc(deletedAt: Date): string {
  return new Date(deletedAt.getTime() + limits.deletedKeptDays * 86_400_000).toISOString();
}
