import { Radio, Stack } from '@mantine/core';
import { offeredOptions } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings, useSayOption } from '../inputs-context.tsx';
import { useSelectable } from './use-selectable.ts';

/** One of a few options, all in sight. */
export function RadioInput(input: InputProps) {
  const { property, isEnabled, onChange, control, labelId } = input;
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
  return (
    <Radio.Group {...control} aria-labelledby={labelId} value={useSelectable(input)} onChange={onChange}>
      <Stack gap="xs" mt={4}>
        {offeredOptions(property, extensions).map(({ label, description }) => (
          <Radio
            key={label}
            value={label}
            label={say(label)}
            description={description || undefined}
            disabled={!isEnabled}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
