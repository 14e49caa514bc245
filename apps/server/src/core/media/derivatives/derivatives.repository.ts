import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Db } from '../../../services.ts';
import type { ContentRow } from '../contents.repository.ts';

/** A file made from a content. */
export interface DerivativeRow {
  readonly mediaType: string;
  readonly bytes: number;
  /** SHA-256 of a small file, which is not flushed to the disk; null for a flushed one. */
  readonly hash: Buffer | null;
}

/** A file made from a content, with the content and the form. */
export interface MadeDerivative extends DerivativeRow {
  readonly teamId: string;
  readonly contentId: string;
  readonly form: string;
}

export async function findDerivative(
  db: Db,
  { teamId, id }: Pick<ContentRow, 'teamId' | 'id'>,
  form: string,
): Promise<DerivativeRow | undefined> {
  return db
    .selectFrom('assetDerivative')
    .select(['mediaType', 'bytes', 'hash'])
    .where('teamId', '=', teamId)
    .where('contentId', '=', id)
    .where('form', '=', form)
    .executeTakeFirst();
}

/**
 * Stores what was made from contents of any teams, even when it is made again. Files of a content that has been purged
 * are left out; their objects are swept.
 *
 * @param all the database without the tenant guard
 * @param made at most one for each content and form
 */
export async function storeDerivatives(all: Kysely<Tables>, made: readonly MadeDerivative[]): Promise<void> {
  if (made.length === 0) return;
  const list = <Key extends keyof MadeDerivative>(key: Key) => sql.val(made.map((row) => row[key]));
  await sql`
    insert into asset_derivative as stored (team_id, content_id, form, media_type, bytes, hash)
    select made.* from unnest(${list('teamId')}::uuid[], ${list('contentId')}::uuid[], ${list('form')}::text[],
      ${list('mediaType')}::text[], ${list('bytes')}::bigint[], ${list('hash')}::bytea[])
      as made (team_id, content_id, form, media_type, bytes, hash)
    where exists (select from asset_content content where content.team_id = made.team_id and content.id = made.content_id)
    order by made.team_id, made.content_id, made.form
    on conflict (team_id, content_id, form)
      do update set media_type = excluded.media_type, bytes = excluded.bytes, hash = excluded.hash`.execute(all);
}
