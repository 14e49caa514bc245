import type { Pool } from 'pg';
import { fillInTransaction } from '../growth/fill-in-transaction.ts';

/**
 * Fills the library of a team with small files, all in its top folder and each changed a minute after the one before:
 * rows without objects, because creating these takes too long.
 */
export async function fillLibrary(pool: Pool, teamId: string, count: number): Promise<void> {
  const made = 'from generate_series(1, $2::int) g';
  const id = `md5($1::text || g)::uuid`;
  const statements = [
    `insert into asset_content (team_id, id, bytes, hash, signature) select $1::uuid, ${id}, g % 100, sha256(g::text::bytea), 'text' ${made}`,
    `insert into asset (team_id, id, name, name_key, extension, bytes, version, updated_at)
     select $1::uuid, ${id}, 'file ' || lpad(g::text, 6, '0') || '.txt', 'file ' || lpad(g::text, 6, '0') || '.txt', '.txt', g % 100, 1,
       now() - ($2::int - g) * interval '1 minute' ${made}`,
    `insert into asset_version (team_id, asset_id, number, content_id) select $1::uuid, ${id}, 1, ${id} ${made}`,
  ];
  await fillInTransaction(pool, async (run) => {
    for (const statement of statements) await run(statement, teamId, count);
    await run('analyze asset, asset_count, asset_content, asset_version');
  });
}
