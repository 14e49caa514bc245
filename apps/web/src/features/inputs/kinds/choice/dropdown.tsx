import { listOfferedOptions } from '@confab/inputs';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { ChoiceSelect, toChoices } from './choice-select.tsx';
import { useSelectable } from './use-selectable.ts';

/** A dropdown list of the options that the enabled extensions allow. */
export function DropdownInput(input: InputProps) {
  const { extensions } = useInputsContext();
  return (
    <ChoiceSelect
      {...input}
      value={useSelectable(input)}
      choices={toChoices(input.property, listOfferedOptions(input.property, extensions))}
    />
  );
}
