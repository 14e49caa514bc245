import { getLanguageName } from '@confab/model';
import { NativeSelect } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** The choice of all languages of a template. */
export const all = '';

interface LanguageFieldProps {
  readonly value: string;
  /** The languages of the template. */
  readonly offered: readonly string[];
  readonly onChange: (language: string) => void;
}

/** Chooses one language of a template, or all of them. */
export function LanguageField({ value, offered, onChange }: LanguageFieldProps) {
  const say = useWords(words);
  return (
    <NativeSelect
      mt="md"
      label={say.language}
      description={say.languageText}
      value={value}
      data={[
        ...offered.map((language) => ({ value: language, label: getLanguageName(language) })),
        { value: all, label: offered.map(getLanguageName).join(' + ') },
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
