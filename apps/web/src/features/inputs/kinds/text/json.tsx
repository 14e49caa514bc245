import { Button, Textarea } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { parseJson } from '@confab/inputs';
import { useState } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { FieldError } from '../../field/field-frame.tsx';
import { useTextDraft } from '../use-text-draft.ts';
import { words } from '../words.ts';

const rowsAtFirst = 6;

/** Any value as JSON text. Invalid JSON is never stored. */
export function JsonField({ itemId, path, property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const [isWrong, setWrong] = useState(false);
  const stored = value === undefined ? '' : JSON.stringify(value, null, 2);
  const draft = useTextDraft({ stored, apply: () => false, commit });

  function commit(text: string) {
    const parsed = parseJson(text);
    const isJson = parsed !== undefined || text.trim() === '';
    if (isJson && text !== stored) onChange(parsed);
    setWrong(!isJson);
    return isJson;
  }

  function open() {
    const place = { session, itemId, path };
    // The window applies valid JSON only.
    const onApply = (json: string) => onChange(parseJson(json));
    openModal('json', { json: stored, place, ...(isEnabled && { onApply }) });
  }

  return (
    <>
      <Textarea
        {...control}
        error={isWrong ? <FieldError text={{ message: say.noSuchJson }} /> : control.error}
        value={draft.text}
        disabled={!isEnabled}
        rows={property.textAreaRows ?? rowsAtFirst}
        resize="vertical"
        spellCheck={false}
        wrap="off"
        styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
        onChange={(event) => {
          setWrong(false);
          draft.type(event.currentTarget.value);
        }}
        onBlur={draft.commit}
      />
      <Button
        mt="2xs"
        size="compact-sm"
        variant="default"
        leftSection={<IconCode size={16} aria-hidden="true" />}
        onClick={open}
      >
        {say.openCode}
      </Button>
    </>
  );
}
