import {
  isJsonArray,
  isJsonObject,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';
import { compareValues, type ValueChange } from './compare-values.ts';
import { parsePath } from '../values/path.ts';
import { findPropertyAt } from '../form/find-property-at.ts';
import { entryTable } from '../types/response-fields.ts';
import { getRowTitle, type FormatCell } from '../rows/row-title.ts';
import { getRowFields, sortRows, getRowId } from '../rows/rows.ts';

/** A change as a comparison shows it: where it is, in the words of the form, and what reads its value. */
export interface ShownChange {
  readonly change: ValueChange | SameValue;
  /** The labels on the way to it: an input, the row in it, the input in that row. */
  readonly trail: readonly string[];
  /** What the value is to be read as; undefined for what the schema does not declare. */
  readonly property: Property | undefined;
}

/** An input that both documents have with the same value. */
interface SameValue {
  readonly type: 'same';
  readonly path: string;
  readonly value: JsonValue | undefined;
}

/** The changes of one category of the form. */
export interface ChangeSection {
  readonly id: string;
  /** '' for inputs that stand in no category. */
  readonly title: string;
  readonly changes: readonly ShownChange[];
}

interface ComparedValues {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

type Shape = Pick<ItemSchema, 'properties' | 'categories'>;

/**
 * In what two documents differ, in the order and by the categories of their form; hidden inputs too, since they hold
 * content as well. What the schema does not declare comes last, under its own name.
 *
 * @param withSame lists the inputs that are equal as well.
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

/** Labels of inputs and titles of rows along a path; the later document names a row, else the earlier one. */
export function buildTrail(
  properties: readonly Property[],
  path: string,
  documents: readonly JsonObject[],
  text: FormatCell,
): readonly string[] {
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
    // The list of entries is all that a response has: its own name would say nothing.
    if (segment !== 'Entries' || at === 0) trail.push(property ? getLabel(property) : segment);
  }
  return trail;
}

function getShortRowTitle(row: JsonValue | undefined, table: Property['table'], text: FormatCell): string {
  const values = isJsonObject(row) ? getRowFields(row) : undefined;
  return table && isJsonObject(values) ? shorten(getRowTitle(table, values, text)) : '';
}

const mostOfTitle = 40;

/** A row may be called after all that is said in it. */
function shorten(title: string) {
  const characters = [...title];
  return characters.length > mostOfTitle ? `${characters.slice(0, mostOfTitle).join('').trimEnd()}…` : title;
}

function getLabel({ label, name }: Property) {
  return label ?? name;
}
