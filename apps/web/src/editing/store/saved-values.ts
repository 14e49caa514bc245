import { isSameJson, type DraftItem } from '@confab/inputs';
import type { JsonObject } from '@confab/model';

/**
 * The values of items at their last save, as far as this client knows them.
 *
 * An item is unsaved while its draft differs from its last save, so changing it back makes it saved again. An item that
 * was unsaved when it was loaded stays unsaved until it is saved or discarded, because its last save is unknown.
 */
export function createSavedValues() {
  const saved = new Map<string, JsonObject>();
  return {
    /** Records the values of an item that the server reports as saved. */
    remember({ id, isDirty, values }: DraftItem) {
      if (!isDirty && values) saved.set(id, values);
    },
    /** The item with `isDirty` cleared if its values equal the last save. */
    withDirtyMark(view: DraftItem): DraftItem {
      const known = view.isDirty && view.values ? saved.get(view.id) : undefined;
      return known && isSameJson(view.values, known) ? { ...view, isDirty: false } : view;
    },
  };
}
