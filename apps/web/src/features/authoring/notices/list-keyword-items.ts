import { hasKeywordInputs } from '@confab/inputs';
import type { SkinnyItem } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';

/** The items whose schemas have keyword inputs. */
export function listKeywordItems(session: EditingSession, schemas: ItemSchemas): readonly SkinnyItem[] {
  const outline = session.getOutline();
  if (!outline) return [];
  const lists = [[outline.project], outline.workflows, ...outline.nodesByWorkflow.values()];
  return lists.flatMap((list) => filterKeywordItems(list, schemas));
}

/** Whether a type has keyword inputs, by its schema; the name of an item, which changes with each key, has no part in it. */
const hasKeywordsBySchema = new WeakMap<object, boolean>();
const itemsBySchemas = new WeakMap<ItemSchemas, WeakMap<readonly SkinnyItem[], readonly SkinnyItem[]>>();

function filterKeywordItems(list: readonly SkinnyItem[], schemas: ItemSchemas): readonly SkinnyItem[] {
  const itemsByList = itemsBySchemas.get(schemas) ?? new WeakMap<readonly SkinnyItem[], readonly SkinnyItem[]>();
  itemsBySchemas.set(schemas, itemsByList);
  const known = itemsByList.get(list);
  if (known) return known;
  const found = list.filter((item) => {
    const schema = findItemSchema(schemas, item);
    if (!schema) return false;
    const hasKeywords = hasKeywordsBySchema.get(schema) ?? hasKeywordInputs(schema);
    hasKeywordsBySchema.set(schema, hasKeywords);
    return hasKeywords;
  });
  itemsByList.set(list, found);
  return found;
}
