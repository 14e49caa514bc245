import { toText } from '@confab/inputs';
import { isJsonArray, type JsonValue, type Property } from '@confab/model';

const assetTypes: ReadonlySet<string> = new Set(['Image', 'ImageInput', 'MediaResponse']);

/** A value of the first language as a text to read; '' for one that is not a text, such as a picture. */
export function describeSource({ type, displayAs }: Property, value: JsonValue | undefined): string {
  if (assetTypes.has(type) || displayAs === 'MediaLibraryPicker') return '';
  if (isJsonArray(value)) return value.filter((one) => typeof one === 'string').join('\n');
  return toText(value) ?? '';
}
