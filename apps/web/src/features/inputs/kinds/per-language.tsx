import { TextInput } from '@mantine/core';
import { isJsonObject } from '@confab/model';
import type { InputProps } from '../define-input.ts';
import { placeholderOf, textOf } from './text-of.ts';

const defaultLanguage = 'en';

/** A text for each language; the default one is edited here (A9.9). */
export function PerLanguageInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const texts = isJsonObject(value) ? value : {};
  return (
    <TextInput
      {...control}
      {...placeholderOf(property)}
      value={textOf(texts[defaultLanguage])}
      disabled={!isEnabled}
      onChange={(event) => onChange({ ...texts, [defaultLanguage]: event.currentTarget.value })}
    />
  );
}
