import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { optionsOf } from '../form/enum-option.ts';
import type { AnyProperty } from '../form/property-rules.ts';

/** Whether a value could stand in an input of this type at all. Nothing (a value taken away) always can. */
export function isPlausible(property: AnyProperty, value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  switch (property.type) {
    case 'Bool':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'Int':
      return typeof value === 'number' && Number.isSafeInteger(value);
    case 'Float':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Enum':
      return typeof value === 'string' && isOption(property, value);
    case 'MultiSelect':
      return typeof value === 'string' && splitChoices(value).every((choice) => isOption(property, choice));
    case 'AssistantResponse':
      return isJsonObject(value) && (value['Entries'] === undefined || isJsonArray(value['Entries']));
    case 'Composite':
    case 'CompositeInput':
    case 'NString':
    case 'MediaResponse':
      return isJsonObject(value);
    case 'Table':
    case 'Tree':
      return isJsonArray(value);
    case 'JSON':
      return true;
    case 'Message':
      return typeof value === 'string' || isJsonObject(value);
    case 'MoveKey':
    case 'DateTime':
    case 'String':
    case 'TokenString':
    case 'Button':
    case 'Image':
    case 'ImageInput':
    case 'TargetNode':
    case 'TargetWorkflow':
      return typeof value === 'string';
  }
}

/** The choices of a MultiSelect, whose value is a comma-joined text (A3.34). */
export function splitChoices(value: string): readonly string[] {
  return value
    .split(',')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');
}

/** An Enum without options is filled by its selector (an intent, a variable), so any text may stand there. */
function isOption(property: AnyProperty, value: string) {
  const options = optionsOf(property);
  return value === '' || options.length === 0 || options.some((option) => option.label === value);
}
