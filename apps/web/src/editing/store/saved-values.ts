import { isSameJson, type DraftItem } from '@confab/inputs';
import type { JsonObject } from '@confab/model';

/**
 * What items held at their last save, as far as this client has seen it.
 *
 * Unsaved means that the draft differs from the last save, so an item that is changed back is saved again. Of an item that
 * was unsaved when it was loaded nobody here knows its last save: it stays unsaved until it is saved or discarded.
 */
export function createSavedValues() {
  const saved = new Map<string, JsonObject>();
  return {
    /** Takes note of an item as the server has confirmed it. */
    remember({ id, isDirty, values }: DraftItem) {
      if (!isDirty && values) saved.set(id, values);
    },
    /** The item with its mark as it should be. */
    withDirtyMark(view: DraftItem): DraftItem {
      const known = view.isDirty && view.values ? saved.get(view.id) : undefined;
      return known && isSameJson(view.values, known) ? { ...view, isDirty: false } : view;
    },
  };
}
