import { getEditedItemId, mergeTextEdit, readBaseText, readText, type InputEdit } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ItemRow } from '../../core/items/items.repository.ts';
import type { Db } from '../../services.ts';
import { listEventsBetween } from './events.repository.ts';

/** An edit made on an older text is merged with what it replaces as a whole. */
const eventsMax = 500;

/**
 * Rewrites an edit of a text so that it applies to the text as it is now.
 *
 * What others changed since the text that the edit was made on is read from their edits, so that it is known exactly. When
 * they are too many, or something else replaced the text, the two texts are compared instead.
 *
 * @param baseSeq the number up to which the author had received the changes of others
 */
export async function mergeText(db: Db, { item, values, edit, baseSeq }: TextEdit): Promise<InputEdit> {
  const [base, now] = [readBaseText(edit), readText(values, edit.path)];
  if (base === undefined || now === undefined || base === now) return edit;
  const events = await listEventsBetween(db, item.teamId, item.projectId, baseSeq, baseSeq + eventsMax);
  const changes = events.flatMap((event) => {
    const isOfText =
      event.type === 'edited' && getEditedItemId(event.edit) === item.id && event.edit.path === edit.path;
    return isOfText && event.edit.textChange ? [event.edit.textChange] : [];
  });
  return mergeTextEdit(values, edit, changes);
}

interface TextEdit {
  readonly item: ItemRow;
  readonly values: JsonObject;
  readonly edit: InputEdit;
  readonly baseSeq: number;
}
