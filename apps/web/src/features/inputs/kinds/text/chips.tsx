import { TagsInput } from '@mantine/core';
import { isJsonArray } from '@confab/model';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { words } from '../words.ts';

/** Keeps the text cursor on the line of the last chip. */
const narrowFieldPx = 40;

/** A list of short texts, for example suggestion chips. */
export function ChipsInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const chipTexts = isJsonArray(value) ? value.filter((chip) => typeof chip === 'string') : [];
  return (
    <TagsInput
      {...control}
      value={chipTexts}
      disabled={!isEnabled}
      onChange={onChange}
      splitChars={[',', '\n']}
      placeholder={chipTexts.length === 0 ? (property.placeholder ?? say.chipHint) : ''}
      styles={{ inputField: { minWidth: narrowFieldPx } }}
      clearButtonProps={{ 'aria-label': say.clear }}
    />
  );
}
