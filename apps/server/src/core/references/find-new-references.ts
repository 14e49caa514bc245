import { getRowsDefinition, isItemReference, readRows } from '@confab/inputs';
import { isJsonObject, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import type { ItemRow } from '../items/items.repository.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { parseDraft } from '../items/to-item.ts';

type Input = ItemSchema['properties'][number];
type Inputs = readonly (Pick<Input, 'name' | 'type' | 'table'> & Partial<Pick<Input, 'tree'>>)[];

/** The ids of nodes and workflows that the new values refer to and the stored draft does not. */
export function findNewReferences(
  item: Pick<ItemRow, 'kind' | 'type' | 'draft'>,
  values: JsonObject,
): readonly string[] {
  const inputs = findSchema(item.kind, item.type)?.properties ?? [];
  const named = collectReferences(inputs, values);
  if (named.size === 0) return [];
  const before = collectReferences(inputs, parseDraft(item.draft));
  return [...named].filter((id) => !before.has(id));
}

function collectReferences(inputs: Inputs, values: JsonObject, found = new Set<string>()): Set<string> {
  for (const property of inputs) {
    const { name, type } = property;
    const table = getRowsDefinition(property);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (isItemReference(type)) addReference(value, found);
    else if (table) for (const part of listRowValues(value)) collectReferences(table.properties, part, found);
  }
  return found;
}

function addReference(value: JsonValue | undefined, found: Set<string>) {
  if (typeof value === 'string' && value !== '') found.add(value);
}

/** The values of a table's rows, or those of a composite as its only row. */
function listRowValues(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonObject(value) ? [value] : readRows(value).map(({ values }) => values);
}
