import { defaultOptionsFilter, Select, Text, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { getOptionName, isMandatory, listOptions, type EnumOption } from '@confab/inputs';
import type { InputProps } from '../../define-input.ts';
import { useWords } from '../../../../words/define-words.ts';
import { words } from '../../words.ts';
import { useTranslateOption } from '../../inputs-context.tsx';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import classes from '../kinds.module.css';

/** One option of a dropdown list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** Heading of its group in the list. */
  readonly group?: string;
}

interface ChoiceSelectProps extends InputProps {
  readonly choices: readonly Choice[];
  readonly emptyText?: string;
  /** Offers to create an option for a typed text that is not in the list. */
  readonly creation?: Creation | undefined;
}

/** How a list creates an option for a typed text that is not in it. */
export interface Creation {
  readonly create: (name: string) => void;
  readonly label: (name: string) => string;
  readonly placeholder: string;
  /** The name of the option that would be created for the typed text; empty if none can be. */
  readonly toName: (typed: string) => string;
}

const searchableFrom = 8;
/** Maximum number of listed options; typing finds the others. */
const listedMost = 200;
/** The value of the option that creates an entry for the typed text; ids of rows never look like it. */
const created = '+';

/** A dropdown list. A value that is no longer an option stays visible, marked as missing. */
export function ChoiceSelect({ choices, emptyText, creation, ...input }: ChoiceSelectProps) {
  const { property, value, isEnabled, onChange, control } = input;
  const translate = useTranslateOption();
  // Other choices are names that authors gave.
  const own = new Set(listOptions(property).map(({ label }) => label));
  const say = (label: string) => (own.has(label) ? translate(label) : label);
  const text = useWords(words);
  const selected = formatFieldText(value);
  const known = new Map(choices.map((choice) => [choice.value, choice]));
  const missing = selected === '' || known.has(selected) ? [] : [{ value: selected, label: text.missing(selected) }];
  const shown: readonly Choice[] = [...missing, ...known.values()].filter((choice) => choice.value !== '');
  const [typed, setTyped] = useState('');
  const chosen = shown.find((choice) => choice.value === selected);
  // The search field of an opened list contains the name of the chosen option, which was not typed.
  const searched = chosen && typed === say(chosen.label) ? '' : typed.trim();
  const name = creation?.toName(searched) ?? searched;
  const isNew = name !== '' && shown.every(({ label }) => say(label).toLowerCase() !== name.toLowerCase());
  const added = creation && isNew ? [{ value: created, label: creation.label(name) }] : [];

  return (
    <Select
      {...control}
      {...getPlaceholderProps(property)}
      {...(shown.length === 0 && emptyText !== undefined ? { placeholder: emptyText } : {})}
      {...(creation
        ? { filter: keepCreation, placeholder: creation.placeholder, classNames: { option: classes.option ?? '' } }
        : {})}
      onSearchChange={setTyped}
      // Enter selects the first option that matches the typed text.
      selectFirstOptionOnChange={typed.trim() !== ''}
      data={[...groupChoices(shown, say), ...added]}
      value={selected || null}
      disabled={!isEnabled}
      searchable={creation !== undefined || shown.length > searchableFrom}
      limit={listedMost}
      nothingFoundMessage={emptyText ?? text.nothingToChoose}
      clearable={!isMandatory(property)}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true, keepMounted: false }}
      clearButtonProps={{ 'aria-label': text.clear }}
      onChange={(next) => (next === created ? creation?.create(name) : onChange(next ?? ''))}
      renderOption={({ option }) => {
        const { label } = option;
        const description = known.get(option.value)?.description;
        // A translated label may equal the description.
        const isRepeated = own.has(option.value) && label !== option.value && description === label;
        return <Option label={label} description={isRepeated ? undefined : description} />;
      }}
    />
  );
}

/** Lists the options that match, and the option that creates an entry for the typed text. */
const keepCreation: OptionsFilter = ({ options, ...search }) => {
  const creation = options.filter((option) => 'value' in option && option.value === created);
  const others = options.filter((option) => !creation.includes(option));
  // The values of this list are texts; the default filter is typed for other values too.
  return [...(defaultOptionsFilter({ ...search, options: others }) as typeof options), ...creation];
};

function Option({ label, description }: { readonly label: string; readonly description: string | undefined }) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      {description ? (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      ) : null}
    </div>
  );
}

/** Converts choices to Mantine's format, with groups after ungrouped choices. */
function groupChoices(choices: readonly Choice[], say: (text: string) => string) {
  const items = (some: readonly Choice[]) => some.map(({ value, label }) => ({ value, label: say(label) }));
  const loose = choices.filter((choice) => choice.group === undefined);
  const groups = [...new Set(choices.flatMap((choice) => choice.group ?? []))];
  return [
    ...items(loose),
    ...groups.map((group) => ({ group, items: items(choices.filter((choice) => choice.group === group)) })),
  ];
}

/** Converts options of an Enum to choices. An option that is shown by its description has no other one. */
export function toChoices(property: InputProps['property'], options: readonly EnumOption[]): readonly Choice[] {
  return options.map((option) => {
    const label = getOptionName(property, option);
    const isDescribed = option.description !== '' && label !== option.description;
    return { value: option.label, label, ...(isDescribed && { description: option.description }) };
  });
}
