import { readJsonText } from '@confab/model';
import { notFound, replaceMessages, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, isSameJson, readAt, type InputEdit } from '@confab/inputs';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { unpack } from '../../core/versions/content.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { storeEdits, type ChangeScope, type EditedValues } from '../../core/changes/store-edits.ts';
import { groupByItem } from './group-by-item.ts';
import { deleteReplacement } from './find.repository.ts';
import type { StoredReplacement } from '../../db/stored-shapes.ts';

type UndoRequest = BodyOf<typeof findCalls.undo>;
type UndoResult = ResultOf<typeof findCalls.undo>;

/** Undoes the caller's own replacement, for each value that is unchanged since. */
export function undoReplacement(services: Services, caller: Caller, request: UndoRequest): Promise<UndoResult> {
  const { teamId, projectId, replacementId: id } = request;
  const changing: ChangeScope = { services, caller, teamId, projectId };
  return changeProject(services, caller, changing, async (change) => {
    const packed = await deleteReplacement(change.trx, { id, teamId, projectId, accountId: caller.accountId });
    if (!packed) throw notFound(replaceMessages.notUndoable);
    const values = readJsonText(unpack(packed));
    const byItem = groupByItem(values);
    const kept: UndoResult['kept'] = [];
    let [restoredCount, itemCount] = [0, 0];
    await storeEdits(change, changing, [...byItem.keys()], (itemId, item) => {
      const own = byItem.get(itemId) ?? [];
      const { left, edited } = restoreItem(item, own);
      kept.push(...left.map(({ path }) => ({ itemId, path })));
      restoredCount += own.length - left.length;
      if (left.length < own.length) itemCount += 1;
      return edited;
    });
    return { restoredCount, itemCount, kept };
  });
}

interface RestoredItem {
  /** The values that are not restored. */
  readonly left: readonly StoredReplacement[];
  readonly edited?: EditedValues;
}

function restoreItem(item: ItemRow | undefined, replaced: readonly StoredReplacement[]): RestoredItem {
  if (!item) return { left: replaced };
  const left: StoredReplacement[] = [];
  const edits: InputEdit[] = [];
  let values = parseDraft(item.draft);
  for (const value of replaced) {
    const edit: InputEdit = { path: value.path, action: 'ValueChanged', updatedValue: value.before };
    const result = isSameJson(readAt(values, value.path), value.after) ? applyEdit(values, edit) : undefined;
    if (result?.type !== 'applied') {
      left.push(value);
      continue;
    }
    values = result.values;
    edits.push(edit);
  }
  return { left, edited: { values, edits } };
}
