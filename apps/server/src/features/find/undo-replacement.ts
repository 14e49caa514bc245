import { notFound, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, isSameJson, readAt, type InputEdit } from '@confab/inputs';
import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { unpack } from '../../core/versions/content.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { storeEdits, type Changing } from './apply-to-items.ts';
import { takeReplacement } from './find.repository.ts';
import type { KeptValue } from './replace-in-project.ts';

type Wanted = BodyOf<typeof findCalls.undo>;
type Answer = ResultOf<typeof findCalls.undo>;

/** Takes back a replacement of one's own: each value that still is what the replacement left. */
export function undoReplacement(services: Services, caller: Caller, wanted: Wanted): Promise<Answer> {
  const { teamId, projectId, replacementId: id } = wanted;
  const changing: Changing = { services, caller, teamId, projectId };
  return changeProject(services, caller, changing, async (change) => {
    const packed = await takeReplacement(change.trx, { id, teamId, projectId, accountId: caller.accountId });
    if (!packed) throw notFound('This replacement cannot be taken back any more.');
    // This server wrote it.
    const values = JSON.parse(unpack(packed)) as readonly KeptValue[];
    const kept: Answer['kept'] = [];
    let [restoredCount, itemCount] = [0, 0];
    for (const itemId of new Set(values.map((value) => value.itemId))) {
      const own = values.filter((value) => value.itemId === itemId);
      const left = await restoreItem(change, changing, itemId, own);
      kept.push(...left.map(({ path }) => ({ itemId, path })));
      restoredCount += own.length - left.length;
      if (left.length < own.length) itemCount += 1;
    }
    return { restoredCount, itemCount, kept };
  });
}

/** @returns the values that stay as they are. */
async function restoreItem(
  change: ProjectChange,
  changing: Changing,
  itemId: ItemId,
  wanted: readonly KeptValue[],
): Promise<readonly KeptValue[]> {
  const item = await findItem(change.trx, changing.teamId, itemId);
  if (!item) return wanted;
  const left: KeptValue[] = [];
  const edits: InputEdit[] = [];
  let values = parseDraft(item.draft);
  for (const value of wanted) {
    const edit: InputEdit = { path: value.path, action: 'ValueChanged', updatedValue: value.before };
    const result = isSameJson(readAt(values, value.path), value.after) ? applyEdit(values, edit) : undefined;
    if (result?.type !== 'applied') {
      left.push(value);
      continue;
    }
    values = result.values;
    edits.push(edit);
  }
  if (edits.length > 0) await storeEdits(change, changing, item, { values, edits });
  return left;
}
