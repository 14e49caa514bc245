import type { RowAction, TableDefinition } from '@confab/model';

/** The columns that stand beside the heading as text, with their widths in twelfths. */
export function cellsOf(table: TableDefinition) {
  return table.displayColumns
    .filter((shown, at) => at > 0 && shown.columnType === undefined)
    .flatMap(({ propertyName, columnWidth }) => {
      const column = table.properties.find(({ name }) => name === propertyName);
      return column ? [{ column, width: columnWidth }] : [];
    });
}

/** The columns that are switched in the table itself. */
export function togglesOf(table: TableDefinition) {
  return table.displayColumns.flatMap(({ propertyName, columnType }) => {
    const column = columnType === 'Toggle' ? table.properties.find(({ name }) => name === propertyName) : undefined;
    return column ? [column] : [];
  });
}

const noActions: readonly RowAction[] = [];

/** The buttons of each row: a table whose rows have children keeps the child actions for those. */
export function actionsOf(table: TableDefinition): readonly RowAction[] {
  return table.parentActions ?? (table.childTable === undefined ? table.childActions : undefined) ?? noActions;
}

/** What stands below the rows. What each row has a button for is not there once more. */
export function toolbarOf(table: TableDefinition, isDerived: boolean, isEmpty: boolean) {
  const hasButton = (action: string) => actionsOf(table).some((one) => one.action === action);
  return {
    canAdd: table.allowAddRow !== false && !isDerived,
    hasRemove: table.allowRemoveRow !== false && !hasButton('delete'),
    hasReorder: table.allowRowReorder !== false && !isDerived && !hasButton('moveup'),
    addLabel: isEmpty ? table.addFirstEntryLabel : table.addParentRowLabel,
  };
}
