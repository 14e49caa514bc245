import { listAssetUses } from '@confab/inputs';
import { emptyId, type ItemSchema, type JsonObject, type TeamId } from '@confab/model';
import { listAssetStates } from '../../core/media/asset-states.repository.ts';
import type { Db } from '../../services.ts';

interface ForeignFiles {
  /** The all-zero id, which names no file, for each of them. */
  readonly replacements: ReadonlyMap<string, string>;
  /** How often the values name one. */
  readonly count: number;
}

/** The files that values name and the library of a team does not have, such as those of another team; its bin counts. */
export async function findForeignFiles(
  db: Db,
  teamId: TeamId,
  items: readonly { readonly schema: ItemSchema | undefined; readonly values: JsonObject }[],
): Promise<ForeignFiles> {
  const named = items.flatMap(({ schema, values }) => listAssetUses(schema?.properties ?? [], values));
  const states = await listAssetStates(db, teamId, [...new Set(named.map(({ assetId }) => assetId))]);
  const own = new Set<string>(states.map(({ assetId }) => assetId));
  const foreign = named.filter(({ assetId }) => !own.has(assetId));
  return { replacements: new Map(foreign.map(({ assetId }) => [assetId, emptyId])), count: foreign.length };
}
