import { convertValue } from '@confab/dialog-engine';
import type { JsonValue } from '@confab/model';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { formatTypedValue, parseTypedValue } from './list-variable-rows.ts';
import { words } from '../words.ts';
import classes from './variables.module.css';

interface VariableFormProps {
  readonly name: string;
  readonly type: string;
  readonly value: JsonValue;
  readonly onApply: (value: JsonValue) => void;
  readonly onCancel: () => void;
}

/** Sets a variable by hand; accepts only values of its type. */
export function VariableForm({ name, type, value, onApply, onCancel }: VariableFormProps) {
  const say = useWords(words);
  const [text, setText] = useState(type === 'bool' ? String(value === true) : formatTypedValue(value));
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const converted = convertValue(parseTypedValue(text, type), type);
    if (converted.ok) onApply(converted.value);
    else setWrong(true);
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  const shared = {
    size: 'xs',
    'aria-label': say.newValue(name),
    value: text,
    error: isWrong && say.cannotHold(type),
    // Escape closes the field, not the window.
    'data-mantine-stop-propagation': true,
    onKeyDown: leave,
    ref: focusField,
  } as const;
  const truths = [
    { value: 'true', label: say.isTrue },
    { value: 'false', label: say.isFalse },
  ];
  return (
    <form className={classes.valueForm} onSubmit={submit}>
      {type === 'bool' ? (
        <NativeSelect {...shared} data={truths} onChange={(event) => setText(event.currentTarget.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => setText(event.currentTarget.value)} />
      )}
      <Button type="submit" size="compact-xs">
        {say.apply}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onCancel}>
        {say.cancel}
      </Button>
    </form>
  );
}

/** Focuses the field, which the author has just opened. */
function focusField(field: HTMLElement | null) {
  field?.focus();
}
