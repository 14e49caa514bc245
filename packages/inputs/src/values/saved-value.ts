import { emptyId, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { isBlank } from '../form/validate.ts';
import { parseJson, type AnyProperty } from '../form/property-rules.ts';

/** Fields of an entry that only say how an upload is going (A4.30). */
const transientFields: ReadonlySet<string> = new Set([
  'MediaStatus',
  'AudioStatus',
  'ImageStatus',
  'Src',
  'UploadProgress',
]);
const assetFields = ['AudioAssetId', 'ImageAssetId'] as const;

/**
 * A value as files and the specification's saves carry it (A4.27 to A4.30): truth as text, per-language strings and
 * media responses as JSON text, entries with an id for "no asset" and without the state of uploads.
 */
export function toSavedValue(property: AnyProperty, value: JsonValue | undefined): JsonValue | undefined {
  switch (property.type) {
    case 'Bool':
      return value === true || value === 'true' ? 'true' : 'false';
    case 'NString':
    case 'MediaResponse':
      return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
    case 'AssistantResponse':
      return isJsonObject(value) ? savedResponse(value) : value;
    default:
      return value;
  }
}

/** A saved value as the editor and the engine have it: the other way round. What was saved as something else stays. */
export function fromSavedValue(property: AnyProperty, saved: JsonValue | undefined): JsonValue | undefined {
  switch (property.type) {
    case 'Bool':
      return saved === 'true' || saved === 'false' ? saved === 'true' : saved;
    case 'NString':
    case 'MediaResponse': {
      const parsed = typeof saved === 'string' ? parseJson(saved) : undefined;
      return isJsonObject(parsed) ? parsed : saved;
    }
    default:
      return saved;
  }
}

function savedResponse(response: JsonObject): JsonObject {
  const entries = response['Entries'];
  if (!isJsonArray(entries)) return response;
  return { ...response, Entries: entries.map((entry) => (isJsonObject(entry) ? savedEntry(entry) : entry)) };
}

function savedEntry(entry: JsonObject): JsonObject {
  const kept: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (!transientFields.has(name)) kept[name] = value;
  }
  for (const field of assetFields) {
    if (isBlank(kept[field])) kept[field] = emptyId;
  }
  return kept;
}
