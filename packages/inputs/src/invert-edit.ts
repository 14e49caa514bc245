import { assertNever, type JsonObject } from '@confab/model';
import { applyEdit } from './apply-edit.ts';
import type { InputEdit } from './input-edit.ts';
import { below, splitLast } from './path.ts';
import { readAt } from './read-at.ts';
import { orderOf, rowIdOf } from './rows.ts';

/**
 * The edit that takes another one back, seen from the values before it.
 *
 * A list or composite that the edit had to make stays, empty; everything else is as it was.
 *
 * @returns undefined when the edit changes nothing here, so there is nothing to take back.
 */
export function invertEdit(before: JsonObject, edit: InputEdit): InputEdit | undefined {
  if (applyEdit(before, edit).type !== 'applied') return undefined;
  const { path, action, updatedValue } = edit;
  switch (action) {
    case 'ValueChanged':
      return withValue(path, 'ValueChanged', readAt(before, path));
    case 'AddRow':
      return { path: below(path, rowIdOf(updatedValue) ?? ''), action: 'DeleteRow' };
    case 'DeleteRow':
      return withValue(splitLast(path)?.parent ?? '', 'AddRow', readAt(before, path));
    case 'ReorderRows':
      return { path, action, updatedValue: orderOf(readAt(before, path)) };
    case 'AddExtension':
      return withValue(path, 'RemoveExtension', updatedValue);
    case 'RemoveExtension':
      return withValue(path, 'AddExtension', updatedValue);
    case 'StartEdit':
    case 'EndEdit':
      return undefined;
    default:
      return assertNever(action);
  }
}

function withValue(path: string, action: InputEdit['action'], updatedValue: InputEdit['updatedValue']): InputEdit {
  return updatedValue === undefined ? { path, action } : { path, action, updatedValue };
}
