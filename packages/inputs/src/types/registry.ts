import type { InputType } from '@confab/model';
import { imageType } from './asset.ts';
import { boolType } from './bool.ts';
import { choicesType, enumType } from './choice.ts';
import { compositeType } from './composite.ts';
import { dateType } from './date.ts';
import { jsonType, messageType } from './json.ts';
import { languagesType, mediaResponseType } from './languages.ts';
import { floatType, intType } from './number.ts';
import { responseType } from './response.ts';
import { secretType } from './secret.ts';
import { tableType } from './table.ts';
import { targetNodeType, targetWorkflowType } from './target.ts';
import { keyType, textType } from './text.ts';
import { treeType } from './tree.ts';
import type { ValueType } from './value-type.ts';

/** Every shape of values, each defined in its own file. */
export const valueTypes: readonly ValueType[] = [
  textType,
  keyType,
  boolType,
  intType,
  floatType,
  dateType,
  enumType,
  choicesType,
  languagesType,
  mediaResponseType,
  imageType,
  targetNodeType,
  targetWorkflowType,
  jsonType,
  messageType,
  compositeType,
  tableType,
  treeType,
  responseType,
  secretType,
];

const byInputType = new Map(valueTypes.flatMap((valueType) => valueType.inputTypes.map((type) => [type, valueType])));

/** The shape of the values of an input. `registry.test.ts` checks that every type of input has one. */
export function getValueType(type: InputType): ValueType {
  return byInputType.get(type) ?? textType;
}
