import { Radio, Stack } from '@mantine/core';
import { offeredOptions } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings, useSayOption } from '../inputs-context.tsx';
import { textOf } from './text-of.ts';

/** One of a few options, all in sight. */
export function RadioInput({ property, value, isEnabled, onChange, control, labelId }: InputProps) {
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
  return (
    <Radio.Group {...control} aria-labelledby={labelId} value={textOf(value)} onChange={onChange}>
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
