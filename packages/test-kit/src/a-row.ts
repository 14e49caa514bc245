import type { JsonObject } from '@confab/model';

/** A row of a table as items store it. */
export interface TestRow extends JsonObject {
  readonly RowId: string;
  readonly Order: string;
  readonly Values: JsonObject;
}

/** A node of a tree as items store it; its ParentId may be missing. */
interface TestTreeNode extends JsonObject {
  readonly NodeId: string;
  readonly Order: string;
  readonly Values: JsonObject;
}

/**
 * Returns a row of a table.
 *
 * @param order its position: a key of order, or a number below 10,000
 */
export function aRow(rowId: string, values: JsonObject = {}, order: string | number = 0): TestRow {
  return { RowId: rowId, Order: toOrderKey(order), Values: values };
}

/**
 * Returns a node of a tree.
 *
 * @param parentId empty or null at the top; undefined for a node without a ParentId
 * @param order its position: a key of order, or a number below 10,000
 */
export function aTreeNode(
  nodeId: string,
  parentId: string | null | undefined,
  values: JsonObject = {},
  order: string | number = 0,
): TestTreeNode {
  const parent = parentId === undefined ? {} : { ParentId: parentId };
  return { NodeId: nodeId, ...parent, Order: toOrderKey(order), Values: values };
}

const toOrderKey = (order: string | number) =>
  typeof order === 'string' ? order : `a${String(order).padStart(4, '0')}`;
