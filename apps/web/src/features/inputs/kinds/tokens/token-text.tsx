import { isComposing } from '@confab/ui/is-composing';
import { Combobox, Text, Textarea, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { insertToken, findTypedToken } from './token-completion.ts';
import { TokenChips } from './token-chips.tsx';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { matchesToken, showsName, useTokens } from './use-tokens.ts';
import { words } from '../words.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TokenTextProps extends InputProps {
  readonly isMultiLine: boolean;
  /** Shown under the text instead of its tokens. */
  readonly below?: ReactNode;
}

function TokenTextInput(input: TokenTextProps) {
  const { property, value, isEnabled, onChange, control, isMultiLine, below } = input;
  const say = useWords(words);
  const combobox = useCombobox();
  const field = useRef<TextElement>(null);
  const setField = (element: TextElement | null) => {
    field.current = element;
  };
  const [typed, setTyped] = useState<string>();
  const tokens = useTokens();
  const offered = typed === undefined ? [] : tokens.filter((token) => matchesToken(token, typed)).slice(0, 20);
  const isOpen = offered.length > 0;
  const { selectFirstOption } = combobox;
  const first = offered[0]?.name;
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption]);

  function look(element: TextElement) {
    const next = findTypedToken(element.value, element.selectionStart ?? element.value.length);
    setTyped(next);
    if (next === undefined) combobox.closeDropdown();
    else combobox.openDropdown();
  }
  function choose(name: string) {
    const element = field.current;
    if (!element) return;
    const { text, caret } = insertToken(element.value, element.selectionStart ?? element.value.length, name);
    // At once: the next key may come before the next frame.
    flushSync(() => {
      onChange(text);
      setTyped(undefined);
      combobox.closeDropdown();
    });
    element.setSelectionRange(caret, caret);
  }

  function handleKey(event: KeyboardEvent<TextElement>) {
    if (!isOpen || isComposing(event)) return;
    if (event.key === 'Tab' && !event.shiftKey) combobox.clickSelectedOption();
    else if (event.key === 'Escape') {
      // Closes the list only, not the modal around the field.
      event.stopPropagation();
      setTyped(undefined);
      combobox.closeDropdown();
    } else return;
    event.preventDefault();
  }

  const props = {
    ...control,
    onKeyDown: handleKey,
    ...getPlaceholderProps(property),
    value: formatFieldText(value),
    disabled: !isEnabled,
    spellCheck: property.spellCheck ?? true,
    onSelect: (event: React.SyntheticEvent<TextElement>) => look(event.currentTarget),
    onBlur: () => setTyped(undefined),
    onChange: (event: React.ChangeEvent<TextElement>) => {
      onChange(event.currentTarget.value);
      look(event.currentTarget);
    },
  };

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} shadow="md" withinPortal>
        <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen} autoComplete="off">
          {isMultiLine ? (
            <Textarea {...props} ref={setField} rows={property.textAreaRows ?? 3} resize="vertical" />
          ) : (
            <TextInput {...props} ref={setField} />
          )}
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={say.tokens} mah={220} style={{ overflowY: 'auto' }}>
            {offered.map((token) => (
              <Combobox.Option key={token.name} value={token.name}>
                {token.label === token.name ? null : <Text size="sm">{token.label}</Text>}
                {token.label === token.name || showsName(token) ? (
                  <Text size={token.label === token.name ? 'sm' : 'xs'} ff="monospace">{`{tv.${token.name}}`}</Text>
                ) : null}
                <Text size="xs" c="dimmed">
                  {token.description}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {below ?? <TokenChips text={formatFieldText(value)} label={getInputLabel(property)} />}
    </>
  );
}

/** A single-line text field that suggests tokens after `{`. */
export function TokenLineInput(input: InputProps) {
  return <TokenTextInput {...input} isMultiLine={false} />;
}

/** A multi-line text field that suggests tokens after `{`. */
export function TokenLinesInput(input: Omit<TokenTextProps, 'isMultiLine'>) {
  return <TokenTextInput {...input} isMultiLine />;
}
