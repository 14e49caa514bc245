import { Checkbox, MultiSelect, Stack } from '@mantine/core';
import { offeredOptions, splitChoices } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings, useSayOption } from '../inputs-context.tsx';
import { placeholderOf, textOf } from './text-of.ts';

/** Several of a list; the value is a comma-joined text (A3.34). */
export function MultiListInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
  const options = offeredOptions(property, extensions);
  return (
    <MultiSelect
      {...control}
      {...placeholderOf(property)}
      data={options.map(({ label }) => ({ value: label, label: say(label) }))}
      value={[...splitChoices(textOf(value))]}
      disabled={!isEnabled}
      searchable
      comboboxProps={{ keepMounted: false }}
      onChange={(chosen) => onChange(chosen.join(','))}
    />
  );
}

/** Several of a few, all in sight. */
export function MultiCheckboxInput(input: InputProps) {
  return <Checkboxes {...input} hasDescriptions={false} />;
}

/** The same, each with what it means. */
export function MultiDetailedCheckboxInput(input: InputProps) {
  return <Checkboxes {...input} hasDescriptions />;
}

function Checkboxes(input: InputProps & { readonly hasDescriptions: boolean }) {
  const { property, value, isEnabled, onChange, control, labelId, hasDescriptions } = input;
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
  return (
    <Checkbox.Group
      {...control}
      aria-labelledby={labelId}
      value={[...splitChoices(textOf(value))]}
      onChange={(chosen) => onChange(chosen.join(','))}
    >
      <Stack gap="xs" mt={4}>
        {offeredOptions(property, extensions).map(({ label, description }) => (
          <Checkbox
            key={label}
            value={label}
            label={say(label)}
            disabled={!isEnabled}
            description={hasDescriptions && description ? description : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
