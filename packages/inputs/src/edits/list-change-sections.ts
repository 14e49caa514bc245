import {
  getLanguageName,
  isJsonArray,
  isJsonObject,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';
import { parseTranslationPath } from '../translations/translation-paths.ts';
import { compareValues, type ValueChange } from './compare-values.ts';
import { parsePath } from '../values/path.ts';
import { findPropertyAt } from '../form/find-property-at.ts';
import { entryTable } from '../types/response-fields.ts';
import { getRowTitle, type FormatCell } from '../rows/row-title.ts';
import { getRowFields, sortRows, getRowId } from '../rows/rows.ts';

/** A change as comparisons show it, with labels and the property of its value. */
export interface ShownChange {
  readonly change: ValueChange | SameValue;
  /** Labels along the path: input, row, input in the row. */
  readonly trail: readonly string[];
  /** The property of the value; undefined if the schema does not declare it. */
  readonly property: Property | undefined;
}

/** An input with the same value in both documents. */
interface SameValue {
  readonly type: 'same';
  readonly path: string;
  readonly value: JsonValue | undefined;
}

/** The changes of one category of the form. */
export interface ChangeSection {
  readonly id: string;
  /** '' for inputs without a category. */
  readonly title: string;
  readonly changes: readonly ShownChange[];
}

interface ComparedValues {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

type Shape = Pick<ItemSchema, 'properties' | 'categories'>;

/**
 * The differences between two documents, by category and in the order of the form, including hidden inputs. Values that the
 * schema does not declare come last, under their own names.
 *
 * @param withSame also lists inputs that are equal.
 */
export function listChangeSections(
  schema: Shape,
  { before, after }: ComparedValues,
  text: FormatCell,
  withSame = false,
): readonly ChangeSection[] {
  const changes = new Map<string, ShownChange[]>();
  for (const change of compareValues(before, after)) {
    const [name = ''] = parsePath(change.path);
    const known = changes.get(name) ?? [];
    changes.set(name, [...known, toShown(schema, change, { before, after }, text)]);
  }
  const declared = new Set(schema.properties.map(({ name }) => name));
  const strangers = [...changes.keys()].filter((name) => !declared.has(name));
  const names = [...schema.properties.map(({ name }) => name), ...strangers];
  const shown = names.map((name) => {
    const property = schema.properties.find((one) => one.name === name);
    const found = changes.get(name) ?? (withSame && property ? [toSame(property, after)] : []);
    return { categoryId: property?.categoryId, found };
  });
  const categories = new Set(schema.categories.map(({ id }) => id));
  return [{ id: '', title: '' }, ...schema.categories]
    .map(({ id, title }) => ({
      id,
      title,
      changes: shown.flatMap(({ categoryId = '', found }) =>
        (categories.has(categoryId) ? categoryId : '') === id ? found : [],
      ),
    }))
    .filter((section) => section.changes.length > 0);
}

function toSame(property: Property, values: JsonObject): ShownChange {
  const { name } = property;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return { change: { type: 'same', path: name, value }, trail: [getLabel(property)], property };
}

function toShown(schema: Shape, change: ValueChange, { before, after }: ComparedValues, text: FormatCell): ShownChange {
  const trail = buildTrail(schema.properties, change.path, [after, before], text);
  return { change, trail, property: findPropertyAt(schema.properties, change.path) };
}

/** Labels of inputs and titles of rows along a path. Row titles come from the later document, else from the earlier one. */
export function buildTrail(
  properties: readonly Property[],
  path: string,
  documents: readonly JsonObject[],
  text: FormatCell,
): readonly string[] {
  const translation = parseTranslationPath(path);
  if (translation)
    return [getLanguageName(translation.language), ...buildTrail(properties, translation.path, documents, text)];
  const segments = parsePath(path);
  const trail: string[] = [];
  let places: readonly (JsonValue | undefined)[] = documents;
  let table: Property['table'];
  for (const [at, segment] of segments.entries()) {
    const rows = places.filter(isJsonArray);
    if (rows.length > 0) {
      const found = rows.map((list) => list.find((row) => getRowId(row) === segment));
      const list = rows.find((_, index) => found[index] !== undefined) ?? [];
      const row = found.find((one) => one !== undefined);
      trail.push(
        getShortRowTitle(row, table, text) || `${sortRows(list).findIndex((one) => getRowId(one) === segment) + 1}`,
      );
      places = found.map((one) => (isJsonObject(one) ? getRowFields(one) : undefined));
      continue;
    }
    const here = segments.slice(0, at + 1).join('/');
    const property = findPropertyAt(properties, here);
    table = property?.table ?? (segment === 'Entries' ? entryTable : undefined);
    places = places.map((place) => (isJsonObject(place) && Object.hasOwn(place, segment) ? place[segment] : undefined));
    // 'Entries' is left out, because a response has no other list.
    if (segment !== 'Entries' || at === 0) trail.push(property ? getLabel(property) : segment);
  }
  return trail;
}

function getShortRowTitle(row: JsonValue | undefined, table: Property['table'], text: FormatCell): string {
  const values = isJsonObject(row) ? getRowFields(row) : undefined;
  return table && isJsonObject(values) ? shorten(getRowTitle(table, values, text)) : '';
}

const mostOfTitle = 40;

/** Shortens titles, because a row may be titled by a long text. */
function shorten(title: string) {
  const characters = [...title];
  return characters.length > mostOfTitle ? `${characters.slice(0, mostOfTitle).join('').trimEnd()}…` : title;
}

/** The label of an input; its name without one. */
export function getLabel({ label, name }: Property) {
  return label ?? name;
}
