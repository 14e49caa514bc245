import type { Property, TableDefinition } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import {
  isTranslatable,
  parseTranslationPath,
  translationParts,
  translationsInput,
} from '../translations/translation-paths.ts';
import { getValueType } from '../types/registry.ts';
import type { FieldProperty } from '../types/value-type.ts';
import { parsePath } from '../values/path.ts';

/** The target of a path, by the item's schema. */
export type EditTarget =
  | { readonly type: 'value'; readonly property: AnyProperty }
  /** A list of rows. Without `columns`, rows may have any fields; entries of responses have no table definition. */
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

/** The kind of a list, which decides the id key of its members. */
export type ListKind = 'Table' | 'Tree' | 'Entries';

const nothing: EditTarget = { type: 'nothing' };

/** Inputs that every item has, even if its schema does not declare them. */
const builtIn: readonly Property[] = [
  { name: 'DisplayName', type: 'String' },
  { name: 'Notes', type: 'String', displayAs: 'multiline' },
];

/** Adds the built-in inputs to those of a schema. */
export function withBuiltIn(properties: readonly Property[]): readonly Property[] {
  return [...properties, ...builtIn.filter(({ name }) => !properties.some((one) => one.name === name))];
}

/** Finds the target of a path by the properties of an item. Any row id is accepted, because rows are not looked up. */
export function findEditTarget(properties: readonly Property[], segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  if (name === translationsInput) return findTranslation(properties, segments);
  const property = withBuiltIn(properties).find((one) => one.name === name);
  return property ? findInProperty(property, rest) : nothing;
}

/** The target of a path inside `Translations`: the path of the translated value. */
function findTranslation(properties: readonly Property[], segments: readonly string[]): EditTarget {
  const place = parseTranslationPath(segments);
  if (!place) return { type: 'value', property: { name: translationsInput, type: 'JSON' } };
  const target = findTranslatedInput(properties, place.path);
  if (target?.type !== 'value') return nothing;
  if (place.part === undefined) return { type: 'value', property: { name: translationsInput, type: 'JSON' } };
  if (place.rest.length > 0) return nothing;
  if (place.part === translationParts.value) return target;
  return place.part === translationParts.source
    ? { type: 'value', property: { name: translationParts.source, type: 'JSON' } }
    : nothing;
}

/** The input at a path that each language of a project can have of its own; undefined for any other path. */
export function findTranslatedInput(
  properties: readonly Property[],
  path: string,
): Extract<EditTarget, { type: 'value' }> | undefined {
  const segments = parsePath(path);
  const target = segments[0] === translationsInput ? nothing : findEditTarget(properties, segments);
  return target.type === 'value' && isTranslatable(target.property) ? target : undefined;
}

function findInProperty(property: FieldProperty, segments: readonly string[]): EditTarget {
  return getValueType(property.type).target(property, segments, findInFields);
}

/** Finds a field by name; undeclared fields may have any name. */
function findInFields(fields: readonly FieldProperty[] | undefined, segments: readonly string[]): EditTarget {
  const [name = '', ...rest] = segments;
  if (!fields) return rest.length === 0 ? { type: 'value', property: { name, type: 'JSON' } } : nothing;
  const field = fields.find((one) => one.name === name);
  return field ? findInProperty(field, rest) : nothing;
}
