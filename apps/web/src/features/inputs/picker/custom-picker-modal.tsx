import { ModalFrame } from '@confab/ui';
import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../kinds/table/words.ts';

interface PickerOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

interface CustomPickerModalProps {
  readonly title: string;
  /** Explanation above the options. */
  readonly note?: string;
  /** Shown when there are no options. */
  readonly noOptions?: string;
  readonly options: readonly PickerOption[];
  /** How many options can be selected (A3.65). With 'none', they are read-only. */
  readonly cardinality: 'single' | 'multi' | 'none';
  /** Label of the confirm button. */
  readonly pickLabel?: string;
  readonly chosen?: readonly string[];
  readonly onPick?: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A modal to choose from searchable options. */
export function CustomPickerModal({
  title,
  note,
  options,
  cardinality,
  chosen = [],
  ...answer
}: CustomPickerModalProps) {
  const say = useWords(words);
  const [filter, setFilter] = useState('');
  const [picked, setPicked] = useState(chosen);
  const searchText = filter.trim().toLowerCase();
  const shown = options.filter(({ label, description = '' }) =>
    `${label}\n${description}`.toLowerCase().includes(searchText),
  );
  const { onPick, onClose, noOptions, pickLabel = say.choose } = answer;

  function choose(value: string, isOn: boolean) {
    setPicked((now) =>
      cardinality === 'single' ? [value] : isOn ? [...now, value] : now.filter((one) => one !== value),
    );
  }
  function apply() {
    onClose();
    onPick?.(picked);
  }
  const ok = {
    label: pickLabel,
    kind: picked.length > 0 || cardinality === 'multi' ? 'primary' : 'disabled',
    onPress: apply,
  } as const;
  return (
    <ModalFrame
      title={title}
      buttons={[
        { label: cardinality === 'none' ? say.close : say.cancel, kind: 'secondary', onPress: onClose },
        ...(cardinality === 'none' ? [] : [ok]),
      ]}
      onClose={onClose}
    >
      {note !== undefined && (
        <Text size="sm" mb="sm">
          {note}
        </Text>
      )}
      <TextInput
        data-autofocus
        aria-label={say.filterChoices}
        placeholder={say.filterChoices}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <Stack gap="xs" mt="sm" mah={360} style={{ overflow: 'auto' }} role="group" aria-label={title}>
        {shown.length === 0 ? (
          <Text size="sm">{options.length === 0 && noOptions ? noOptions : say.noMatch(filter)}</Text>
        ) : null}
        {shown.map(({ value, label, description }) => {
          const shared = { label, description, checked: picked.includes(value) };
          if (cardinality === 'none') return <Text key={value}>{label}</Text>;
          return cardinality === 'single' ? (
            <Radio key={value} {...shared} onChange={() => choose(value, true)} />
          ) : (
            <Checkbox key={value} {...shared} onChange={(event) => choose(value, event.currentTarget.checked)} />
          );
        })}
      </Stack>
    </ModalFrame>
  );
}
