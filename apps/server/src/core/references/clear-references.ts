import { applyEdit, readAt, type InputEdit } from '@confab/inputs';
import type { ItemId, JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from '../changes/change-project.ts';
import { storeEdits, type EditedValues } from '../changes/store-edits.ts';
import { parseDraft } from '../items/to-item.ts';
import { findReferencesTo } from './find-references-to.ts';
import { readItemsReferringTo } from './read-items-referring-to.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

interface ReferenceScope {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

interface ClearRequest extends ReferenceScope {
  /** The items to which references are cleared. */
  readonly deletedIds: ReadonlySet<string>;
  /** Whether the references of an item are cleared; by default those of all items. */
  readonly isInScope?: (id: ItemId) => boolean;
}

/** Clears all references to deleted items by numbered edits. @returns the cleared references, to restore them later. */
export async function clearReferences(
  change: ProjectChange,
  { deletedIds, isInScope = () => true, ...place }: ClearRequest,
): Promise<ClearedReference[]> {
  const detached: ClearedReference[] = [];
  const cleared = new Map<ItemId, EditedValues>();
  for await (const item of readItemsReferringTo(change.trx, place, deletedIds, isInScope)) {
    const values = parseDraft(item.draft);
    const own = findReferencesTo(values, deletedIds).map((reference) => ({ itemId: item.id, ...reference }));
    detached.push(...own);
    cleared.set(
      item.id,
      setTexts(
        values,
        own.map(({ path }) => ({ path, value: '' })),
      ),
    );
  }
  await storeEdits(change, place, [...cleared.keys()], (id) => cleared.get(id));
  return detached;
}

/** Restores cleared references whose input still exists and is still empty. */
export async function restoreReferences(
  change: ProjectChange,
  { detached, ...place }: ReferenceScope & { readonly detached: readonly ClearedReference[] },
): Promise<void> {
  const byItem = new Map<ItemId, ClearedReference[]>();
  for (const one of detached) byItem.set(one.itemId, [...(byItem.get(one.itemId) ?? []), one]);
  await storeEdits(change, place, [...byItem.keys()], (id, item) => {
    if (!item) return undefined;
    const values = parseDraft(item.draft);
    return setTexts(
      values,
      (byItem.get(id) ?? []).filter(({ path }) => readAt(values, path) === ''),
    );
  });
}

/** The values with other texts at some paths, and the edits that lead to them. */
function setTexts(values: JsonObject, texts: readonly Pick<ClearedReference, 'path' | 'value'>[]): EditedValues {
  let changed = values;
  const edits: InputEdit[] = [];
  for (const { path, value } of texts) {
    const edit = { path, action: 'ValueChanged', updatedValue: value } as const;
    const result = applyEdit(changed, edit);
    if (result.type !== 'applied') continue;
    changed = result.values;
    edits.push(edit);
  }
  return { values: changed, edits };
}
