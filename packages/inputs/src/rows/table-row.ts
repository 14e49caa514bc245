import type { JsonObject, TableDefinition } from '@confab/model';
import type { Row } from './read-rows.ts';

/** A row of a table as values store it. */
export interface TableRow extends JsonObject {
  readonly RowId: string;
  readonly Order: string;
  readonly Values: JsonObject;
}

/** A row with an order that is known. */
export function toTableRow({ id, values }: Row, order: string): TableRow {
  return { RowId: id, Order: order, Values: values };
}

/** The default rows of a table, with the orders that its definition gives them. */
export function createDefaultRows({ defaultRows = [] }: TableDefinition): readonly TableRow[] {
  return defaultRows.map(({ rowId, order, values }) => toTableRow({ id: rowId, values }, order));
}
