import { appendToPath, listOfferedOptions, splitLast } from '@confab/inputs';
import { useValue } from '../../../editing/index.ts';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { ChoiceSelect, toChoices } from './choice-select.tsx';
import { textOf } from './text-of.ts';
import { useSelectable } from './use-selectable.ts';

/** Options that depend on another dropdown's value; disabled while that has none (A4.15, A4.16). */
export function CascadingDropdownInput(input: InputProps) {
  const { extensions } = useInputsSurroundings();
  const { itemId, path, property, siblings } = input;
  const parent =
    property.parentDropdownList ?? siblings.find((one) => one.childDropdownList === property.name)?.name ?? '';
  const parentValue = textOf(useValue(itemId, appendToPath(splitLast(path)?.parent ?? '', parent)));
  const hasParent = parent !== '';
  const options = listOfferedOptions(property, extensions, hasParent ? parentValue : undefined);
  return (
    <ChoiceSelect
      {...input}
      value={useSelectable(input, hasParent ? parentValue : undefined)}
      choices={toChoices(options)}
      isEnabled={input.isEnabled && (!hasParent || parentValue !== '')}
    />
  );
}
