import { Radio } from '@mantine/core';
import { listOfferedOptions } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings, useSayOption } from '../inputs-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { useSelectable } from './use-selectable.ts';

/** One of a few options, all in sight. */
export function RadioInput(input: InputProps) {
  const { property, isEnabled, onChange, control, labelId } = input;
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
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
          description={description || undefined}
          disabled={!isEnabled}
          onChange={() => onChange(label)}
        />
      ))}
    </ChoiceGroup>
  );
}
