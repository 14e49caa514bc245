import type { InputType, JsonValue, Property } from '@confab/model';

/** An input of some kind with a value that suits it. */
export interface KindCase {
  readonly property: Property;
  readonly value: JsonValue;
}

const options = { enumValues: ['a||First', 'b||Second'] };
const choices = { multiSelectValues: ['a||First', 'b||Second'] };

/** One input of every kind with a single value (A3.31 to A3.33), called after its type and display type. */
export const everyKind: readonly KindCase[] = [
  kind('String', '', 'text'),
  kind('String', 'singleline', 'text'),
  kind('String', 'multiline', 'text'),
  kind('String', 'label', 'text'),
  kind('String', 'labelCopy', 'text'),
  kind('String', 'CopyToClipboardLabel', 'text'),
  kind('String', 'singlelineFromLibrary', 'text'),
  kind('String', 'MediaLibraryPicker', 'asset'),
  kind('String', 'html', '<p>'),
  kind('String', 'javascript', 'a()'),
  kind('String', 'singlelineToken', 'text'),
  kind('String', 'multilineToken', 'text'),
  kind('TokenString', '', 'text'),
  kind('TokenString', 'multilineToken', 'text'),
  kind('NString', '', { en: 'text' }),
  kind('MoveKey', '', 'key'),
  kind('Bool', '', true),
  kind('Enum', 'DropdownList', 'a', options),
  kind('Enum', 'CascadingDropdownList', 'a', options),
  kind('Enum', 'radio', 'a', options),
  kind('Int', '', 4),
  kind('Float', '', 4.5),
  kind('Int', 'slider', 4),
  kind('DateTime', '', '2026-03-21'),
  kind('DateTime', 'DatePicker', '20260321000000'),
  kind('DateTime', 'DateAndTimePicker', '20260321090500'),
  kind('DateTime', 'TimePicker', '20260321090500'),
  kind('MultiSelect', 'MultiList', 'a', choices),
  kind('MultiSelect', 'MultiCheckbox', 'a', choices),
  kind('MultiSelect', 'MultiDetailedCheckbox', 'a', choices),
  kind('JSON', '', { a: 1 }),
  kind('JSON', 'chips', ['Yes']),
  kind('Image', '', 'asset'),
  kind('ImageInput', '', 'asset'),
  kind('MediaResponse', '', { Id: 'asset', Filename: 'hello.mp3' }),
  kind('TargetNode', '', ''),
  kind('TargetNode', 'TargetNodeSelector', ''),
  kind('TargetWorkflow', '', ''),
  ...['Intent', 'Variable', 'Slot', 'SlotType', 'Node', 'Workflow', 'Module'].map((what) =>
    kind('Enum', `${what}Selector`, ''),
  ),
  kind('Button', '', 'https://help.example.test'),
  kind('Message', 'warning', 'Mind the step'),
];

/** What a kind is called here. */
export function nameOfKind({ type, displayAs }: Pick<Property, 'type' | 'displayAs'>): string {
  return displayAs ? `${type} ${displayAs}` : type;
}

function kind(type: InputType, displayAs: string, value: JsonValue, more: Partial<Property> = {}): KindCase {
  const shape = displayAs === '' ? { type } : { type, displayAs };
  const label = nameOfKind(shape);
  return { property: { name: label.replaceAll(' ', ''), label, ...shape, ...more }, value };
}
