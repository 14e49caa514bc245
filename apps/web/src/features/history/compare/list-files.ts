import { describeValue, getLabel, type ShownField, type ShownValue } from '@confab/inputs';
import type { JsonObject, Property } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { isAssetId } from '../../../media/asset-addresses.ts';

/** A file that values name, with the labels that lead to it. */
export interface NamedFile {
  readonly assetId: AssetId;
  readonly trail: readonly string[];
}

/** Lists the files of the library that values name, by id; each with the first place that names it. */
export function listFiles(properties: readonly Property[], values: JsonObject): ReadonlyMap<string, NamedFile> {
  const files = new Map<string, NamedFile>();

  function add(shown: ShownValue, trail: readonly string[]) {
    if (shown.type === 'asset') {
      const assetId = shown.text.toLowerCase();
      if (isAssetId(assetId) && !files.has(assetId)) files.set(assetId, { assetId, trail });
    } else if (shown.type === 'fields') addFields(shown.fields, trail);
    else if (shown.type === 'rows')
      for (const { title, fields } of shown.rows) addFields(fields, title === '' ? trail : [...trail, title]);
  }
  function addFields(fields: readonly ShownField[], trail: readonly string[]) {
    for (const { property, value } of fields) add(value, [...trail, getLabel(property)]);
  }

  for (const property of properties)
    if (Object.hasOwn(values, property.name))
      add(
        describeValue(property, values[property.name], () => undefined),
        [getLabel(property)],
      );
  return files;
}
