import { isTooLarge, type InputEdit } from '@confab/inputs';
import type { ItemId, JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from './change-project.ts';
import { listItemsWithSavedHash, type ItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { updateDrafts, type DraftOfItem } from '../items/item-batches.repository.ts';
import { numberEdit } from './number-edit.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { sealEdit } from '../secrets/seal-edit.ts';
import { sealValues } from '../secrets/seal-values.ts';
import { insertSecrets, type StoredSecret } from '../secrets/secrets.repository.ts';
import { planDraft } from '../items/store-draft.ts';

/** The caller and project of a change. */
export interface ChangeScope {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The changed values of an item, and the edits that lead to them. */
export interface EditedValues {
  readonly values: JsonObject;
  readonly edits: readonly InputEdit[];
}

/** Items per read: each may be a megabyte. */
const itemsAtOnce = 100;

/**
 * Stores the changed values of items and publishes the edits, as if each had been typed. Items are read and written
 * many at once, and planned in slices.
 *
 * @param plan gets the item, or undefined when the project does not have it; returns its changes, or undefined to leave
 *   it unchanged
 */
export async function storeEdits(
  change: ProjectChange,
  scope: ChangeScope,
  ids: readonly ItemId[],
  plan: (id: ItemId, item: ItemWithSavedHash | undefined) => EditedValues | undefined,
): Promise<void> {
  const pause = createPause();
  const { projectId } = scope;
  for (let start = 0; start < ids.length; start += itemsAtOnce) {
    const batch = ids.slice(start, start + itemsAtOnce);
    const items = await listItemsWithSavedHash(change.trx, scope.teamId, batch);
    const drafts: DraftOfItem[] = [];
    const secrets: StoredSecret[] = [];
    for (const id of batch) {
      const found = items.get(id);
      // Only this project is locked, and its clients get the edits.
      const item = found?.projectId === projectId ? found : undefined;
      const edited = plan(id, item);
      if (item && edited && edited.edits.length > 0) {
        const sealed = emitEdits(change, scope, item, edited);
        drafts.push({ id, ...planDraft(sealed.values, item.savedHash) });
        secrets.push(...sealed.secrets);
      }
      await pause();
    }
    await insertSecrets(change.trx, secrets);
    await updateDrafts(change.trx, scope.teamId, drafts);
  }
}

/** Emits the edits of an item. @returns its values without secret texts, and the secrets. */
function emitEdits(
  change: ProjectChange,
  { services, caller, teamId }: ChangeScope,
  item: ItemWithSavedHash,
  { values, edits }: EditedValues,
) {
  const sealed = sealValues(services, item, values);
  const stored = edits.map((edit) => sealEdit(edit, sealed));
  // An edit that makes a text beside it secret is followed by an edit that encrypts that text.
  for (const edit of [...stored.map(({ edit: own }) => own), ...(stored[0]?.more ?? [])]) {
    const editId = services.newId();
    const origin = { editId, item, teamId, caller, baseSeq: change.nextSeq() - 1 };
    change.emit({ type: 'edited', edit: numberEdit(edit, origin) }, editId);
  }
  return sealed;
}

/** Whether values exceed the size limit of one item. */
export function isOverSize(values: JsonObject): boolean {
  return isTooLarge(JSON.stringify(values));
}
