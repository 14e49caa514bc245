import { isTooLarge, type InputEdit } from '@confab/inputs';
import type { JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { numberEdit } from '../../core/changes/number-edit.ts';
import { storeDraft } from '../../core/items/store-draft.ts';

/** Who changes what of which project. */
export interface Changing {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Stores an item's changed values and tells the edits that made them, as if somebody had typed each. */
export async function storeEdits(
  change: ProjectChange,
  { services, caller, teamId }: Changing,
  item: ItemRow,
  { values, edits }: { readonly values: JsonObject; readonly edits: readonly InputEdit[] },
): Promise<void> {
  await storeDraft(change.trx, item, values);
  for (const edit of edits) {
    const editId = services.newId();
    const origin = { editId, item, teamId, caller, baseSeq: change.nextSeq() - 1 };
    change.emit({ type: 'edited', edit: numberEdit(edit, origin) }, editId);
  }
}

/** Whether values are more than one item may hold. */
export function isOverSize(values: JsonObject): boolean {
  return isTooLarge(JSON.stringify(values));
}
