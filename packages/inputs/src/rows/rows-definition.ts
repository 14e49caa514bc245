import type { Property, TableDefinition, TreeDefinition } from '@confab/model';

/** The definition of an input's rows: that of its table, or that of its tree as a table definition (A3.46). */
export function getRowsDefinition({
  table,
  tree,
}: Pick<Property, 'table'> & Partial<Pick<Property, 'tree'>>): TableDefinition | undefined {
  return tree ? toTableDefinition(tree) : table;
}

const tables = new WeakMap<TreeDefinition, TableDefinition>();

function toTableDefinition(tree: TreeDefinition): TableDefinition {
  const known = tables.get(tree);
  if (known) return known;
  const title = tree.titleProperty ?? tree.nodeProperties[0]?.name;
  const table: TableDefinition = {
    tableType: 'Tree',
    properties: tree.nodeProperties,
    displayColumns: title === undefined ? [] : [{ propertyName: title, columnType: 'Heading' }],
    descriptionColumn: title,
    tableEntryDescription: tree.nodeDescription,
    allowAddRow: tree.allowAddNode,
    allowRemoveRow: tree.allowRemoveNode,
    allowRowReorder: tree.allowNodeReorder,
    groups: tree.groups,
    categories: tree.categories,
    javaScript: tree.javaScript,
  };
  tables.set(tree, table);
  return table;
}
