import { orderBetween } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';

/** A row of a table with its id. */
export interface ProRow {
  readonly id: string;
  readonly values: JsonObject;
}

/** Creates fractional indexes in order, after an existing one. */
export function createOrders(count: number, after?: string): readonly string[] {
  const orders: string[] = [];
  for (let index = 0; index < count; index += 1) orders.push(orderBetween(orders.at(-1) ?? after, undefined));
  return orders;
}

/** Creates the value of a table, its rows in order. */
export function toTable(rows: readonly ProRow[], after?: string): JsonValue[] {
  const orders = createOrders(rows.length, after);
  return rows.map(({ id, values }, index) => ({ RowId: id, Order: orders[index] ?? '', Values: values }));
}
