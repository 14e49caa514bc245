import { toJsonText } from '@confab/model';
import { conflict, itemMessages, notFound } from '@confab/contracts';
import { runAllSteps, type SteppedWork } from '@confab/dialog-engine';
import type { ItemId, JsonObject, ProjectId, TeamId } from '@confab/model';
import type { PlannedWrite } from '../changes/change-item.ts';
import type { NewVersionContent } from '../changes/item-writes.repository.ts';
import { checkValuesInSteps } from '../schemas/check-values.ts';
import { readSavedValues } from '../schemas/read-saved-values.ts';
import { hashContent, pack } from './content.ts';
import { getDisplayName } from '../items/create-items.ts';
import type { ItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { findNewReferences } from '../references/find-new-references.ts';
import { listNewSecrets, type NewSecret } from '../secrets/forget-texts.ts';
import { sealValues, type SealServices } from '../secrets/seal-values.ts';
import { assertItemSize } from '../items/store-draft.ts';
import { parseDraft, toItemWithValues } from '../items/to-item.ts';

/** A request to save an item. Without values, the current draft is saved. */
export interface SaveRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: ItemId;
  readonly version: number;
  readonly propertyValues?: JsonObject | undefined;
  readonly description?: string | undefined;
  readonly frontendVersion?: number | undefined;
}

/** An allowed save, ready to be written. */
export interface SavePlan extends PlannedWrite {
  readonly isDirty: false;
  /** Undefined when the content equals that of the last save. */
  readonly newVersion: NewVersionContent | undefined;
  /** Ids of nodes and workflows that the save refers to and the draft did not. They must be in the project. */
  readonly references: readonly string[];
  /** Places that the save made secret; their texts have to leave the history. */
  readonly newSecrets: readonly NewSecret[];
}

/** Plans a save. Refuses a save that is based on an outdated version, since it would overwrite changes its author has not seen. */
export function planSave(services: SealServices, item: ItemWithSavedHash | undefined, save: SaveRequest): SavePlan {
  return runAllSteps(planSaveInSteps(services, item, save));
}

/** Like `planSave`, in steps: an item of thousands of rows takes a tenth of a second. */
export function* planSaveInSteps(
  services: SealServices,
  item: ItemWithSavedHash | undefined,
  save: SaveRequest,
): SteppedWork<SavePlan> {
  if (!item || item.projectId !== save.projectId.toLowerCase()) throw notFound();
  if (item.version !== save.version) {
    throw conflict(itemMessages.savedMeanwhile, { version: item.version });
  }
  const { propertyValues: replaced, description = '' } = save;
  const draft = replaced ?? parseDraft(item.draft);
  const { values, secrets } = sealValues(services, item, readSavedValues(item, draft));
  yield;
  const text = replaced || values !== draft ? toJsonText(values) : item.draft;
  const changed = text === item.draft ? undefined : values;
  yield;
  // The current draft was checked when it was stored.
  if (changed && replaced) {
    assertItemSize(text, changed);
    yield;
    yield* checkValuesInSteps(item, changed);
  }
  const hash = hashContent(values);
  yield;
  const isNew = !item.savedHash?.equals(hash);
  const version = isNew ? item.version + 1 : item.version;
  const newVersion = isNew ? { contentHash: hash, content: pack(text), description } : undefined;
  yield;
  const references = changed ? findNewReferences(item, changed) : [];
  yield;
  const newSecrets = changed ? listNewSecrets(item, parseDraft(item.draft), changed) : [];
  yield;
  const displayName = getDisplayName(values);
  const saved = { ...item, draft: text, displayName, version, isDirty: false };
  return {
    item,
    text,
    displayName,
    version,
    isDirty: false,
    secrets,
    newVersion,
    references,
    newSecrets,
    events: [
      ...(changed ? [{ type: 'itemReplaced', item: toItemWithValues(saved, changed) } as const] : []),
      { type: 'itemSaved', itemId: item.id, itemKind: item.kind, version },
    ],
  };
}
