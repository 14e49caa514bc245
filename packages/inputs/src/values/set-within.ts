import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/** Replaces a text inside a value and keeps its type; undefined if the text does not fit that type. */
export function setWithin(value: JsonValue, within: readonly (string | number)[], text: string): JsonValue | undefined {
  const [step, ...rest] = within;
  if (step === undefined) return parseAsType(value, text);
  const inner = isJsonArray(value) && typeof step === 'number' ? value[step] : isJsonObject(value) ? value[step] : null;
  const next = inner === undefined || inner === null ? undefined : setWithin(inner, rest, text);
  if (next === undefined) return undefined;
  if (isJsonArray(value) && typeof step === 'number') return value.with(step, next);
  return isJsonObject(value) ? { ...value, [step]: next } : undefined;
}

function parseAsType(value: JsonValue, text: string): JsonValue | undefined {
  if (typeof value === 'string') return text;
  if (typeof value === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return typeof value === 'number' && Number.isFinite(number) ? number : undefined;
}
