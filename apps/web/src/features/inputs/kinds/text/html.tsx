import { Button, Textarea } from '@mantine/core';
import { isBlank } from '@confab/inputs';
import { IconCode, IconEye, IconPencil } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import classes from '../kinds.module.css';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { useTokens } from '../tokens/use-tokens.ts';
import { words } from '../words.ts';

const rowsAtFirst = 8;

/** HTML source with buttons for its editors and preview, disabled while the value is blank (A3.32, A5.23). */
export function HtmlInput({ itemId, path, property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const tokens = useTokens();
  const place = { session: useEditingSession(), itemId, path };
  const html = formatFieldText(value);
  const onApply = (applied: string, madeOn = html) => onChange(applied, madeOn);
  const isEmpty = isBlank(value);
  const button = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <>
      <Textarea
        {...control}
        {...getPlaceholderProps(property)}
        value={html}
        disabled={!isEnabled}
        resize="vertical"
        rows={property.textAreaRows ?? rowsAtFirst}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button
          {...button}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          disabled={isEmpty || !isEnabled}
          onClick={() => openModal('wysiwyg', { html, tokens, place, onApply })}
        >
          {say.visualEdit}
        </Button>
        <Button
          {...button}
          leftSection={<IconCode size={16} aria-hidden="true" />}
          disabled={isEmpty || !isEnabled}
          onClick={() => openModal('html', { html, tokens, place, onApply })}
        >
          {say.rawEdit}
        </Button>
        <Button
          {...button}
          leftSection={<IconEye size={16} aria-hidden="true" />}
          disabled={isEmpty}
          onClick={() => openModal('html', { html, place })}
        >
          {say.preview}
        </Button>
      </div>
    </>
  );
}
