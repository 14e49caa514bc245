import { Button, Group, TextInput } from '@mantine/core';
import { isSecretRow, isSecretSet, isSecretValue, splitLast } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { useRef, useState } from 'react';
import { useValue } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { getInputLabel } from '../field/field-frame.tsx';
import { NewSecretField } from './new-secret-field.tsx';
import { TokenLineInput } from './tokens/token-text.tsx';
import { words, type KindWords } from './words.ts';

/** A secret: it can be set, replaced and cleared, and is never shown. In rows that need no secret, a text with tokens. */
export function SecretInput(input: InputProps) {
  const { itemId, path, property, value } = input;
  const row = splitLast(path)?.parent ?? '';
  const name = useValue(itemId, row === '' ? 'Name' : `${row}/Name`);
  const isSecret = useValue(itemId, row === '' ? 'IsSecret' : `${row}/IsSecret`);
  const needsSecret = isSecretRow(property, { Name: name ?? '', IsSecret: isSecret ?? false });
  if (!needsSecret && !isSecretValue(value)) return <TokenLineInput {...input} />;
  return <SecretField {...input} />;
}

function SecretField(input: InputProps) {
  const { property, value, isEnabled, onChange, control } = input;
  const say = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const setButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const label = getInputLabel(property);
  const hasValue = isSecretSet(value) || (typeof value === 'string' && value !== '');

  /** Takes the focus of the field that has closed, unless the author has moved on. */
  function takeFocus(button: HTMLButtonElement | null) {
    setButton.current = button;
    if (!button || !wasOpen.current) return;
    wasOpen.current = false;
    if (document.activeElement === document.body) button.focus();
  }

  if (isOpen && isEnabled) return <NewSecretField {...input} onClose={() => setOpen(false)} />;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <TextInput flex={1} {...control} value={describeState(value, say)} readOnly disabled={!isEnabled} />
      <Button
        ref={takeFocus}
        variant="default"
        disabled={!isEnabled}
        aria-label={hasValue ? say.replaceSecret(label) : say.setSecret(label)}
        onClick={() => {
          wasOpen.current = true;
          setOpen(true);
        }}
      >
        {hasValue ? say.replace : say.set}
      </Button>
      {value === undefined || value === null || value === '' ? null : (
        <Button
          variant="subtle"
          disabled={!isEnabled}
          aria-label={say.clearSecret(label)}
          onClick={() => {
            setButton.current?.focus();
            onChange(undefined);
          }}
        >
          {say.clear}
        </Button>
      )}
    </Group>
  );
}

/** The state of a secret in words. A text of tokens alone is no secret and is shown. */
function describeState(value: JsonValue | undefined, say: KindWords): string {
  if (isSecretValue(value)) return isSecretSet(value) ? say.secretSet : say.secretMissing;
  return typeof value === 'string' && value !== '' ? value : say.secretNotSet;
}
