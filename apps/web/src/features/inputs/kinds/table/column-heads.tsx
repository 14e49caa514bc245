import type { TableDefinition } from '@confab/model';
import { getInputLabel } from '../../field/field-frame.tsx';
import { listTextColumns, listToggleColumns } from './display-columns.ts';
import classes from './table.module.css';

/** The names of the columns beside the heading; screen readers read them with the values. */
export function ColumnHeads({ table }: { readonly table: TableDefinition }) {
  const cells = listTextColumns(table);
  const toggles = listToggleColumns(table);
  if (cells.length + toggles.length === 0) return null;
  const heading = table.properties.find(({ name }) => name === table.displayColumns[0]?.propertyName);
  return (
    <div className={classes.columns} aria-hidden="true">
      <span className={classes.columnTexts}>
        <span className={classes.rowText}>{heading ? getInputLabel(heading) : ''}</span>
        {cells.map(({ column, width }) => (
          <span
            key={column.name}
            className={classes.cell}
            style={width === undefined ? {} : { flexBasis: `${(width / 12) * 100}%` }}
          >
            {getInputLabel(column)}
          </span>
        ))}
      </span>
      {toggles.map((column) => (
        <span key={column.name} className={classes.toggleHead}>
          {getInputLabel(column)}
        </span>
      ))}
    </div>
  );
}
