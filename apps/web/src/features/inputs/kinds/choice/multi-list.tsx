import { MultiSelect } from '@mantine/core';
import { getOptionName, listOfferedOptions, splitChoices } from '@confab/inputs';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext, useTranslateOption } from '../../inputs-context.tsx';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';

/** Keeps the text cursor on the line of the last choice. */
const narrowFieldPx = 40;

/** A searchable multi-select. The value is comma-joined text (A3.34). */
export function MultiListInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const { extensions } = useInputsContext();
  const say = useTranslateOption();
  const options = listOfferedOptions(property, extensions);
  return (
    <MultiSelect
      {...control}
      {...getPlaceholderProps(property)}
      data={options.map((option) => ({ value: option.label, label: say(getOptionName(property, option)) }))}
      value={[...splitChoices(formatFieldText(value))]}
      disabled={!isEnabled}
      searchable
      selectFirstOptionOnChange
      styles={{ inputField: { minWidth: narrowFieldPx } }}
      comboboxProps={{ keepMounted: false }}
      onChange={(chosen) => onChange(chosen.join(','))}
    />
  );
}
