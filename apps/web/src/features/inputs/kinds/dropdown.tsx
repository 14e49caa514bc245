import { listOfferedOptions } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { ChoiceSelect, toChoices } from './choice-select.tsx';
import { useSelectable } from './use-selectable.ts';

/** One of a few options, those of extensions that are not enabled left out. */
export function DropdownInput(input: InputProps) {
  const { extensions } = useInputsSurroundings();
  return (
    <ChoiceSelect
      {...input}
      value={useSelectable(input)}
      choices={toChoices(listOfferedOptions(input.property, extensions))}
    />
  );
}
