import type { TeamDetails } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../services.ts';

/** A change of the limit of a team, and who made it. */
interface LimitChange {
  readonly id: string;
  readonly teamId: TeamId;
  /** Null for the limit of every team. */
  readonly bytes: number | null;
  readonly actorEmail: string;
}

/** Stores that the limit of a team was set. */
export async function insertLimitChange(trx: Db, change: LimitChange): Promise<void> {
  await trx.insertInto('teamLimitChange').values(change).execute();
}

const changesShown = 50;

/** The changes of the limit of a team, newest first. @param all the database without the tenant guard */
export async function listLimitChanges(all: Kysely<Tables>, teamId: TeamId): Promise<TeamDetails['limitChanges']> {
  const rows = await all
    .selectFrom('teamLimitChange')
    .select(['bytes', 'actorEmail as email', 'at'])
    .where('teamId', '=', teamId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(changesShown)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, utcTimestamp: at.toISOString() }));
}
