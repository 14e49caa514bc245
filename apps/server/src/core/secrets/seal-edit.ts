import { containsPath, getRowId, parsePath, readAt, type InputEdit } from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import type { SealedValues } from './seal-values.ts';

/** An edit without secret texts, and the edits that encrypt texts beside it, which it made secret. */
export interface SealedEdit {
  readonly edit: InputEdit;
  readonly more: readonly InputEdit[];
}

/** Takes the secret texts out of an edit. `sealed` are the values after the edit. */
export function sealEdit(edit: InputEdit, { values, paths }: Pick<SealedValues, 'values' | 'paths'>): SealedEdit {
  const inside = paths.filter((path) => containsPath(edit.path, path));
  const more = paths
    .filter((path) => !inside.includes(path))
    .map((path): InputEdit => ({ path, action: 'ValueChanged', updatedValue: readAt(values, path) }));
  if (inside.length === 0) return { edit, more };
  if (edit.action === 'ValueChanged') {
    const { textChange: _text, ...sealed } = edit;
    return { edit: { ...sealed, updatedValue: readAt(values, edit.path) }, more };
  }
  if (edit.action !== 'AddRow') return { edit, more: [...more, ...toEdits(inside, values)] };
  const added = isJsonArray(edit.updatedValue) ? edit.updatedValue : [edit.updatedValue];
  const ids = new Set(added.map((row) => getRowId(row)));
  const beside = inside.filter((path) => !ids.has(findRowOf(edit.path, path)));
  const rows = readAt(values, edit.path);
  const find = (row: JsonValue | undefined) =>
    (isJsonArray(rows) ? rows.find((one) => getRowId(one) === getRowId(row)) : undefined) ?? null;
  const updatedValue = isJsonArray(edit.updatedValue) ? edit.updatedValue.map(find) : find(edit.updatedValue);
  return { edit: { ...edit, updatedValue }, more: [...more, ...toEdits(beside, values)] };
}

function toEdits(paths: readonly string[], values: JsonObject): readonly InputEdit[] {
  return paths.map((path) => ({ path, action: 'ValueChanged', updatedValue: readAt(values, path) }));
}

/** The id of the row of a list that a path leads into. */
function findRowOf(list: string, path: string) {
  return parsePath(path)[parsePath(list).length];
}
