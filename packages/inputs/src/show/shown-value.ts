import { emptyId, isJsonArray, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { dateStyleOf, formatDateValue } from './date-value.ts';
import { optionsOf } from '../form/enum-option.ts';
import { namedKindOf, type NamedKind } from './named-kind.ts';
import { splitChoices } from '../values/accepts-value.ts';
import { parseJson } from '../form/property-rules.ts';
import { entryFields } from '../form/response-fields.ts';
import { rowTitle } from '../rows/row-title.ts';
import { rowsDefinition } from '../rows/rows-definition.ts';
import { fieldsOf, rowIdOf } from '../rows/rows.ts';
import { splitTokens, type TokenPart } from './tokens.ts';
import { isBlank } from '../form/validate.ts';

/** A value as people read it, of whatever type: what a view of it puts on the screen. */
export type ShownValue =
  | { readonly type: 'nothing' }
  | { readonly type: 'truth'; readonly isTrue: boolean }
  | { readonly type: 'text' | 'code' | 'asset'; readonly text: string }
  | { readonly type: 'tokens'; readonly parts: readonly TokenPart[] }
  /** Something that the value names; without a name it is not there any more. */
  | { readonly type: 'named'; readonly kind: NamedKind; readonly id: string; readonly name: string | undefined }
  | { readonly type: 'choices'; readonly choices: readonly ShownChoice[] }
  | { readonly type: 'languages'; readonly texts: readonly { readonly language: string; readonly text: string }[] }
  | { readonly type: 'fields'; readonly fields: readonly ShownField[] }
  /** Rows of a table, entries of a response, or nodes of a tree at their levels. */
  | { readonly type: 'rows'; readonly rows: readonly ShownRow[] };

/** One option that was chosen. */
interface ShownChoice {
  readonly label: string;
  readonly description: string;
}

/** One input inside another, with what it shows. */
export interface ShownField {
  readonly property: Property;
  readonly value: ShownValue;
}

/** One row; `title` is '' where nothing in it can name it. */
export interface ShownRow {
  readonly id: string;
  readonly title: string;
  /** 0 at the top of a tree, and in every table. */
  readonly level: number;
  readonly fields: readonly ShownField[];
}

/** The name of something that an input names; undefined for what is not there. */
export type NameOf = (kind: NamedKind, id: string) => string | undefined;

const nothing: ShownValue = { type: 'nothing' };
const codeTypes: ReadonlySet<string> = new Set(['html', 'javascript']);

/** How a value reads. One that does not fit its type reads as what it is; without a property everything does. */
export function shownValue(property: Property | undefined, value: JsonValue | undefined, nameOf: NameOf): ShownValue {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean' || property?.type === 'Bool') return shownTruth(value);
  if (property === undefined) return plain(value);
  const kind = namedKindOf(property);
  if (kind !== undefined && typeof value === 'string')
    return { type: 'named', kind, id: value, name: nameOf(kind, value) };
  return isJsonObject(value) || isJsonArray(value)
    ? shownStructure(property, value, nameOf)
    : shownText(property, `${value}`, nameOf);
}

function shownTruth(value: JsonValue): ShownValue {
  return { type: 'truth', isTrue: value === true || value === 'true' };
}

function shownText(property: Property, text: string, nameOf: NameOf): ShownValue {
  switch (property.type) {
    case 'DateTime':
      return { type: 'text', text: formatDateValue(text, dateStyleOf(property)) };
    case 'Enum':
      return { type: 'choices', choices: [choiceOf(property, text)] };
    case 'MultiSelect':
      return { type: 'choices', choices: splitChoices(text).map((choice) => choiceOf(property, choice)) };
    case 'Image':
    case 'ImageInput':
      return text === emptyId ? nothing : { type: 'asset', text };
    case 'NString':
    case 'MediaResponse': {
      // Files and saves carry them as JSON text (A4.29).
      const parsed = parseJson(text);
      return isJsonObject(parsed) ? shownStructure(property, parsed, nameOf) : { type: 'text', text };
    }
    default:
      if (codeTypes.has(property.displayAs ?? '')) return { type: 'code', text };
      return text.includes('{tv.') ? { type: 'tokens', parts: splitTokens(text) } : { type: 'text', text };
  }
}

function shownStructure(property: Property, value: JsonObject | readonly JsonValue[], nameOf: NameOf): ShownValue {
  switch (property.type) {
    case 'Table':
    case 'Tree':
      return isJsonArray(value) ? rowsOrNothing(shownRows(property, value, nameOf)) : plain(value);
    case 'AssistantResponse':
      return isJsonObject(value) ? shownResponse(value, nameOf) : plain(value);
    case 'NString':
      return isJsonObject(value) ? shownLanguages(value) : plain(value);
    case 'Composite':
    case 'CompositeInput':
      return isJsonObject(value)
        ? { type: 'fields', fields: shownFields(property.table?.properties, fieldsOf(value), nameOf) }
        : plain(value);
    default:
      return plain(value);
  }
}

/** A list of texts as they are, everything else as its JSON. */
function plain(value: JsonValue): ShownValue {
  if (isBlank(value)) return nothing;
  if (typeof value === 'string') return { type: 'text', text: value };
  if (isJsonArray(value) && value.every((one) => typeof one === 'string'))
    return { type: 'choices', choices: value.map((label) => ({ label, description: '' })) };
  return { type: 'code', text: JSON.stringify(value, null, 2) };
}

function shownLanguages(texts: JsonObject): ShownValue {
  const shown = Object.entries(texts).flatMap(([language, text]) =>
    isBlank(text) ? [] : [{ language, text: typeof text === 'string' ? text : JSON.stringify(text) }],
  );
  return shown.length === 0 ? nothing : { type: 'languages', texts: shown };
}

function shownResponse(response: JsonObject, nameOf: NameOf): ShownValue {
  const entries = response['Entries'];
  if (!isJsonArray(entries)) return nothing;
  const table = {
    tableType: 'Regular',
    properties: [...entryFields],
    displayColumns: [],
    descriptionColumn: 'DisplayText',
  };
  return rowsOrNothing(shownRows({ name: 'Entries', type: 'Table', table }, entries, nameOf));
}

function rowsOrNothing(rows: readonly ShownRow[]): ShownValue {
  return rows.length === 0 ? nothing : { type: 'rows', rows };
}

function shownRows(property: Property, rows: readonly JsonValue[], nameOf: NameOf): readonly ShownRow[] {
  const levels = levelsOf(rows);
  const table = rowsDefinition(property);
  return rows.map((row, at) => {
    const id = rowIdOf(row) ?? `${at}`;
    const values = isJsonObject(row) ? fieldsOf(row) : undefined;
    return {
      id,
      title: table && isJsonObject(values) ? titleOf(table, values, nameOf) : '',
      level: levels.get(id) ?? 0,
      fields: shownFields(table?.properties, values, nameOf),
    };
  });
}

function titleOf(table: NonNullable<Property['table']>, values: JsonObject, nameOf: NameOf) {
  return rowTitle(table, values, (column, value) => readText(shownValue(column, value, nameOf)));
}

/** How deep each node of a tree stands; a parent that is missing, or that is its own descendant, counts as the top. */
function levelsOf(rows: readonly JsonValue[]): ReadonlyMap<string, number> {
  const parents = new Map<string, string>();
  for (const row of rows) {
    const parent = isJsonObject(row) ? row['ParentId'] : undefined;
    const id = rowIdOf(row);
    if (id !== undefined && typeof parent === 'string') parents.set(id, parent);
  }
  const known = new Set(rows.map(rowIdOf));
  const levels = new Map<string, number>();
  for (const id of known) {
    let level = 0;
    for (let at = parents.get(id ?? ''); at !== undefined && known.has(at) && level < known.size; at = parents.get(at))
      level += 1;
    levels.set(id ?? '', level >= known.size ? 0 : level);
  }
  return levels;
}

function shownFields(
  properties: readonly Property[] | undefined,
  values: JsonValue | undefined,
  nameOf: NameOf,
): readonly ShownField[] {
  if (!isJsonObject(values)) return [];
  const declared = properties ?? Object.keys(values).map((name) => ({ name, type: 'JSON' as const }));
  return declared.flatMap((property) => {
    const value = shownValue(
      property,
      Object.hasOwn(values, property.name) ? values[property.name] : undefined,
      nameOf,
    );
    return value.type === 'nothing' ? [] : [{ property, value }];
  });
}

function choiceOf(property: Property, label: string): ShownChoice {
  return { label, description: optionsOf(property).find((option) => option.label === label)?.description ?? '' };
}

/** What a shown value says in one line of plain text: titles, tooltips, search. '' for nothing. */
export function readText(shown: ShownValue): string {
  switch (shown.type) {
    case 'nothing':
      return '';
    case 'truth':
      return String(shown.isTrue);
    case 'text':
    case 'code':
    case 'asset':
      return shown.text;
    case 'tokens':
      return shown.parts.map((part) => part.text).join('');
    case 'named':
      return shown.name ?? shown.id;
    case 'choices':
      return shown.choices.map((choice) => choice.label).join(', ');
    case 'languages':
      return shown.texts.map(({ text }) => text).join(' / ');
    case 'fields':
      return shown.fields.map((field) => readText(field.value)).join(', ');
    case 'rows':
      return shown.rows.map((row) => row.title).join(', ');
  }
}
