import { fillMessage, type NamedMessage } from '@confab/model';
import { namedValueMessages } from '../form/value-messages.ts';
import { readLimits, type AnyProperty } from '../form/property-rules.ts';
import { defineValueType, type PresentValue, type ValueType } from './value-type.ts';

/** Defines a number type; whole numbers and decimals differ only in which numbers are valid. */
function defineNumberType(
  inputType: 'Int' | 'Float',
  isInOrder: (value: unknown) => boolean,
  validate: ValueType['validate'],
): ValueType {
  return defineValueType({
    inputTypes: [inputType],
    accepts: (_property, value) => isInOrder(value),
    validate,
    check(_property, value, { report, where }) {
      if (typeof value !== 'number') report(where, 'is no number');
    },
    paste(_property, cell) {
      const text = cell.trim();
      const number = Number(text.replace(',', '.'));
      return text !== '' && isInOrder(number) ? number : undefined;
    },
    canNameRow: false,
  });
}

/** Whole numbers. */
export const intType = defineNumberType(
  'Int',
  (value) => Number.isSafeInteger(value),
  (property, value) => validateNumber(property, value, true),
);

/** Numbers with a fraction. */
export const floatType = defineNumberType(
  'Float',
  (value) => Number.isFinite(value),
  (property, value) => validateNumber(property, value, false),
);

function validateNumber(property: AnyProperty, value: PresentValue, isWhole: boolean): NamedMessage | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return namedValueMessages.notANumber;
  if (isWhole && !Number.isInteger(number)) return namedValueMessages.notAWholeNumber;
  const { min, max } = readLimits(property);
  if (min !== undefined && number < min) return nameLimit('tooSmall', min);
  return max !== undefined && number > max ? nameLimit('tooLarge', max) : undefined;
}

function nameLimit(name: 'tooSmall' | 'tooLarge', limit: number): NamedMessage {
  const messageParts = { limit };
  const { message, messageName } = namedValueMessages[name];
  return { message: fillMessage(message, messageParts), messageName, messageParts };
}
