import { appendToPath, getRowId } from '@confab/inputs';
import { DerivedRowSession } from './derived-row-session.tsx';
import { listRowProperties } from './list-row-properties.ts';
import { RowForm } from './row-form.tsx';
import type { TableRowProps } from './table-row.tsx';
import { getRowValues } from '../rows/list-shown-rows.ts';
import classes from '../table.module.css';

interface RowInputsProps extends Pick<
  TableRowProps,
  'itemId' | 'listPath' | 'derived' | 'source' | 'table' | 'kind' | 'Grid'
> {
  /** Element id, for `aria-controls`. */
  readonly id: string;
}

/** The inputs of an expanded row. */
export function RowInputs({ id, itemId, listPath, derived, source, table, kind, Grid }: RowInputsProps) {
  const { row, isStored } = derived;
  const sourceColumns = new Set(Object.keys(source?.values ?? {}));
  return (
    <div id={id} className={classes.rowInputs} data-row-inputs>
      <DerivedRowSession {...{ itemId, listPath, row, isStored }}>
        <RowForm
          {...{ itemId, Grid, definition: table }}
          path={appendToPath(listPath, getRowId(row) ?? '')}
          properties={listRowProperties(table, kind, getRowValues(row), sourceColumns)}
        />
      </DerivedRowSession>
    </div>
  );
}
