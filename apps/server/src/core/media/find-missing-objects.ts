import type { Kysely } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Tables } from '../../db/tables.ts';
import { createKey, type MediaStore } from '../../storage/media-store.ts';
import { listContentIds, type ContentId } from './expired-media.repository.ts';

/** Rows of contents that are read in one statement. */
const batchSize = 5_000;

/** The keys of contents that the database names and the storage does not have, at most `most` of them. */
export async function findMissingObjects(db: Kysely<Tables>, store: MediaStore, most: number): Promise<string[]> {
  const present = new Set<string>();
  for await (const { key } of store.list('')) present.add(key);
  // Contents of all teams.
  const all = acrossTeams(db);
  const missing: string[] = [];
  let after: ContentId | undefined;
  for (;;) {
    const batch = await listContentIds(all, after, batchSize);
    for (const { teamId, id } of batch) {
      const key = createKey(teamId, id);
      if (!present.has(key) && missing.push(key) >= most) return missing;
    }
    after = batch.at(-1);
    if (after === undefined) return missing;
  }
}
