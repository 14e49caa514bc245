import { TagsInput } from '@mantine/core';
import { isJsonArray } from '@confab/model';
import type { InputProps } from '../define-input.ts';

/** A list of short texts, such as suggestion chips. */
export function ChipsInput({ value, isEnabled, onChange, control }: InputProps) {
  const chipTexts = isJsonArray(value) ? value.filter((chip) => typeof chip === 'string') : [];
  return (
    <TagsInput
      {...control}
      value={chipTexts}
      disabled={!isEnabled}
      onChange={onChange}
      splitChars={[',', '\n']}
      placeholder={chipTexts.length === 0 ? 'Type an answer and press Enter' : ''}
      clearButtonProps={{ 'aria-label': 'Clear' }}
    />
  );
}
