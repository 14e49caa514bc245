import { keepSecrets } from '@confab/inputs';
import { type JsonObject, toJsonText, type JsonText } from '@confab/model';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { hashContent, pack, unpack } from '../../core/versions/content.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { findReferencesTo } from '../../core/references/find-references-to.ts';
import { parseDraft, emptyDraft } from '../../core/items/to-item.ts';
import { isElsewhere } from './return-items.ts';
import type { StateRow } from './filter-existing-items.ts';
import type { SavedContent, WrittenItem } from './states.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** The rollback of one item. */
export interface ItemRollback extends WrittenItem {
  readonly item: StateRow;
  readonly values: JsonObject;
  /** The version that the rollback adds; undefined for an item that is restored or returned to its workflow unchanged. */
  readonly added: { readonly contentHash: Buffer; readonly content: PackedJson<JsonObject> } | undefined;
  /** The item's references to missing items. */
  readonly cleared: readonly ClearedReference[];
}

/**
 * Plans to make an old save the newest one. References to missing items are cleared, since a
 * reference must have a target. Secrets stay as they are now: no earlier one comes back, and none is lost.
 *
 * @param current the item's draft, if its type can hold secrets
 */
export function planItemRollback(
  item: StateRow,
  saved: SavedContent,
  living: ReadonlySet<string>,
  current: JsonObject | undefined,
): ItemRollback {
  const earlier = parseDraft(unpack(saved.content));
  const properties = findSchema(item.kind, item.type)?.properties ?? [];
  const whole = current ? keepSecrets(properties, earlier, current, 'replaced') : earlier;
  const hasOtherSecrets = !hashContent(whole).equals(saved.contentHash);
  const text = hasOtherSecrets ? toJsonText(whole) : unpack(saved.content);
  const missingReferences = findNewReferences({ ...item, draft: emptyDraft }, whole).filter((id) => !living.has(id));
  // Ids are replaced by an empty text, so the shape stays.
  const draft = missingReferences.reduce<string>(
    (rest, id) => rest.replaceAll(JSON.stringify(id), '""'),
    text,
  ) as JsonText<JsonObject>;
  const values = missingReferences.length > 0 ? parseDraft(draft) : whole;
  const isUnchanged =
    (item.isDeleted || isElsewhere(item)) &&
    item.version === saved.version &&
    missingReferences.length === 0 &&
    !hasOtherSecrets;
  return {
    id: item.id,
    draft,
    displayName: getDisplayName(values),
    version: isUnchanged ? item.version : item.version + 1,
    item,
    values,
    added: isUnchanged
      ? undefined
      : missingReferences.length > 0 || hasOtherSecrets
        ? { contentHash: hashContent(values), content: pack(draft) }
        : { contentHash: saved.contentHash, content: saved.content },
    cleared: findReferencesTo(whole, new Set(missingReferences)).map((found) => ({ itemId: item.id, ...found })),
  };
}
