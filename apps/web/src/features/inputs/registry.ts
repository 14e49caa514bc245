import type { InputType } from '@confab/model';
import { logWarning } from '../../platform/log.ts';
import { defineBlock, defineInput, type InputDefinition } from './define-input.ts';
import { BoolInput } from './kinds/bool.tsx';
import { CascadingDropdownInput } from './kinds/choice/cascading-dropdown.tsx';
import { CompositeInput } from './kinds/composite.tsx';
import { DropdownInput } from './kinds/choice/dropdown.tsx';
import { LabelInput } from './kinds/text/label.tsx';
import * as rare from './lazy/rare-kinds.ts';
import { MultiLineInput } from './kinds/text/multi-line.tsx';
import { NumberField } from './kinds/number.tsx';
import { SingleLineInput } from './kinds/text/single-line.tsx';

/** Value types that can be shown as a read-only label. */
const labelTypes: readonly InputType[] = [
  'String',
  'NString',
  'TokenString',
  'Int',
  'Float',
  'Bool',
  'Enum',
  'MultiSelect',
  'DateTime',
  'MoveKey',
  'TargetNode',
  'TargetWorkflow',
];

/**
 * All input kinds by value type and display type. To add one, write its file and list it here.
 *
 * Kinds that few forms use are loaded on demand (`lazy/rare-kinds.ts`).
 */
const definitions: readonly InputDefinition[] = [
  defineInput(SingleLineInput, [['String'], ['String', 'singleline'], ['MoveKey']]),
  defineInput(MultiLineInput, [['String', 'multiline']]),
  defineInput(
    LabelInput,
    labelTypes.map((type) => [type, 'label'] as const),
  ),
  defineInput(rare.CopyLabelInput, [
    ['String', 'labelCopy'],
    ['String', 'CopyToClipboardLabel'],
  ]),
  defineInput(rare.WalletServiceInput, [['String', 'walletService']]),
  defineInput(rare.CodeInput, [['String', 'javascript']]),
  defineInput(rare.HtmlInput, [['String', 'html']]),
  defineInput(rare.LibraryAssetInput, [['String', 'singlelineFromLibrary']]),
  defineInput(rare.LibraryAssetInput, [['String', 'MediaLibraryPicker']]),
  defineInput(rare.TokenLineInput, [
    ['TokenString'],
    ['TokenString', 'singlelineToken'],
    ['String', 'singlelineToken'],
  ]),
  defineInput(rare.TokenLinesInput, [
    ['TokenString', 'multilineToken'],
    ['TokenString', 'multiline'],
    ['String', 'multilineToken'],
  ]),
  defineInput(rare.ExpressionInput, [['TokenString', 'expression']]),
  defineInput(rare.ConditionInput, [
    ['TokenString', 'condition'],
    ['String', 'condition'],
  ]),
  defineInput(rare.PerLanguageInput, [['NString']]),
  defineInput(BoolInput, [['Bool']]),
  defineInput(DropdownInput, [['Enum'], ['Enum', 'DropdownList']]),
  defineInput(rare.LinkedResponseInput, [['String', 'LinkedResponseSelector']]),
  defineInput(rare.LayoutInput, [['Enum', 'screenLayout']]),
  defineInput(CascadingDropdownInput, [['Enum', 'CascadingDropdownList']]),
  defineInput(rare.SecretInput, [['Secret']]),
  defineInput(rare.RadioInput, [['Enum', 'radio']]),
  defineInput(NumberField, [['Int'], ['Float']]),
  defineInput(rare.SliderInput, [
    ['Int', 'slider'],
    ['Float', 'slider'],
  ]),
  defineInput(rare.MultiListInput, [['MultiSelect', 'MultiList']]),
  defineInput(rare.MultiCheckboxInput, [['MultiSelect', 'MultiCheckbox']]),
  defineInput(rare.MultiDetailedCheckboxInput, [['MultiSelect', 'MultiDetailedCheckbox']]),
  defineInput(rare.DateTimeInput, [
    ['DateTime'],
    ['DateTime', 'DatePicker'],
    ['DateTime', 'DateAndTimePicker'],
    ['DateTime', 'TimePicker'],
  ]),
  defineInput(rare.NodeSelector, [
    ['TargetNode'],
    ['TargetNode', 'TargetNodeSelector'],
    ['TargetNode', 'NodeSelector'],
    ['Enum', 'TargetNodeSelector'],
    ['Enum', 'NodeSelector'],
    ['String', 'NodeSelector'],
  ]),
  defineInput(rare.NamedSelector, [
    ['TargetWorkflow'],
    ...['Workflow', 'Module', 'Intent', 'Variable', 'Slot', 'SlotType'].flatMap((what) => [
      ['Enum', `${what}Selector`] as const,
      ['String', `${what}Selector`] as const,
    ]),
    ['TargetWorkflow', 'WorkflowSelector'],
    ['TargetWorkflow', 'ModuleSelector'],
  ]),
  defineInput(rare.ChipsInput, [['JSON', 'chips']]),
  defineInput(rare.ImageInput, [['Image'], ['ImageInput']]),
  defineInput(rare.MediaResponseInput, [['MediaResponse']]),
  defineInput(rare.JsonField, [['JSON']]),
  defineInput(rare.ButtonInput, [['Button']]),
  defineInput(rare.MessageInput, [['Message'], ['Message', 'error'], ['Message', 'warning'], ['Message', 'info']]),
  defineBlock(CompositeInput, 'Composite', 'CompositeInput'),
  defineBlock(rare.TableInput, 'Table'),
  defineBlock(rare.TreeInput, 'Tree'),
  defineBlock(rare.AssistantResponseInput, 'AssistantResponse'),
].flat();

const byKind = new Map(definitions.map((kind) => [formatKind(kind.type, kind.displayAs), kind]));
const fallback = defineInput(SingleLineInput, [['String']]);
const unknownKinds = new Set<string>();

/**
 * The definition for a value type and display type, or for the value type alone. An unknown type is edited as text
 * (A8.97, P8.67) and logged once (A8.95).
 */
export function getInputDefinition(type: InputType, displayAs?: string): InputDefinition {
  const kind = formatKind(type, displayAs);
  const found = byKind.get(kind) ?? byKind.get(type) ?? fallback[0];
  if (!found) throw new Error('The kind for single-line text is missing');
  if (!byKind.has(kind) && !unknownKinds.has(kind)) {
    unknownKinds.add(kind);
    logWarning(`There is no kind of input for ${kind}.`);
  }
  return found;
}

function formatKind(type: string, displayAs?: string) {
  return displayAs ? `${type}/${displayAs}` : type;
}
