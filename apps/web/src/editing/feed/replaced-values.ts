import { getEditedItemId, isSameJson, type DraftEvent } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { toastMessages } from '../../words/web-messages.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { EditingSessionOptions } from '../types.ts';
import { hasAuthor } from './remote-flashes.ts';

/**
 * Finds own values that a colleague replaces at the same time, without having seen them. Texts are merged; for other
 * values the later one applies, and the author gets a note to restore their own value.
 */
export function createReplacedValues({ me }: EditingSessionOptions, store: EditingStore) {
  const ownValues = new Map<string, { readonly seq: number; readonly value: JsonValue | undefined }>();
  return {
    /** @param own the ids of the own edits that were pending */
    note(event: DraftEvent, own: ReadonlySet<string>) {
      if (event.type !== 'edited' || event.edit.action !== 'ValueChanged') return;
      const { editId, path, updatedValue: value } = event.edit;
      const itemId = getEditedItemId(event.edit);
      const key = `${itemId} ${path}`;
      if (own.has(editId)) {
        ownValues.set(key, { seq: event.seq, value });
        return;
      }
      const mine = ownValues.get(key);
      ownValues.delete(key);
      const isByColleague = hasAuthor(event) && event.authorId !== me.accountId;
      if (!mine || !isByColleague || event.type !== 'edited' || event.edit.textChange) return;
      // The server's own edits are made on the newest number, such as those that clear references to a deleted node.
      if (event.edit.baseSeq >= mine.seq || isSameJson(mine.value, value)) return;
      const name = store.draft.items.get(itemId)?.displayName ?? '';
      const by = event.authorName;
      const replaced = { itemId, path, name, by, value: mine.value };
      store.addNote('warning', toastMessages.replacedValue, itemId, { replaced, parts: { by, name } });
    },
  };
}
