import { Select, Text } from '@mantine/core';
import { isMandatory, type EnumOption } from '@confab/inputs';
import type { InputProps } from '../define-input.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { useSayOption } from '../inputs-context.tsx';
import { placeholderOf, textOf } from './text-of.ts';

/** Something to choose, under the name people know it by. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

interface ChoiceSelectProps extends InputProps {
  readonly choices: readonly Choice[];
  readonly emptyText?: string;
}

const searchableFrom = 8;

/** A dropdown list. A value that is not among the choices any more stays visible, marked as missing. */
export function ChoiceSelect({ choices, emptyText, ...input }: ChoiceSelectProps) {
  const { property, value, isEnabled, onChange, control } = input;
  const say = useSayOption();
  const text = useWords(words);
  const selected = textOf(value);
  const isKnown = selected === '' || choices.some((choice) => choice.value === selected);
  const shown = isKnown ? choices : [...choices, { value: selected, label: text.missing(selected) }];
  const descriptions = new Map(shown.map((choice) => [choice.value, choice.description]));

  return (
    <Select
      {...control}
      {...placeholderOf(property)}
      data={shown.map(({ value: id, label }) => ({ value: id, label: say(label) }))}
      value={selected || null}
      disabled={!isEnabled}
      searchable={shown.length > searchableFrom}
      nothingFoundMessage={emptyText ?? text.nothingToChoose}
      clearable={!isMandatory(property)}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true, keepMounted: false }}
      clearButtonProps={{ 'aria-label': text.clear }}
      onChange={(chosen) => onChange(chosen ?? '')}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          {descriptions.get(option.value) ? (
            <Text size="xs" c="dimmed">
              {descriptions.get(option.value)}
            </Text>
          ) : null}
        </div>
      )}
    />
  );
}

/** The options of an Enum as choices. */
export function toChoices(options: readonly EnumOption[]): readonly Choice[] {
  return options.map(({ label, description }) => ({ value: label, label, ...(description ? { description } : {}) }));
}
