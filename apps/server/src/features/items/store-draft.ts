import { unprocessable } from '@confab/contracts';
import { isTooLarge } from '@confab/inputs';
import { limits, type JsonObject } from '@confab/model';
import type { Db } from '../../services.ts';
import { contentHash } from './content.ts';
import { nameIn } from './create-items.ts';
import { updateDraft, type ItemRow } from './items.repository.ts';
import { findVersionHash } from './versions.repository.ts';

/** Refuses a document over the limit of one item (OBJ-10). */
export function assertSize(text: string): void {
  if (isTooLarge(text)) throw unprocessable(`An item may hold at most ${limits.nodeBytesMax / 1_048_576} MB.`);
}

/** Writes an item's changed draft: unsaved for as long as it differs from the last save. */
export async function storeDraft(trx: Db, item: ItemRow, values: JsonObject): Promise<void> {
  const text = JSON.stringify(values);
  assertSize(text);
  const saved = await findVersionHash(trx, item.id, item.version);
  const isDirty = !saved?.equals(contentHash(values));
  await updateDraft(trx, item.id, { text, displayName: nameIn(values), isDirty });
}
