import type { RuleValue } from '@confab/dialog-engine';
import { Autocomplete, NativeSelect, TextInput } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { useVariableLabels } from './use-variable-names.ts';
import { words } from './words.ts';

const variableName = /^[A-Za-z0-9_.-]{1,200}$/;
const number = /^-?\d+(?:\.\d+)?$/;

interface ValueControlProps {
  readonly value: RuleValue;
  readonly variables: readonly string[];
  readonly isEnabled: boolean;
  readonly onChange: (value: RuleValue) => void;
}

/** The control of a value, by its kind. */
export function ValueControl({ value, variables, isEnabled, onChange }: ValueControlProps) {
  const say = useWords(words);
  const { kind, text } = value;
  if (kind === 'variable')
    return (
      <VariableField
        label={say.valueOf}
        value={text}
        {...{ variables, isEnabled }}
        onChange={(next) => onChange({ kind, text: next })}
      />
    );
  if (kind === 'boolean')
    return (
      <NativeSelect
        size="xs"
        aria-label={say.valueOf}
        disabled={!isEnabled}
        value={text === 'true' ? 'true' : 'false'}
        data={[
          { value: 'true', label: say.yes },
          { value: 'false', label: say.no },
        ]}
        onChange={(event) => onChange({ kind, text: event.currentTarget.value })}
      />
    );
  return (
    <TextInput
      size="xs"
      aria-label={say.valueOf}
      disabled={!isEnabled}
      value={text}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      error={kind === 'number' && !number.test(text) ? say.notANumber : undefined}
      onChange={(event) => onChange({ kind, text: event.currentTarget.value })}
    />
  );
}

interface VariableFieldProps {
  readonly label: string;
  readonly value: string;
  readonly variables: readonly string[];
  readonly isEnabled: boolean;
  readonly onChange: (name: string) => void;
}

/** A field for the name of a variable, with suggestions. */
export function VariableField({ label, value, variables, isEnabled, onChange }: VariableFieldProps) {
  const say = useWords(words);
  const { toLabel, toName } = useVariableLabels(variables);
  return (
    <Autocomplete
      size="xs"
      aria-label={label}
      placeholder={say.variable}
      disabled={!isEnabled}
      value={toLabel(value)}
      data={variables.map(toLabel)}
      limit={50}
      // Typing the stored name finds a variable as well as the name that is shown.
      filter={({ options, search, limit }) =>
        options
          .filter(
            (option) =>
              'value' in option &&
              [option.value, toName(option.value)].some((text) => text.toLowerCase().includes(search.toLowerCase())),
          )
          .slice(0, limit)
      }
      error={value !== '' && !variableName.test(value) ? say.notAName : undefined}
      onChange={(next) => onChange(toName(next))}
    />
  );
}

/** Keeps the typed value if it fits the other kind. */
export function convertValue({ text }: RuleValue, kind: RuleValue['kind']): RuleValue {
  if (kind === 'boolean') return { kind, text: text === 'true' ? 'true' : 'false' };
  if (kind === 'number') return { kind, text: number.test(text) ? text : '0' };
  return { kind, text: kind === 'variable' && !variableName.test(text) ? '' : text };
}
