import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/** Whether nothing has been filled in: absent, only spaces, or an empty list or object. */
export function isBlank(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
