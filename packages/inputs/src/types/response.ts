import {
  emptyId,
  isJsonArray,
  isJsonObject,
  screenLayouts,
  selectionMethods,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';
import { enterPlace } from '../find/text-place.ts';
import { getRowId } from '../rows/rows.ts';
import { isBlank } from '../values/is-blank.ts';
import { checkUniqueIds } from './check-text.ts';
import { describeRows } from './describe-rows.ts';
import { describeJson, describeTextOrJson } from './describe-text.ts';
import { entryFields, entryTable, responseFields } from './response-fields.ts';
import { defineValueType, type CheckContext } from './value-type.ts';

/** An assistant response: an object with entries, which keep their fields next to their ids (A3.54, A3.55). */
export const responseType = defineValueType({
  inputTypes: ['AssistantResponse'],
  canBeLinked: true,
  default: (property) => property.defaultValue ?? { SelectionMethod: 'Escalating', Entries: [] },
  accepts: (_property, value) =>
    isJsonObject(value) && (value['Entries'] === undefined || isJsonArray(value['Entries'])),
  check: checkResponse,
  target(_property, segments, findInFields) {
    const [name, entryId, ...inEntry] = segments;
    if (name !== 'Entries') return name === undefined ? { type: 'nothing' } : findInFields(responseFields, segments);
    if (entryId === undefined) return { type: 'list', of: 'Entries', table: undefined, columns: entryFields };
    return inEntry.length === 0
      ? { type: 'row', of: 'Entries', table: undefined, rowId: entryId }
      : findInFields(entryFields, inEntry);
  },
  show(property, value, context) {
    if (isJsonArray(value)) return describeJson(value);
    return isJsonObject(value)
      ? describeRows(entryTable, getEntries(value), context)
      : describeTextOrJson(property, value);
  },
  search(_property, value, place, { visitFields }) {
    if (!isJsonObject(value)) return;
    visitFields(responseFields, value, place);
    for (const [index, entry] of getEntries(value).entries()) {
      const id = getRowId(entry);
      if (id === undefined || !isJsonObject(entry)) continue;
      const segments = [...place.segments, 'Entries', id];
      visitFields(entryFields, entry, { ...enterPlace(place, id, `${index + 1}`), segments });
    }
  },
  listRows(value) {
    const entries = isJsonObject(value) ? value['Entries'] : undefined;
    return isJsonArray(entries) ? [{ segments: ['Entries'], rows: entries }] : [];
  },
  save: (value) => (isJsonObject(value) && isJsonArray(value['Entries']) ? saveResponse(value) : value),
});

function getEntries(response: JsonObject): readonly JsonValue[] {
  const entries = response['Entries'];
  return isJsonArray(entries) ? entries : [];
}

const entryTexts = ['SpokenText', 'DisplayText', 'HeadingText', 'ImageAlt', 'Notes', 'Condition'];
const entryKeys = new Set([
  'EntryId',
  'Order',
  'ScreenLayout',
  'Enabled',
  'ImageAssetId',
  'AudioAssetId',
  'SuggestionChips',
  ...entryTexts,
]);

function checkResponse(property: Property, value: JsonValue, context: CheckContext) {
  const { report, where, onText } = context;
  const entries = isJsonObject(value) && isJsonArray(value['Entries']) ? value['Entries'] : undefined;
  const method = isJsonObject(value) ? value['SelectionMethod'] : undefined;
  if (!entries || !selectionMethods.some((known) => known === method)) return report(where, 'is no assistant response');
  const objects = entries.filter(isJsonObject);
  checkUniqueIds(
    objects.map((entry) => toText(entry['EntryId'])),
    context,
  );
  for (const entry of objects) {
    const inEntry = `${where}/${toText(entry['EntryId'])}`;
    for (const key of Object.keys(entry)) if (!entryKeys.has(key)) report(inEntry, `has no field "${key}"`);
    if (toText(entry['SpokenText']) === '') report(inEntry, 'says nothing');
    if (!screenLayouts.some((known) => known === entry['ScreenLayout'])) report(inEntry, 'has no known screen layout');
    for (const key of entryTexts) onText({ ...property, type: 'TokenString' }, toText(entry[key]), inEntry);
  }
}

/** Fields of an entry that describe the state of an upload (A4.30). */
const transientFields: ReadonlySet<string> = new Set([
  'MediaStatus',
  'AudioStatus',
  'ImageStatus',
  'Src',
  'UploadProgress',
]);
const assetFields = ['AudioAssetId', 'ImageAssetId'] as const;

function saveResponse(response: JsonObject): JsonObject {
  const entries = getEntries(response).map((entry) => (isJsonObject(entry) ? saveEntry(entry) : entry));
  return { ...response, Entries: entries };
}

function saveEntry(entry: JsonObject): JsonObject {
  const saved: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (!transientFields.has(name)) saved[name] = value;
  }
  for (const field of assetFields) {
    if (Object.hasOwn(saved, field) && isBlank(saved[field])) saved[field] = emptyId;
  }
  return saved;
}

function toText(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}
