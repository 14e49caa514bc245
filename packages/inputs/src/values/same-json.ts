import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/** Whether two values are equal; the order of object keys does not matter. */
export function isSameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isJsonArray(one)) {
    return isJsonArray(other) && one.length === other.length && one.every((value, at) => isSameJson(value, other[at]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}
