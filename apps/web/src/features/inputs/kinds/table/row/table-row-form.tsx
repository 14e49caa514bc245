import { appendToPath, getRowsDefinition } from '@confab/inputs';
import { isJsonObject, type Property } from '@confab/model';
import { useValue } from '../../../../../editing/index.ts';
import { BlockContext } from '../../../form/form-context.ts';
import { InputGrid } from '../../../form/input-grid.tsx';
import { getRowValues } from '../rows/list-shown-rows.ts';
import { getTableKind } from '../table-kind.ts';
import { listRowProperties } from './list-row-properties.ts';
import { RowForm } from './row-form.tsx';

interface TableRowFormProps {
  readonly itemId: string;
  /** The table, which is an input of the item itself. */
  readonly property: Property;
  readonly rowId: string;
}

const noSource: ReadonlySet<string> = new Set();

/** The inputs of one row outside its table; nothing when the row does not exist. */
export function TableRowForm({ itemId, property, rowId }: TableRowFormProps) {
  const definition = getRowsDefinition(property);
  const path = appendToPath(property.name, rowId);
  const row = useValue(itemId, path);
  const { displayGrid = 12 } = property;
  const block = { script: definition?.javaScript?.getControlDisplay, columns: displayGrid };
  if (!definition || !isJsonObject(row)) return null;
  return (
    <BlockContext value={block}>
      <RowForm
        {...{ itemId, path, definition }}
        properties={listRowProperties(definition, getTableKind(definition), getRowValues(row), noSource)}
        Grid={InputGrid}
      />
    </BlockContext>
  );
}
