import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** Runs work while every transaction that stores a file fails at its commit, as with a full disk. */
export async function withBrokenCommits<Result>(
  { db }: Pick<Services, 'db'>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`create function fail_commit() returns trigger language plpgsql as
    $$ begin raise exception 'The commit failed.'; end $$`.execute(db);
  await sql`create constraint trigger fail_commit after insert on asset_content
    deferrable initially deferred for each row execute function fail_commit()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop function fail_commit cascade`.execute(db);
  }
}
