import { renewGenerated, replaceIds } from '@confab/inputs';
import { type ItemId, type NewId, limits } from '@confab/model';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../schemas/find-schema.ts';
import type { ItemPlan } from './create-items.ts';
import type { ItemRow } from './items.repository.ts';
import { parseDraft } from './to-item.ts';

/** Copies items under new ids. References between the items refer to the copies. */
export async function copyItems(
  items: readonly ItemRow[],
  newId: () => NewId,
  rename: (item: ItemRow) => string,
): Promise<ItemPlan[]> {
  const ids = new Map<string, NewId>(items.map((item) => [item.id, newId()]));
  const moved = <Id extends ItemId>(id: Id): Id | NewId => ids.get(id) ?? id;
  const copies: ItemPlan[] = [];
  const pause = createPause();
  for (const item of items) {
    const { properties = [] } = findSchema(item.kind, item.type) ?? {};
    const values = renewGenerated(properties, replaceIds(parseDraft(item.draft), ids), newId);
    copies.push({
      id: moved(item.id),
      kind: item.kind,
      type: item.type,
      projectId: moved(item.projectId),
      workflowId: item.workflowId === null ? null : moved(item.workflowId),
      values: { ...values, DisplayName: rename(item) },
      sortOrder: item.sortOrder,
    });
    await pause();
  }
  return copies;
}

/**
 * The name of a copy: a number at the end is counted up, past every taken name; without a number it starts at 2
 * (A2.25). A name at the length limit is shortened before its number.
 */
export function getCopyName(name: string, taken: ReadonlySet<string>): string {
  const [digits = ''] = /\d{1,9}$/.exec(name.slice(-9)) ?? [];
  const stem = digits === '' ? `${name.trimEnd()} ` : name.slice(0, -digits.length);
  for (let number = Number(digits || 1) + 1; ; number += 1) {
    const end = String(number).padStart(digits.length, '0');
    const candidate = `${cutText(stem, limits.nameMax - end.length)}${end}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Cuts a text to a length without splitting a character. */
function cutText(text: string, length: number) {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
