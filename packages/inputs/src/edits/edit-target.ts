import type { Property, TableDefinition } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { entryFields, responseFields } from '../form/response-fields.ts';
import { rowsDefinition } from '../rows/rows-definition.ts';

/** What a path leads to by an item's schema. */
export type EditTarget =
  | { readonly type: 'value'; readonly property: AnyProperty }
  /** A list of rows; without `columns` anything may stand in one, and entries of responses have no definition. */
  | {
      readonly type: 'list';
      readonly of: ListKind;
      readonly table: TableDefinition | undefined;
      readonly columns: readonly AnyProperty[] | undefined;
    }
  | {
      readonly type: 'row';
      readonly of: ListKind;
      readonly table: TableDefinition | undefined;
      readonly rowId: string;
    }
  | { readonly type: 'nothing' };

/** What a list is of: that decides under which key its members carry their id. */
export type ListKind = 'Table' | 'Tree' | 'Entries';

const nothing: EditTarget = { type: 'nothing' };

/** Inputs that every item has, whether or not its schema says so. */
const builtIn: readonly Property[] = [
  { name: 'DisplayName', type: 'String' },
  { name: 'Notes', type: 'String', displayAs: 'multiline' },
];

/** The inputs of an item with those that its schema did not have to name. */
export function withBuiltIn(properties: readonly Property[]): readonly Property[] {
  return [...properties, ...builtIn.filter(({ name }) => !properties.some((one) => one.name === name))];
}

/** Follows a path through the properties of an item. Rows are not looked up: any id leads on. */
export function findTarget(properties: readonly Property[], segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  const property = withBuiltIn(properties).find((one) => one.name === name);
  return property ? inProperty(property, rest) : nothing;
}

function inProperty(property: Property, rest: readonly string[]): EditTarget {
  switch (property.type) {
    case 'Table':
    case 'Tree':
      return inTable(property.type, rowsDefinition(property), rest);
    case 'Composite':
    case 'CompositeInput':
      return inComposite(property, rest);
    case 'AssistantResponse':
      return inResponse(rest);
    case 'NString':
      return rest.length <= 1
        ? { type: 'value', property: rest.length === 1 ? { ...property, type: 'String' } : property }
        : nothing;
    default:
      return rest.length === 0 ? { type: 'value', property } : nothing;
  }
}

function inTable(of: ListKind, table: TableDefinition | undefined, rest: readonly string[]): EditTarget {
  const [rowId, ...inRow] = rest;
  if (rowId === undefined) return { type: 'list', of, table, columns: table?.properties };
  if (inRow.length === 0) return { type: 'row', of, table, rowId };
  return inColumns(table?.properties, inRow);
}

function inComposite(property: Property, rest: readonly string[]): EditTarget {
  return rest.length === 0 ? nothing : inColumns(property.table?.properties, rest);
}

/** A field by its name; where the fields are not declared, one of any name. */
function inColumns(columns: readonly AnyProperty[] | undefined, segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  if (!columns) return rest.length === 0 ? { type: 'value', property: { name, type: 'JSON' } } : nothing;
  const column = columns.find((one) => one.name === name);
  return column ? inProperty(column, rest) : nothing;
}

function inResponse(rest: readonly string[]): EditTarget {
  const [name, entryId, ...inEntry] = rest;
  if (name !== 'Entries') return name === undefined ? nothing : inColumns(responseFields, rest);
  if (entryId === undefined) return { type: 'list', of: 'Entries', table: undefined, columns: entryFields };
  return inEntry.length === 0
    ? { type: 'row', of: 'Entries', table: undefined, rowId: entryId }
    : inColumns(entryFields, inEntry);
}
