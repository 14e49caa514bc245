import type { Property, TableDefinition } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import type { FieldProperty } from '../types/value-type.ts';

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
export function findEditTarget(properties: readonly Property[], segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  const property = withBuiltIn(properties).find((one) => one.name === name);
  return property ? findInProperty(property, rest) : nothing;
}

function findInProperty(property: FieldProperty, segments: readonly string[]): EditTarget {
  return getValueType(property.type).target(property, segments, findInFields);
}

/** A field by its name; where the fields are not declared, one of any name. */
function findInFields(fields: readonly FieldProperty[] | undefined, segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  if (!fields) return rest.length === 0 ? { type: 'value', property: { name, type: 'JSON' } } : nothing;
  const field = fields.find((one) => one.name === name);
  return field ? findInProperty(field, rest) : nothing;
}
