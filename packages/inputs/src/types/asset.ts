import { emptyId, isJsonArray, isJsonObject } from '@confab/model';
import type { ShownValue } from '../show/describe-value.ts';
import { describeJson } from './describe-text.ts';
import { defineValueType } from './value-type.ts';

/** An image by the id of its asset; the all-zero id means none (A3.36, A3.37). */
export const imageType = defineValueType({
  inputTypes: ['Image', 'ImageInput'],
  references: 'asset',
  show(_property, value) {
    if (isJsonObject(value) || isJsonArray(value)) return describeJson(value);
    return describeAsset(`${value}`);
  },
});

/** Describes the id of a file; the all-zero id means none. */
export function describeAsset(id: string): ShownValue {
  return id === emptyId ? { type: 'nothing' } : { type: 'asset', text: id };
}
