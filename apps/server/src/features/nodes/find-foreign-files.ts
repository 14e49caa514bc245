import { listAssetUses } from '@confab/inputs';
import { emptyId, type ItemSchema, type JsonObject, type TeamId } from '@confab/model';
import { listAssetStates } from '../../core/media/asset-states.repository.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import type { Db } from '../../services.ts';

/**
 * The files that values name and the library of a team does not have, such as those of another team. Deleted files
 * belong to it until they are purged.
 *
 * @returns for each of them the all-zero id, which names no file
 */
export async function findForeignFiles(
  db: Db,
  teamId: TeamId,
  items: readonly { readonly schema: ItemSchema | undefined; readonly values: JsonObject }[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Set<string>();
  const pause = createPause();
  for (const { schema, values } of items) {
    for (const { assetId } of listAssetUses(schema?.properties ?? [], values)) named.add(assetId);
    await pause();
  }
  const states = await listAssetStates(db, teamId, [...named]);
  const own = new Set<string>(states.map(({ assetId }) => assetId));
  return new Map([...named].filter((id) => !own.has(id)).map((id) => [id, emptyId]));
}
