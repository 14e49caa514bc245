import { Checkbox } from '@mantine/core';
import { getOptionName, hasFlag, listOfferedOptions, splitChoices } from '@confab/inputs';
import { useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext, useTranslateOption } from '../../inputs-context.tsx';
import { words } from '../../words.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { formatFieldText } from '../format-field-text.ts';

/** A multi-select as checkboxes. */
export function MultiCheckboxInput(input: InputProps) {
  return <Checkboxes {...input} hasDescriptions={false} />;
}

/** A multi-select as checkboxes with descriptions. */
export function MultiDetailedCheckboxInput(input: InputProps) {
  return <Checkboxes {...input} hasDescriptions />;
}

/** The options as checkboxes, and below them stored values that are not offered, so that it can be removed. */
function Checkboxes(input: InputProps & { readonly hasDescriptions: boolean }) {
  const { itemId, property, value, isEnabled, onChange, control, labelId, hasDescriptions } = input;
  const { extensions } = useInputsContext();
  const say = useTranslateOption();
  const text = useWords(words);
  const chosen = splitChoices(formatFieldText(value));
  // The language that a project is written in is no further one.
  const firstLanguage = useValue(itemId, 'Language');
  const leftOut = hasFlag(property, 'notFirstLanguage') ? firstLanguage : undefined;
  const options = listOfferedOptions(property, extensions).filter(({ label }) => label !== leftOut);
  const offered = new Set(options.map(({ label }) => label));
  const missing = chosen.filter((label) => !offered.has(label) && label !== leftOut);

  function toggle(label: string) {
    const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label];
    onChange(next.join(','));
  }
  return (
    <ChoiceGroup role="group" {...{ control, labelId }}>
      {options.map((option) => (
        <Checkbox
          key={option.label}
          label={say(getOptionName(property, option))}
          checked={chosen.includes(option.label)}
          disabled={!isEnabled}
          description={hasDescriptions && option.description ? option.description : undefined}
          onChange={() => toggle(option.label)}
        />
      ))}
      {missing.map((label) => (
        <Checkbox
          key={label}
          label={text.missing(label)}
          checked
          disabled={!isEnabled}
          onChange={() => toggle(label)}
        />
      ))}
    </ChoiceGroup>
  );
}
