import { itemMessages, unprocessable } from '@confab/contracts';
import { isTooLarge } from '@confab/inputs';
import { limits, mebibyte, type JsonObject, type JsonText, toJsonText } from '@confab/model';
import type { Db } from '../../services.ts';
import { hashContent } from '../versions/content.ts';
import { getDisplayName } from './create-items.ts';
import { updateDraft, type ItemRow } from './items.repository.ts';
import { findVersionHash } from '../versions/versions.repository.ts';

/** Refuses a document over the limits of one item (OBJ-10). */
export function assertItemSize(text: string, values: JsonObject): void {
  if (isTooLarge(text)) throw unprocessable(itemMessages.tooLarge, { most: limits.nodeBytesMax / mebibyte });
  const { DisplayName: name } = values;
  if (typeof name === 'string' && name.length > limits.nameMax) {
    throw unprocessable(itemMessages.nameTooLong, { most: limits.nameMax });
  }
}

/** A draft to store. It is unsaved while it differs from the last save. */
export interface DraftPlan {
  readonly text: JsonText<JsonObject>;
  readonly displayName: string;
  readonly isDirty: boolean;
}

export function planDraft(values: JsonObject, savedHash: Buffer | null | undefined): DraftPlan {
  const text = toJsonText(values);
  assertItemSize(text, values);
  return { text, displayName: getDisplayName(values), isDirty: !savedHash?.equals(hashContent(values)) };
}

/** Writes an item's changed draft in a transaction that holds its project. */
export async function storeDraft(trx: Db, item: ItemRow, values: JsonObject): Promise<void> {
  await updateDraft(trx, item, planDraft(values, await findVersionHash(trx, item)));
}
