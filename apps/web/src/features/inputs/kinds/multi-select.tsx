import { Checkbox, MultiSelect } from '@mantine/core';
import { listOfferedOptions, splitChoices } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings, useSayOption } from '../inputs-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { placeholderOf, textOf } from './text-of.ts';

/** So that the place to type stays on the line of the last choice. */
const narrowFieldPx = 40;

/** Several of a list; the value is a comma-joined text (A3.34). */
export function MultiListInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const { extensions } = useInputsSurroundings();
  const say = useSayOption();
  const options = listOfferedOptions(property, extensions);
  return (
    <MultiSelect
      {...control}
      {...placeholderOf(property)}
      data={options.map(({ label }) => ({ value: label, label: say(label) }))}
      value={[...splitChoices(textOf(value))]}
      disabled={!isEnabled}
      searchable
      styles={{ inputField: { minWidth: narrowFieldPx } }}
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
  const chosen = splitChoices(textOf(value));

  function toggle(label: string) {
    const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label];
    onChange(next.join(','));
  }
  return (
    <ChoiceGroup role="group" {...{ control, labelId }}>
      {listOfferedOptions(property, extensions).map(({ label, description }) => (
        <Checkbox
          key={label}
          label={say(label)}
          checked={chosen.includes(label)}
          disabled={!isEnabled}
          description={hasDescriptions && description ? description : undefined}
          onChange={() => toggle(label)}
        />
      ))}
    </ChoiceGroup>
  );
}
