import {
  isJsonArray,
  isJsonObject,
  screenLayouts,
  selectionMethods,
  type ColumnProperty,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import { reportTwice, type Report } from './catalogue-fault.ts';

/** Where a check stands, and who wants to see the texts that are met on the way. */
export interface ValueCheck {
  readonly report: Report;
  readonly where: string;
  /** Called with each text and the property it fills; this is where references and tokens are looked up. */
  readonly onText: (property: ColumnProperty, text: string, where: string) => void;
}

/** Checks a document of values against the properties that shape it. */
export function checkValues(properties: readonly Property[], values: JsonObject, check: ValueCheck): void {
  for (const name of Object.keys(values)) {
    if (!properties.some((property) => property.name === name)) check.report(check.where, `has no input "${name}"`);
  }
  for (const property of properties) {
    checkValue(property, values[property.name], { ...check, where: `${check.where}, ${property.name}` });
  }
}

/** Checks the rows of a table: ids once, kept in order, each shaped by the columns. */
export function checkTable(table: TableDefinition, rows: readonly JsonValue[], check: ValueCheck): void {
  const places = rows.map((row) => (isJsonObject(row) ? `${textOf(row['Order'])} ${textOf(row['RowId'])}` : ''));
  reportTwice(rows.map(rowIdOf), check.report, check.where);
  if (places.join('\n') !== places.toSorted().join('\n')) check.report(check.where, 'its rows are not in order');
  for (const row of rows) {
    const values = isJsonObject(row) ? row['Values'] : undefined;
    if (!isJsonObject(values) || rowIdOf(row) === '') check.report(check.where, 'a row has no id or no values');
    else checkValues(table.properties, values, { ...check, where: `${check.where}/${rowIdOf(row)}` });
  }
  const present = new Set(rows.map(rowIdOf));
  for (const { rowId } of table.defaultRows ?? []) {
    if (!present.has(rowId)) check.report(check.where, `lacks the row "${rowId}" that is always there`);
  }
}

/** Whether a text is one of an Enum's options; an Enum without options takes any. */
export function isOption(property: ColumnProperty, text: string): boolean {
  const options = property.enumValues ?? [];
  return options.length === 0 || options.some((option) => option.split('||')[0] === text);
}

function checkValue(property: Property, value: JsonValue | undefined, check: ValueCheck): void {
  const isMissing = value === undefined || value === '';
  if (isMissing) {
    if (property.flags?.includes('mandatory')) check.report(check.where, 'is required');
    return;
  }
  switch (property.type) {
    case 'Table':
      if (isJsonArray(value) && property.table) checkTable(property.table, value, check);
      else check.report(check.where, 'is not a list of rows');
      return;
    case 'Composite':
    case 'CompositeInput':
      if (isJsonObject(value)) checkValues(property.table?.properties ?? [], value, check);
      else check.report(check.where, 'is not a composite');
      return;
    case 'AssistantResponse':
      checkResponse(property, value, check);
      return;
    case 'Bool':
      if (typeof value !== 'boolean') check.report(check.where, 'is neither true nor false');
      return;
    case 'Int':
    case 'Float':
      if (typeof value !== 'number') check.report(check.where, 'is no number');
      return;
    case 'NString':
    case 'MediaResponse':
      checkTexts(property, value, check);
      return;
    case 'Tree':
      checkTree(value, check);
      return;
    case 'MultiSelect':
      checkChoices(property, value, check);
      return;
    case 'JSON':
      return;
    default:
      checkText(property, value, check);
  }
}

function checkText(property: Property, value: JsonValue, check: ValueCheck) {
  if (typeof value !== 'string') check.report(check.where, 'is no text');
  else if (property.type === 'Enum' && !isOption(property, value))
    check.report(check.where, `has no option "${value}"`);
  else check.onText(property, value, check.where);
}

/** A text for each language, or of each part of a recording. */
function checkTexts(property: Property, value: JsonValue, check: ValueCheck) {
  const texts = isJsonObject(value) ? Object.values(value) : [];
  if (!isJsonObject(value) || texts.some((text) => typeof text !== 'string')) check.report(check.where, 'are no texts');
  for (const text of texts) if (typeof text === 'string') check.onText(property, text, check.where);
}

function checkChoices({ multiSelectValues = [] }: Property, value: JsonValue, { report, where }: ValueCheck) {
  const names = multiSelectValues.map((option) => option.split('||')[0]);
  for (const chosen of textOf(value).split(',')) {
    if (!names.includes(chosen)) report(where, `has no option "${chosen}"`);
  }
}

/** Nodes of a tree: ids once, and a parent that is there. */
function checkTree(value: JsonValue, { report, where }: ValueCheck) {
  const nodes = isJsonArray(value) ? value.filter(isJsonObject) : [];
  const ids = nodes.map((node) => textOf(node['NodeId']));
  if (!isJsonArray(value) || nodes.length < value.length) report(where, 'is no tree');
  reportTwice(ids, report, where);
  for (const node of nodes) {
    const parent = textOf(node['ParentId']);
    if (parent !== '' && !ids.includes(parent)) report(where, `has no node "${parent}" to stand below`);
    if (!isJsonObject(node['Values'])) report(where, 'has a node without values');
  }
}

const entryTexts = ['SpokenText', 'DisplayText', 'HeadingText', 'Notes', 'Condition'];
const entryKeys = new Set(['EntryId', 'Order', 'ScreenLayout', 'Enabled', 'SuggestionChips', ...entryTexts]);

function checkResponse(property: Property, value: JsonValue, { report, where, onText }: ValueCheck) {
  const entries = isJsonObject(value) && isJsonArray(value['Entries']) ? value['Entries'] : undefined;
  const method = isJsonObject(value) ? value['SelectionMethod'] : undefined;
  if (!entries || !selectionMethods.some((known) => known === method)) return report(where, 'is no assistant response');
  const objects = entries.filter(isJsonObject);
  reportTwice(
    objects.map((entry) => textOf(entry['EntryId'])),
    report,
    where,
  );
  for (const entry of objects) {
    const at = `${where}/${textOf(entry['EntryId'])}`;
    for (const key of Object.keys(entry)) if (!entryKeys.has(key)) report(at, `has no field "${key}"`);
    if (textOf(entry['SpokenText']) === '') report(at, 'says nothing');
    if (!screenLayouts.some((known) => known === entry['ScreenLayout'])) report(at, 'has no known screen layout');
    for (const key of entryTexts) onText({ ...property, type: 'TokenString' }, textOf(entry[key]), at);
  }
}

function rowIdOf(row: JsonValue) {
  return isJsonObject(row) ? textOf(row['RowId']) : '';
}

function textOf(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}
