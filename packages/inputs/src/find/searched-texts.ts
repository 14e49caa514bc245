import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { withBuiltIn } from '../edits/edit-target.ts';
import { joinPath } from '../values/path.ts';
import { hasFlag, limitsOf, type AnyProperty } from '../form/property-rules.ts';
import { entryFields, responseFields } from '../form/response-fields.ts';
import { rowTitle } from '../rows/row-title.ts';
import { rowsDefinition } from '../rows/rows-definition.ts';
import { fieldsOf, rowIdOf } from '../rows/rows.ts';

/** One text of an item, as somebody who searches reads it. */
export interface SearchedText {
  /** The value it stands in, as edits address it. */
  readonly path: string;
  /** Where in that value, for a value that is more than one text; empty otherwise. */
  readonly within: readonly (string | number)[];
  readonly property: AnyProperty;
  /** The input's label, and for one inside a list the row it is in before it. */
  readonly labels: readonly string[];
  readonly text: string;
}

type Visit = (text: SearchedText) => void;

interface Place {
  readonly segments: readonly string[];
  readonly labels: readonly string[];
}

/**
 * Tells every text, number and truth of an item, in the order of its form. Values of inputs that nobody is shown
 * (flagged Hidden) are told only to who asks for them too.
 */
export function visitTexts(
  properties: readonly Property[],
  values: JsonObject,
  visit: Visit,
  { withHidden = false } = {},
): void {
  visitFields(withBuiltIn(properties), values, { segments: [], labels: [] }, visit, withHidden);
}

interface Field extends AnyProperty {
  readonly table?: Property['table'];
  readonly tree?: Property['tree'];
}

function visitFields(fields: readonly Field[], values: JsonObject, place: Place, visit: Visit, withHidden: boolean) {
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || value === null) continue;
    if (!withHidden && isUnseen(field)) continue;
    visitField(field, value, inside(place, field.name, field.label ?? field.name), visit, withHidden);
  }
}

function visitField(field: Field, value: JsonValue, place: Place, visit: Visit, withHidden: boolean) {
  switch (field.type) {
    case 'Table':
    case 'Tree':
      return visitRows(rowsDefinition(field), value, place, visit, withHidden);
    case 'Composite':
    case 'CompositeInput':
      if (isJsonObject(value) && field.table) visitFields(field.table.properties, value, place, visit, withHidden);
      return;
    case 'AssistantResponse':
      return visitResponse(value, place, visit, withHidden);
    case 'NString':
      if (!isJsonObject(value)) return visitValue(field, value, place, [], visit);
      for (const [language, text] of Object.entries(value)) {
        if (typeof text === 'string')
          visitValue({ ...field, type: 'String' }, text, inside(place, language, language), [], visit);
      }
      return;
    default:
      return visitValue(field, value, place, [], visit);
  }
}

function visitRows(table: Property['table'], value: JsonValue, place: Place, visit: Visit, withHidden: boolean) {
  for (const [at, row] of (isJsonArray(value) ? value : []).entries()) {
    const id = rowIdOf(row);
    const fields = isJsonObject(row) ? fieldsOf(row) : undefined;
    if (id === undefined || !isJsonObject(fields)) continue;
    const title = table ? rowTitle(table, fields, (_column, cell) => (typeof cell === 'string' ? cell : '')) : '';
    const inRow = inside(place, id, title === '' ? `${at + 1}` : title);
    visitFields(table?.properties ?? anyFields(fields), fields, inRow, visit, withHidden);
  }
}

function visitResponse(value: JsonValue, place: Place, visit: Visit, withHidden: boolean) {
  if (!isJsonObject(value)) return;
  visitFields(responseFields, value, place, visit, withHidden);
  const entries = value['Entries'];
  for (const [at, entry] of (isJsonArray(entries) ? entries : []).entries()) {
    const id = rowIdOf(entry);
    if (id === undefined || !isJsonObject(entry)) continue;
    const inEntry = { segments: [...place.segments, 'Entries', id], labels: [...place.labels, `${at + 1}`] };
    visitFields(entryFields, entry, inEntry, visit, withHidden);
  }
}

function visitValue(
  property: AnyProperty,
  value: JsonValue,
  place: Place,
  within: readonly (string | number)[],
  visit: Visit,
) {
  if (isJsonArray(value)) {
    for (const [at, one] of value.entries()) visitValue(property, one, place, [...within, at], visit);
  } else if (isJsonObject(value)) {
    for (const [key, one] of Object.entries(value)) visitValue(property, one, place, [...within, key], visit);
  } else if (value !== null && value !== '') {
    visit({ path: joinPath(...place.segments), within, property, labels: place.labels, text: String(value) });
  }
}

/** Fields that no schema speaks of hold whatever they hold. */
function anyFields(fields: JsonObject): readonly Field[] {
  return Object.keys(fields).map((name) => ({ name, type: 'JSON' }));
}

function inside(place: Place, segment: string, label: string): Place {
  return { segments: [...place.segments, segment], labels: [...place.labels, label] };
}

function isUnseen(field: Field) {
  const limits = field.validation === undefined ? undefined : limitsOf(field);
  return hasFlag(field, 'Hidden') || limits?.isHidden === true || limits?.isBroken === true;
}
