import {
  compareValues,
  containsPath,
  createRevertEdits,
  createRowAdditions,
  getEditedItemId,
  listTakenPaths,
  type DraftEvent,
  type InputEdit,
  type ValueChange,
} from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OwnPlaces } from '../edits/own-places.ts';
import { toastMessages } from '../../words/web-messages.ts';
import type { EditingStore } from '../store/editing-store.ts';

/** Values of the author that a batch of events may remove or replace in one item, found before they are applied. */
interface Loss {
  readonly name: string;
  readonly before: JsonObject;
  readonly by: string;
  /** The deleted rows; undefined when the whole item was replaced. */
  readonly rows: readonly string[] | undefined;
}

/**
 * Adds a note when a colleague removes what the author wrote: an entry, row or tree node is deleted, or an item is put
 * back to an earlier state. The note has the edits that restore it.
 */
export function createLostWords(store: EditingStore, places: OwnPlaces) {
  function add(losses: Map<string, Loss>, itemId: string, by: string, rows: (values: JsonObject) => Loss['rows']) {
    const view = store.getView(itemId);
    if (!view?.values || !places.has(itemId)) return;
    const known = losses.get(itemId);
    const more = rows(view.values);
    const all = more && (!known || known.rows) ? [...(known?.rows ?? []), ...more] : undefined;
    losses.set(itemId, { name: view.displayName, before: view.values, by, rows: all });
  }

  /** The edits that restore the author's lost values. */
  function listRestoringEdits(itemId: string, { before, rows }: Loss): readonly InputEdit[] {
    const after = store.getView(itemId)?.values;
    if (!after) return [];
    const isLost = (change: ValueChange) => {
      if (change.type === 'added' || change.type === 'moved' || !places.touches(itemId, change.path)) return false;
      return !rows || rows.some((row) => containsPath(row, change.path));
    };
    const lost = compareValues(before, after).filter(isLost);
    const isRow = (change: ValueChange) => change.type === 'removed' && change.isRow;
    return [
      ...createRowAdditions(
        before,
        after,
        lost.filter(isRow).map(({ path }) => path),
      ),
      ...lost.filter((change) => !isRow(change)).flatMap(createRevertEdits),
    ];
  }

  return {
    /** Call it before the events are applied, with those of colleagues and their names. */
    watch(events: readonly { readonly event: DraftEvent; readonly by: string }[]): ReadonlyMap<string, Loss> {
      const losses = new Map<string, Loss>();
      for (const { event, by } of events) {
        if (event.type === 'itemReplaced') add(losses, event.item.id, by, () => undefined);
        if (event.type === 'edited' && event.edit.action === 'DeleteRow')
          add(losses, getEditedItemId(event.edit), by, (values) => listTakenPaths(values, event.edit));
      }
      return losses;
    },
    /** Call it when the events are applied. */
    report(losses: ReadonlyMap<string, Loss>) {
      for (const [itemId, loss] of losses) {
        const edits = listRestoringEdits(itemId, loss);
        if (edits.length === 0) continue;
        const { name, by } = loss;
        const lost = { itemId, name, by, edits };
        store.addNote('warning', toastMessages.lostWords, itemId, { lost, parts: { by, name } });
      }
    },
    /** Whether the author has written in an item or in one inside it. */
    hasWrittenIn: (itemId: string) =>
      [...store.draft.items.values()].some(
        ({ id, workflowId }) => (id === itemId || workflowId === itemId) && places.has(id),
      ),
  };
}
