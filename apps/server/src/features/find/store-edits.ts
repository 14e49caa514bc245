import { isTooLarge, type InputEdit } from '@confab/inputs';
import type { JsonObject, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { numberEdit } from '../../core/changes/number-edit.ts';
import { sealEdit } from '../../core/secrets/seal-edit.ts';
import { sealValues } from '../../core/secrets/seal-values.ts';
import { insertSecrets } from '../../core/secrets/secrets.repository.ts';
import { storeDraft } from '../../core/items/store-draft.ts';

/** The caller and project of a change. */
export interface ChangeScope {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Stores an item's changed values and publishes the edits, as if each had been typed. */
export async function storeEdits(
  change: ProjectChange,
  { services, caller, teamId }: ChangeScope,
  item: ItemRow,
  { values, edits }: { readonly values: JsonObject; readonly edits: readonly InputEdit[] },
): Promise<void> {
  const sealed = sealValues(services, item, values);
  await insertSecrets(change.trx, sealed.secrets);
  await storeDraft(change.trx, item, sealed.values);
  const stored = edits.map((edit) => sealEdit(edit, sealed));
  // An edit that makes a text beside it secret is followed by the one that encrypts the text.
  for (const edit of [...stored.map(({ edit: own }) => own), ...(stored[0]?.more ?? [])]) {
    const editId = services.newId();
    const origin = { editId, item, teamId, caller, baseSeq: change.nextSeq() - 1 };
    change.emit({ type: 'edited', edit: numberEdit(edit, origin) }, editId);
  }
}

/** Whether values exceed the size limit of one item. */
export function isOverSize(values: JsonObject): boolean {
  return isTooLarge(JSON.stringify(values));
}
