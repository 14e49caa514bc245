import { isGuid } from '@confab/model';
import { readRows } from '@confab/inputs';
import { readText } from './authored-values.ts';
import type { ProjectSource } from '../types.ts';

/**
 * The tokens that name a variable by ids (A3.53): `{tv.item.row}`, where the row is one of the project's variables, a
 * parameter of a module or an out-parameter of a node; a variable's row alone is enough. Ids that are not GUIDs are names.
 */
export function readGuidTokens({ project, nodes }: ProjectSource): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const add = (itemId: string, rowId: string, name: string) => {
    if (!isGuid(rowId) || name === '') return;
    tokens.set(`${itemId}.${rowId}`.toLowerCase(), name);
  };
  for (const { id, values } of readRows(project.values.Variables)) {
    const name = readText(values.Name).trim();
    add(project.id, id, name);
    if (isGuid(id) && name !== '') tokens.set(id.toLowerCase(), name);
  }
  for (const node of nodes) {
    for (const { id, values } of readRows(node.values.Parameters)) add(node.id, id, readText(values.Name).trim());
    for (const { id, values } of readRows(node.values.OutParams)) add(node.id, id, readText(values.Variable).trim());
  }
  return tokens;
}
