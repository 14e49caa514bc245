import { appendToPath, listOfferedOptions, splitLast } from '@confab/inputs';
import { useValue } from '../../../../editing/index.ts';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { ChoiceSelect, toChoices } from './choice-select.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { useSelectable } from './use-selectable.ts';

/** A dropdown whose options depend on a parent dropdown. Disabled while the parent has no value (A4.15, A4.16). */
export function CascadingDropdownInput(input: InputProps) {
  const { extensions } = useInputsContext();
  const { itemId, path, property, siblings } = input;
  const parent =
    property.parentDropdownList ?? siblings.find((one) => one.childDropdownList === property.name)?.name ?? '';
  const parentValue = formatFieldText(useValue(itemId, appendToPath(splitLast(path)?.parent ?? '', parent)));
  const hasParent = parent !== '';
  const options = listOfferedOptions(property, extensions, hasParent ? parentValue : undefined);
  return (
    <ChoiceSelect
      {...input}
      value={useSelectable(input, hasParent ? parentValue : undefined)}
      choices={toChoices(property, options)}
      isEnabled={input.isEnabled && (!hasParent || parentValue !== '')}
    />
  );
}
