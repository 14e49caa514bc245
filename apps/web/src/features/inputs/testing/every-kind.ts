import type { InputType, JsonValue, Property } from '@confab/model';

/** An input with a valid value. */
export interface KindCase {
  readonly property: Property;
  readonly value: JsonValue;
}

const options = { enumValues: ['a||First', 'b||Second'] };
const choices = { multiSelectValues: ['a||First', 'b||Second'] };

/** One input of every kind with a single value (A3.31 to A3.33), named after its type and display type. */
export const everyKind: readonly KindCase[] = [
  createKindCase('String', '', 'text'),
  createKindCase('String', 'singleline', 'text'),
  createKindCase('String', 'multiline', 'text'),
  createKindCase('String', 'label', 'text'),
  createKindCase('String', 'labelCopy', 'text'),
  createKindCase('String', 'CopyToClipboardLabel', 'text'),
  createKindCase('String', 'singlelineFromLibrary', 'text'),
  createKindCase('String', 'MediaLibraryPicker', 'asset'),
  createKindCase('String', 'walletService', 'text'),
  createKindCase('String', 'LinkedResponseSelector', 'NoMatch'),
  createKindCase('String', 'html', '<p>'),
  createKindCase('String', 'javascript', 'a()'),
  createKindCase('String', 'singlelineToken', 'text'),
  createKindCase('String', 'multilineToken', 'text'),
  createKindCase('TokenString', '', 'text'),
  createKindCase('TokenString', 'multilineToken', 'text'),
  createKindCase('TokenString', 'expression', 'Total + 1'),
  createKindCase('TokenString', 'condition', 'Total + 1 > 2'),
  createKindCase('NString', '', { en: 'text' }),
  createKindCase('MoveKey', '', 'key'),
  createKindCase('Bool', '', true),
  createKindCase('Enum', 'DropdownList', 'a', options),
  createKindCase('Enum', 'CascadingDropdownList', 'a', options),
  createKindCase('Enum', 'radio', 'a', options),
  createKindCase('Int', '', 4),
  createKindCase('Float', '', 4.5),
  createKindCase('Int', 'slider', 4),
  createKindCase('DateTime', '', '2026-03-21'),
  createKindCase('DateTime', 'DatePicker', '20260321000000'),
  createKindCase('DateTime', 'DateAndTimePicker', '20260321090500'),
  createKindCase('DateTime', 'TimePicker', '20260321090500'),
  createKindCase('MultiSelect', 'MultiList', 'a', choices),
  createKindCase('MultiSelect', 'MultiCheckbox', 'a', choices),
  createKindCase('MultiSelect', 'MultiDetailedCheckbox', 'a', choices),
  createKindCase('Secret', '', { SecretId: '0191d0c0-0000-7000-8000-000000000001' }),
  createKindCase('JSON', '', { a: 1 }),
  createKindCase('JSON', 'chips', ['Yes']),
  createKindCase('Image', '', 'asset'),
  createKindCase('ImageInput', '', 'asset'),
  createKindCase('MediaResponse', '', { Id: 'asset', Filename: 'hello.mp3' }),
  createKindCase('TargetNode', '', ''),
  createKindCase('TargetNode', 'TargetNodeSelector', ''),
  createKindCase('TargetWorkflow', '', ''),
  ...['Intent', 'Variable', 'Slot', 'SlotType', 'Node', 'Workflow', 'Module'].map((what) =>
    createKindCase('Enum', `${what}Selector`, ''),
  ),
  createKindCase('Button', '', 'https://help.example.test'),
  createKindCase('Message', 'warning', 'Mind the step'),
];

/** The test name of a kind. */
export function getKindName({ type, displayAs }: Pick<Property, 'type' | 'displayAs'>): string {
  return displayAs ? `${type} ${displayAs}` : type;
}

function createKindCase(type: InputType, displayAs: string, value: JsonValue, more: Partial<Property> = {}): KindCase {
  const shape = displayAs === '' ? { type } : { type, displayAs };
  const label = getKindName(shape);
  return { property: { name: label.replaceAll(' ', ''), label, ...shape, ...more }, value };
}
