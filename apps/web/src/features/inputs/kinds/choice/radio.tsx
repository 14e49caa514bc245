import { Radio } from '@mantine/core';
import { listOfferedOptions } from '@confab/inputs';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext, useTranslateOption } from '../../inputs-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { useSelectable } from './use-selectable.ts';

/** Radio buttons for an Enum. */
export function RadioInput(input: InputProps) {
  const { property, isEnabled, onChange, control, labelId } = input;
  const { extensions } = useInputsContext();
  const say = useTranslateOption();
  const chosen = useSelectable(input);
  return (
    <ChoiceGroup role="radiogroup" {...{ control, labelId }}>
      {listOfferedOptions(property, extensions).map(({ label, description }) => (
        <Radio
          key={label}
          name={control.id}
          value={label}
          checked={label === chosen}
          label={say(label)}
          description={description && description !== say(label) ? description : undefined}
          disabled={!isEnabled}
          onChange={() => onChange(label)}
        />
      ))}
    </ChoiceGroup>
  );
}
