import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { editingCalls } from '@confab/contracts';
import { hasFlag } from '@confab/inputs';
import type { ItemId } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { useState, type KeyboardEvent } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import type { InputProps } from '../define-input.ts';
import { FieldError, getInputLabel } from '../field/field-frame.tsx';
import { words } from './words.ts';

/** The field for a new secret, which goes to the server alone; the project gets only a mark that it is set. */
export function NewSecretField({
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
      const place = { teamId: session.teamId, projectId: session.projectId };
      // Secrets are inputs of the items of a project.
      const body = { ...place, itemId: itemId as ItemId, path, value: text };
      const { value } = await api.call(editingCalls.createSecret, { body });
      onChange(value);
      onClose();
    } catch (failure) {
      setSaving(false);
      setError(failure instanceof Error ? sayMessage(failure) : say.secretNotSaved);
    }
  }
  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
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
        error={error === undefined ? control.error : <FieldError text={{ message: error }} />}
        value={text}
        visible={isGenerated || isVisible}
        onVisibilityChange={setVisible}
        {...(isGenerated && { description: say.copySecret })}
        maxLength={4_096}
        autoComplete="new-password"
        spellCheck={false}
        ref={focus}
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

function focus(field: HTMLInputElement | null) {
  field?.focus();
}

/** 192 random bits as 48 hexadecimal digits, which every service accepts. */
function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
