import { normalizeSavedValues } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ItemRow } from '../items/items.repository.ts';
import { findSchema } from './find-schema.ts';

/** The values of a save in the form of drafts (A4.27 to A4.30). The same object if nothing had to be converted. */
export function readSavedValues(item: Pick<ItemRow, 'kind' | 'type'>, values: JsonObject): JsonObject {
  const schema = findSchema(item.kind, item.type);
  return schema ? normalizeSavedValues(schema.properties, values) : values;
}
