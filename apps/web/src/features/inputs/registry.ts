import type { InputType } from '@confab/model';
import type { InputDefinition } from './define-input.ts';
import { assistantResponse } from './kinds/assistant-response/assistant-response.tsx';
import { bool } from './kinds/bool.tsx';
import { cascadingDropdown } from './kinds/cascading-dropdown.tsx';
import { chips } from './kinds/chips.tsx';
import { code } from './kinds/code.tsx';
import { composite } from './kinds/composite.tsx';
import { copyLabel } from './kinds/copy-label.tsx';
import { dateTime } from './kinds/date-time.tsx';
import { dropdown } from './kinds/dropdown.tsx';
import { image } from './kinds/image.tsx';
import { intentSelector, nodeSelector, variableSelector, workflowSelector } from './kinds/item-selectors.tsx';
import { json } from './kinds/json.tsx';
import { label } from './kinds/label.tsx';
import { multiCheckbox, multiDetailedCheckbox, multiList } from './kinds/multi-select.tsx';
import { multiLine } from './kinds/multi-line.tsx';
import { number } from './kinds/number.tsx';
import { perLanguage } from './kinds/per-language.tsx';
import { radio } from './kinds/radio.tsx';
import { singleLine } from './kinds/single-line.tsx';
import { slider } from './kinds/slider.tsx';
import { table } from './kinds/table/table.tsx';
import { tokenMultiLine, tokenSingleLine } from './kinds/token-text.tsx';

/** Every kind of input an author can meet. To add one: write its file, list it here. */
const definitions: readonly InputDefinition[] = [
  singleLine,
  multiLine,
  label,
  copyLabel,
  tokenSingleLine,
  tokenMultiLine,
  perLanguage,
  bool,
  dropdown,
  cascadingDropdown,
  radio,
  number,
  slider,
  multiList,
  multiCheckbox,
  multiDetailedCheckbox,
  dateTime,
  nodeSelector,
  workflowSelector,
  intentSelector,
  variableSelector,
  chips,
  image,
  json,
  code,
  composite,
  table,
  assistantResponse,
].flat();

const byKind = new Map(definitions.map((kind) => [kindOf(kind.type, kind.displayAs), kind]));
const [textDefinition] = singleLine;

/**
 * The kind that shows an input: by type and display type, else by type alone. An unknown
 * kind can still be edited as text (A8.97, P8.67).
 */
export function definitionFor(type: InputType, displayAs?: string): InputDefinition {
  const found = byKind.get(kindOf(type, displayAs)) ?? byKind.get(kindOf(type)) ?? textDefinition;
  if (!found) throw new Error('The kind for single-line text is missing');
  return found;
}

function kindOf(type: string, displayAs?: string) {
  return displayAs ? `${type}/${displayAs}` : type;
}
