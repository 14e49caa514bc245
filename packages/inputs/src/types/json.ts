import { isJsonObject } from '@confab/model';
import { checkText } from './check-text.ts';
import { defineValueType } from './value-type.ts';

/** Any JSON. */
export const jsonType = defineValueType({ inputTypes: ['JSON'], accepts: () => true, check: () => undefined });

/** A message of a form: a text, or an object with its level, text and link (A2.39). */
export const messageType = defineValueType({
  inputTypes: ['Message'],
  accepts: (_property, value) => typeof value === 'string' || isJsonObject(value),
  check: checkText,
});
