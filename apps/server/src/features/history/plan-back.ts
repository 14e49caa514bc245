import type { JsonObject } from '@confab/model';
import { hashContent, pack, unpack } from '../../core/versions/content.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import type { SavedContent, StateRow, WrittenItem } from './states.repository.ts';

/** An item as going back writes it. */
export interface ItemBack extends WrittenItem {
  readonly item: StateRow;
  readonly values: JsonObject;
  /** The version that it makes; undefined for what comes out of the bin as it went in. */
  readonly added: { readonly contentHash: Buffer; readonly content: Buffer } | undefined;
}

/**
 * An old save as the newest one. What it leads to and what is not there any more is left empty, since a connection
 * has to lead somewhere.
 */
export function planBack(item: StateRow, saved: SavedContent, living: ReadonlySet<string>): ItemBack {
  const text = unpack(saved.content);
  const whole = parseDraft(text);
  const lost = findNewReferences({ ...item, draft: '{}' }, whole).filter((id) => !living.has(id));
  const draft = lost.reduce((rest, id) => rest.replaceAll(JSON.stringify(id), '""'), text);
  const values = lost.length > 0 ? parseDraft(draft) : whole;
  const isAsItWent = item.isBinned && item.version === saved.version && lost.length === 0;
  return {
    id: item.id,
    draft,
    displayName: getDisplayName(values),
    version: isAsItWent ? item.version : item.version + 1,
    item,
    values,
    added: isAsItWent
      ? undefined
      : lost.length > 0
        ? { contentHash: hashContent(values), content: pack(draft) }
        : { contentHash: saved.contentHash, content: saved.content },
  };
}
