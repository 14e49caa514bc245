import type { JsonObject } from '@confab/model';

/** A row of a table or tree as items store it. */
export interface TestRow extends JsonObject {
  readonly RowId: string;
  readonly Order: string;
  readonly Values: JsonObject;
}

/**
 * Returns a row of a table.
 *
 * @param order its position: a key of order, or a number below 10,000
 */
export function aRow(rowId: string, values: JsonObject = {}, order: string | number = 0): TestRow {
  return {
    RowId: rowId,
    Order: typeof order === 'string' ? order : `a${String(order).padStart(4, '0')}`,
    Values: values,
  };
}
