import type { RowAction, TableDefinition } from '@confab/model';

/** Columns shown as text next to the row heading, with their widths in twelfths. */
export function listTextColumns(table: TableDefinition) {
  return table.displayColumns
    .filter((shown, at) => at > 0 && shown.columnType === undefined)
    .flatMap(({ propertyName, columnWidth }) => {
      const column = table.properties.find(({ name }) => name === propertyName);
      return column ? [{ column, width: columnWidth }] : [];
    });
}

/** Columns shown as a switch in the row. */
export function listToggleColumns(table: TableDefinition) {
  return table.displayColumns.flatMap(({ propertyName, columnType }) => {
    const column = columnType === 'Toggle' ? table.properties.find(({ name }) => name === propertyName) : undefined;
    return column ? [column] : [];
  });
}

const noActions: readonly RowAction[] = [];

/** The actions of each row. If rows have a child table, `childActions` apply to the child rows. */
export function listRowActions(table: TableDefinition): readonly RowAction[] {
  return table.parentActions ?? (table.childTable === undefined ? table.childActions : undefined) ?? noActions;
}

/** The actions on the rows of a table. Actions that the definition gives every row are left out of the tools. */
export function getToolbar(table: TableDefinition, isDerived: boolean, isEmpty: boolean) {
  const hasButton = (action: string) => listRowActions(table).some((one) => one.action === action);
  return {
    canAdd: table.allowAddRow !== false && !isDerived,
    tools: {
      hasRemove: table.allowRemoveRow !== false && !hasButton('delete'),
      hasReorder: table.allowRowReorder !== false && !isDerived && !hasButton('moveup'),
    },
    addLabel: isEmpty ? table.addFirstEntryLabel : table.addParentRowLabel,
  };
}
