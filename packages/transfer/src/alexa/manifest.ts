import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { at } from '../read-json.ts';

/** Where a skill package has its manifest. */
export const manifestPath = 'skill-package/skill.json';

/** What the manifest of a skill says about it, by locale. */
export function getLocales(manifest: JsonValue | undefined): JsonObject {
  const locales = at(at(at(manifest, 'manifest'), 'publishingInformation'), 'locales');
  return isJsonObject(locales) ? locales : {};
}
