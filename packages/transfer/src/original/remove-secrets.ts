import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/** Properties of packages that hold keys, passwords and addresses of services. */
const secretProperty =
  /secret|password|(?:primary|secondary|private|api|access)_?key|accesstoken|oauth|^(?:webhook|endpoint|uri)$/i;

/** Whether a property holds keys or addresses. */
export function isSecretProperty(key: string): boolean {
  return secretProperty.test(key);
}

/** Removes keys and addresses of services, which are neither imported nor exported. */
export function removeSecrets(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(removeSecrets);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretProperty.test(key))
      .map(([key, entry]) => [key, removeSecrets(entry)]),
  );
}

/** Whether a value has keys or addresses of services. */
export function hasSecrets(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.some(hasSecrets);
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(
    ([key, entry]) => (secretProperty.test(key) && !isBlankSetting(entry)) || hasSecrets(entry),
  );
}

/** Whether a setting has no text, as in an agent without a webhook. */
function isBlankSetting(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.every(isBlankSetting);
  if (isJsonObject(value)) return Object.values(value).every(isBlankSetting);
  return typeof value !== 'string' || value === '';
}
