import { createExpressionMessage, findExpressionFault, listCompletions, type Completion } from '@confab/dialog-engine';
import { isComposing } from '@confab/ui/is-composing';
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import { useMessage } from '../../../../words/messages.ts';
import type { InputProps } from '../../define-input.ts';
import { FieldError } from '../../field/field-frame.tsx';
import { formatFieldText, getPlaceholderProps } from '../format-field-text.ts';
import { words } from './words.ts';
import { useVariableLabels, useVariableNames } from './use-variable-names.ts';

/** An expression as text: names are completed while they are typed, and the first error is shown with its place. */
export function ExpressionInput({ property, value, isEnabled, onChange, control, itemId }: InputProps) {
  const say = useWords(words);
  const message = useMessage();
  const combobox = useCombobox();
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const variables = useVariableNames(itemId);
  const text = formatFieldText(value);
  const { toLabel } = useVariableLabels(variables);
  const offered = caret === undefined ? [] : listCompletions(text, caret, variables, toLabel);
  const isOpen = offered.length > 0;
  const first = offered[0]?.name;
  const { selectFirstOption, openDropdown, closeDropdown } = combobox;
  useEffect(() => {
    if (first === undefined) closeDropdown();
    else openDropdown();
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption, openDropdown, closeDropdown]);
  const fault = findExpressionFault(text);
  const faultText =
    fault &&
    say.faultAt(
      message(createExpressionMessage(fault.code, fault.names)),
      fault.at < text.length ? fault.at + 1 : undefined,
    );

  function choose(name: string) {
    const chosen = offered.find((one) => one.name === name);
    if (!chosen || caret === undefined) return;
    const before = text.slice(0, chosen.from) + chosen.insert;
    // At once: the next key may come before the next frame.
    flushSync(() => {
      onChange(before + text.slice(caret));
      setCaret(undefined);
    });
    field.current?.setSelectionRange(before.length, before.length);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen || isComposing(event)) return;
    if (event.key === 'Tab' && !event.shiftKey) combobox.clickSelectedOption();
    else if (event.key === 'Escape') {
      // Closes the list only, not the modal around the field.
      event.stopPropagation();
      setCaret(undefined);
    } else return;
    event.preventDefault();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md" withinPortal>
      <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen} autoComplete="off">
        <TextInput
          {...control}
          {...getPlaceholderProps(property)}
          {...(faultText === undefined ? {} : { error: <FieldError text={{ message: faultText }} /> })}
          ref={field}
          value={text}
          disabled={!isEnabled}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
          onKeyDown={handleKey}
          onBlur={() => setCaret(undefined)}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setCaret(event.currentTarget.selectionStart ?? undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={say.completions} mah={220} style={{ overflowY: 'auto' }}>
          {offered.map((one) => (
            <CompletionOption key={`${one.kind} ${one.name}`} completion={one} label={toLabel(one.name)} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface CompletionOptionProps {
  readonly completion: Completion;
  /** The name that people read. */
  readonly label: string;
}

function CompletionOption({ completion, label }: CompletionOptionProps) {
  const say = useWords(words);
  const { kind, name } = completion;
  const use = kind === 'function' ? say.functionUse(name) : say[kind];
  return (
    <Combobox.Option value={name}>
      <Text size="sm" ff="monospace">
        {kind === 'function' ? `${name}()` : name}
      </Text>
      <Text size="xs" c="dimmed">
        {label === name ? use : `${label}, ${use}`}
      </Text>
    </Combobox.Option>
  );
}
