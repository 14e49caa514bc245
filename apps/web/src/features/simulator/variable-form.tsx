import { convertValue } from '@confab/dialog-engine';
import type { JsonValue } from '@confab/model';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { textOf, typedValue } from './variable-rows.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface VariableFormProps {
  readonly name: string;
  readonly type: string;
  readonly value: JsonValue;
  readonly onApply: (value: JsonValue) => void;
  readonly onCancel: () => void;
}

/** Writes a variable by hand: a value of its type, and no other. */
export function VariableForm({ name, type, value, onApply, onCancel }: VariableFormProps) {
  const say = useWords(words);
  const [text, setText] = useState(type === 'bool' ? String(value === true) : textOf(value));
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const converted = convertValue(typedValue(text, type), type);
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
    // Esc leaves the field, not the window around it.
    'data-mantine-stop-propagation': true,
    onKeyDown: leave,
    ref: focusOn,
  } as const;
  return (
    <form className={classes.valueForm} onSubmit={submit}>
      {type === 'bool' ? (
        <NativeSelect {...shared} data={['true', 'false']} onChange={(event) => setText(event.currentTarget.value)} />
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

/** Somebody has just asked for this field. */
function focusOn(field: HTMLElement | null) {
  field?.focus();
}
