import { CloseButton, TextInput } from '@mantine/core';
import { emptyId } from '@confab/model';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

/** An asset id (A3.36). Clearing stores the all-zero id, which means no asset (A3.37). */
export function AssetIdInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const id = formatFieldText(value);
  const shown = id === emptyId ? '' : id;
  return (
    <TextInput
      {...control}
      placeholder={say.assetId}
      {...getPlaceholderProps(property)}
      styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
      value={shown}
      disabled={!isEnabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value.trim() || emptyId)}
      rightSection={
        shown === '' || !isEnabled ? null : (
          <CloseButton size="sm" aria-label={say.clear} onClick={() => onChange(emptyId)} />
        )
      }
    />
  );
}
