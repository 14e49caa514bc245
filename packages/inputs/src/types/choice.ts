import { isJsonArray, isJsonObject, type JsonValue, type Property } from '@confab/model';
import { findOption, isOption, listOptions, splitChoices } from '../form/enum-option.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import type { ShownValue } from '../show/describe-value.ts';
import { checkText } from './check-text.ts';
import { describeJson } from './describe-text.ts';
import { pasteText } from './text.ts';
import { defineValueType, type PresentValue, type ValueCheck } from './value-type.ts';

/** One of the options of an input; an input without options is filled by its selector and accepts any text. */
export const enumType = defineValueType({
  inputTypes: ['Enum'],
  accepts: (property, value) => typeof value === 'string' && isOption(property, value),
  canBeBlank: false,
  check(property, value, context) {
    const { report, where } = context;
    if (typeof value === 'string' && !isOption(property, value)) report(where, `has no option "${value}"`);
    else checkText(property, value, context);
  },
  show: (property, value) => describeChoices(property, value, (text) => [text]),
  paste: (property, cell) => pasteOption(property, cell.trim()),
  canNameRow: false,
});

/** Several of the options of an input, as one text with commas between them (A3.34). */
export const choicesType = defineValueType({
  inputTypes: ['MultiSelect'],
  accepts: (property, value) =>
    typeof value === 'string' && splitChoices(value).every((choice) => isOption(property, choice)),
  check: checkChoices,
  show: (property, value) => describeChoices(property, value, splitChoices),
  paste: pasteText,
});

function describeChoices(
  property: Property,
  value: PresentValue,
  split: (text: string) => readonly string[],
): ShownValue {
  if (isJsonObject(value) || isJsonArray(value)) return describeJson(value);
  const choices = split(`${value}`).map((label) => ({
    label,
    description: findOption(property, label)?.description ?? '',
  }));
  return { type: 'choices', choices };
}

function checkChoices({ multiSelectValues = [] }: Property, value: JsonValue, { report, where }: ValueCheck) {
  const names = multiSelectValues.map((option) => option.split('||')[0]);
  for (const chosen of (typeof value === 'string' ? value : '').split(',')) {
    if (!names.includes(chosen)) report(where, `has no option "${chosen}"`);
  }
}

/** An option by the text that is stored or the text that people read; an Enum without options accepts any text. */
function pasteOption(column: AnyProperty, text: string): string | undefined {
  const options = listOptions(column);
  if (options.length === 0) return text === '' ? undefined : text;
  const sought = text.toLowerCase();
  return options.find(({ label, description }) => [label, description].some((one) => one.toLowerCase() === sought))
    ?.label;
}
