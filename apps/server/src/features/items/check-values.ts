import { unprocessable } from '@confab/contracts';
import { isPlausible } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ItemRow } from './items.repository.ts';
import { findSchema } from './schema-of.ts';

/**
 * Refuses values that cannot stand in an item of this type: inputs its schema does not have, and values of
 * the wrong kind. Completeness is no question here; a draft may be half done.
 */
export function checkValues(item: Pick<ItemRow, 'kind' | 'type'>, values: JsonObject): void {
  const properties = new Map(findSchema(item.kind, item.type)?.properties.map((property) => [property.name, property]));
  for (const [name, value] of Object.entries(values)) {
    const property = properties.get(name);
    if (!property) throw unprocessable(`There is no input "${name}" here.`);
    if (!isPlausible(property, value)) throw unprocessable(`The value of "${name}" does not fit its input.`);
  }
}
