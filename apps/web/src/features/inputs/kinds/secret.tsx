import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { editingCalls } from '@confab/contracts';
import { hasFlag, isSecretRow, isSecretSet, isSecretValue, splitLast } from '@confab/inputs';
import type { ItemId, JsonValue, ProjectId, TeamId } from '@confab/model';
import { useState, type KeyboardEvent } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import type { InputProps } from '../define-input.ts';
import { FieldError, getInputLabel } from '../field/field-frame.tsx';
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
  const label = getInputLabel(property);
  const hasValue = isSecretSet(value) || (typeof value === 'string' && value !== '');
  if (isOpen && isEnabled) return <NewSecret {...input} onClose={() => setOpen(false)} />;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <TextInput flex={1} {...control} value={describeState(value, say)} readOnly disabled={!isEnabled} />
      <Button
        variant="default"
        disabled={!isEnabled}
        aria-label={hasValue ? say.replaceSecret(label) : say.setSecret(label)}
        onClick={() => setOpen(true)}
      >
        {hasValue ? say.replace : say.set}
      </Button>
      {value === undefined || value === null || value === '' ? null : (
        <Button
          variant="subtle"
          disabled={!isEnabled}
          aria-label={say.clearSecret(label)}
          onClick={() => onChange(undefined)}
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

/** The field for a new value, which goes to the server alone; the project gets only a mark that it is set. */
function NewSecret({
  itemId,
  path,
  property,
  onChange,
  control,
  onClose,
}: InputProps & { readonly onClose: () => void }) {
  const say = useWords(words);
  const sayMessage = useMessage();
  const api = useApi();
  const session = useEditingSession();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const [isGenerated, setGenerated] = useState(false);

  async function save() {
    if (text === '' || isSaving) return;
    setSaving(true);
    try {
      // The session's ids are those of the open team and project.
      const place = { teamId: session.teamId as TeamId, projectId: session.projectId as ProjectId };
      const body = { ...place, itemId: itemId as ItemId, path, value: text };
      const { value } = await api.call(editingCalls.createSecret, { body });
      onChange(value);
      onClose();
    } catch (failure) {
      setSaving(false);
      setError(failure instanceof Error ? sayMessage(failure.message) : say.secretNotSaved);
    }
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <Stack gap="xs">
      <PasswordInput
        {...control}
        error={error === undefined ? control.error : <FieldError text={error} />}
        value={text}
        visible={isGenerated || isVisible}
        onVisibilityChange={setVisible}
        {...(isGenerated && { description: say.copySecret })}
        maxLength={4_096}
        autoComplete="new-password"
        spellCheck={false}
        data-autofocus
        placeholder={say.newSecret(getInputLabel(property))}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setGenerated(false);
        }}
        onKeyDown={handleKey}
      />
      <Group gap="xs">
        <Button size="compact-sm" loading={isSaving} disabled={text === ''} onClick={() => void save()}>
          {say.saveSecret}
        </Button>
        {hasFlag(property, 'secretByName') ? null : (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setText(generateSecret());
              setGenerated(true);
            }}
          >
            {say.generateSecret}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {say.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

/** 192 random bits as 48 hexadecimal digits, which every service accepts. */
function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
