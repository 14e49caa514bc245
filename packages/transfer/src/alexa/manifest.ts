import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { at } from '../read-json.ts';

/** Where a skill package has its manifest. */
export const manifestPath = 'skill-package/skill.json';

/** The part of a skill's manifest that describes it, by locale. */
export function getLocales(manifest: JsonValue | undefined): JsonObject {
  const locales = at(at(at(manifest, 'manifest'), 'publishingInformation'), 'locales');
  return isJsonObject(locales) ? locales : {};
}

/** Removes locales from all that a manifest says by locale, such as its names and its privacy policies. */
export function removeLocales(manifest: JsonObject, removed: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, value]) => {
      const isByLocale = key === 'locales' && isJsonObject(value);
      const kept = isByLocale ? Object.entries(value).filter(([locale]) => !removed.includes(locale)) : undefined;
      return [key, removeFromValue(kept ? Object.fromEntries(kept) : value, removed)];
    }),
  );
}

function removeFromValue(value: JsonValue, removed: readonly string[]): JsonValue {
  if (isJsonArray(value)) return value.map((entry) => removeFromValue(entry, removed));
  return isJsonObject(value) ? removeLocales(value, removed) : value;
}
