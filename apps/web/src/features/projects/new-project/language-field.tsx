import { findLanguage } from '@confab/inputs';
import { getLanguageName, type ProjectLanguage } from '@confab/model';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { words } from '../words.ts';

interface LanguageFieldProps {
  /** Undefined for all of them. */
  readonly value: ProjectLanguage | undefined;
  readonly offered: readonly ProjectLanguage[];
  /** Whether all of them can be chosen together. */
  readonly offersAll?: boolean;
  readonly onChange: (language: ProjectLanguage | undefined) => void;
}

/** Chooses the language of a new project. */
export function LanguageField({ value, offered, offersAll = false, onChange }: LanguageFieldProps) {
  const say = useWords(words);
  const all = { value: '', label: offered.map(getLanguageName).join(' + ') };
  return (
    <NativeSelect
      label={say.language}
      value={value ?? all.value}
      data={[
        ...offered.map((language) => ({ value: language, label: getLanguageName(language) })),
        ...(offersAll ? [all] : []),
      ]}
      onChange={(event) => onChange(offered.find((language) => language === event.currentTarget.value))}
    />
  );
}

/** The language of a new project: first that of the interface if it is offered, else the first one. */
export function useNewLanguage(offered: readonly ProjectLanguage[]) {
  const own = useLanguage((state) => state.language);
  return useState<ProjectLanguage | undefined>(
    () => offered.find((language) => language === findLanguage(offered, own)) ?? offered[0],
  );
}
