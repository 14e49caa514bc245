import type { TeamId } from '@confab/model';
import { findFreeName, toNameKey, type AssetFolderId } from '@confab/model/media';
import { listTakenNames } from '../../../core/media/folders.repository.ts';
import type { Db } from '../../../services.ts';

interface NamedPlace {
  readonly teamId: TeamId;
  readonly parentId: AssetFolderId | null;
  /** The keys of names that other items have, or will get. */
  readonly takenKeys: ReadonlySet<string>;
}

/**
 * Finds names with the lowest free numbers for items whose names are taken in a place. Each statement asks for twice as many
 * numbers of each name as the one before, so a place with many copies takes few.
 */
export async function findFreeNames(
  trx: Db,
  { teamId, parentId, takenKeys }: NamedPlace,
  items: readonly { readonly id: string; readonly name: string }[],
): Promise<ReadonlyMap<string, string>> {
  const used = new Set(takenKeys);
  const found = new Map<string, string>();
  for (let first = 1; found.size < items.length; first *= 2) {
    const pending = items.filter(({ id }) => !found.has(id));
    const numbers = Array.from({ length: first }, (_, at) => first + at);
    const candidates = new Map(
      pending.map(({ name }) => [name, numbers.map((number) => findFreeName(name, () => false, number))]),
    );
    const names = [...new Set([...candidates.values()].flat())];
    for (const key of await listTakenNames(trx, teamId, parentId, names)) used.add(key);
    for (const { id, name } of pending) {
      const free = candidates.get(name)?.find((candidate) => !used.has(toNameKey(candidate)));
      if (free === undefined) continue;
      found.set(id, free);
      used.add(toNameKey(free));
    }
  }
  return found;
}
