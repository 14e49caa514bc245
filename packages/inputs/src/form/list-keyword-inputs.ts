import type { ItemSchema, JsonObject, JsonValue } from '@confab/model';
import type { KeywordInput } from './keyword-clashes.ts';
import type { AnyProperty } from './property-rules.ts';
import { readRows } from '../rows/read-rows.ts';
import { getRowTitle } from '../rows/row-title.ts';
import { getRowsDefinition } from '../rows/rows-definition.ts';

/** An item whose keyword inputs are listed. */
export interface KeywordItem {
  readonly id: string;
  readonly displayName: string;
  readonly values: JsonObject;
}

/** Lists the keyword inputs of an item, including those in the rows of tables and trees, which are named after their row. */
export function listKeywordInputs(schema: Pick<ItemSchema, 'properties'>, item: KeywordItem): readonly KeywordInput[] {
  return schema.properties.flatMap((property) => {
    const value = item.values[property.name];
    const id = `${item.id}/${property.name}`;
    if (isKeywordInput(property)) return [{ id, name: item.displayName, text: toText(value) }];
    const rows = getRowsDefinition(property);
    const columns = rows?.properties.filter(isKeywordInput) ?? [];
    if (!rows || columns.length === 0) return [];
    return readRows(value).flatMap(({ id: rowId, values: cells }) => {
      const name = getRowTitle(rows, cells, (_column, cell) => toText(cell));
      return columns.map((column) => ({
        id: `${id}/${rowId}/${column.name}`,
        name: name || item.displayName,
        text: toText(cells[column.name]),
      }));
    });
  });
}

/** Whether items of a schema have keyword inputs at all. */
export function hasKeywordInputs({ properties }: Pick<ItemSchema, 'properties'>): boolean {
  return properties.some(
    (property) => isKeywordInput(property) || getRowsDefinition(property)?.properties.some(isKeywordInput),
  );
}

/** Whether an input is flagged as keyword input (P5.38, A3.27). */
function isKeywordInput(property: AnyProperty): boolean {
  return property.flags?.some((flag) => flag.toLowerCase().includes('keyword')) ?? false;
}

function toText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
