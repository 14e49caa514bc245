import { conflict, notFound } from '@confab/contracts';
import type { ItemId, JsonObject, ProjectId, TeamId } from '@confab/model';
import type { EventContent } from '../changes/change-project.ts';
import { checkValues } from '../schemas/check-values.ts';
import { hashContent, pack } from './content.ts';
import { getDisplayName } from '../items/create-items.ts';
import type { ItemRow } from '../items/items.repository.ts';
import { findNewReferences } from '../references/find-new-references.ts';
import { assertItemSize } from '../items/store-draft.ts';
import { parseDraft, toItemWithValues } from '../items/to-item.ts';

/** What a save asks for. Without values the draft as it stands is saved. */
export interface SaveRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: string;
  readonly version: number;
  readonly propertyValues?: JsonObject | undefined;
  readonly description?: string | undefined;
  readonly frontendVersion?: number | undefined;
}

/** An item with the content hash of its last save. */
export interface ItemWithSavedHash extends ItemRow {
  readonly savedHash: Buffer | null;
  /** Changes with every change of the row: tells whether it is still the one that was read. */
  readonly rowVersion: string;
}

/** All that a save writes and tells. */
export interface SavePlan {
  readonly item: ItemWithSavedHash;
  /** The draft after the save, as JSON text. */
  readonly text: string;
  readonly displayName: string;
  readonly version: number;
  readonly isDirty: false;
  /** Undefined for content equal to that of the last save. */
  readonly newVersion:
    | { readonly contentHash: Buffer; readonly content: Buffer; readonly description: string }
    | undefined;
  readonly events: readonly EventContent[];
  /** Nodes and workflows that it leads to and did not before: they have to be there. */
  readonly references: readonly string[];
}

/** Works out a save, or refuses it: one on a version that is not the last would overwrite what nobody has seen. */
export function planSave(item: ItemWithSavedHash | undefined, save: SaveRequest): SavePlan {
  if (!item || item.projectId !== save.projectId.toLowerCase()) throw notFound();
  if (item.version !== save.version) {
    throw conflict(
      `Somebody else has saved version ${item.version} in the meantime. Your changes are still there: save again.`,
    );
  }
  const { propertyValues: replaced, description = '' } = save;
  const text = replaced ? JSON.stringify(replaced) : item.draft;
  // What the draft holds already was checked when it got there.
  const changed = text === item.draft ? undefined : replaced;
  if (changed) {
    assertItemSize(text, changed);
    checkValues(item, changed);
  }
  const values = replaced ?? parseDraft(text);
  const hash = hashContent(values);
  const isNew = !item.savedHash?.equals(hash);
  const version = isNew ? item.version + 1 : item.version;
  const displayName = getDisplayName(values);
  const saved = { ...item, draft: text, displayName, version, isDirty: false };
  return {
    item,
    text,
    displayName,
    version,
    isDirty: false,
    newVersion: isNew ? { contentHash: hash, content: pack(text), description } : undefined,
    references: changed ? findNewReferences(item, changed) : [],
    events: [
      ...(changed ? [{ type: 'itemReplaced', item: toItemWithValues(saved, changed) } as const] : []),
      // The item's own id is an item id.
      { type: 'itemSaved', itemId: item.id as ItemId, itemKind: item.kind, version },
    ],
  };
}
