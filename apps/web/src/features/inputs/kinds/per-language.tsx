import { IconButton } from '@confab/ui';
import { Select, Textarea } from '@mantine/core';
import { appendToPath } from '@confab/inputs';
import { isJsonObject } from '@confab/model';
import { IconX } from '@tabler/icons-react';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import classes from './kinds.module.css';
import { languageName, offeredLanguages } from './languages.ts';
import { placeholderOf, textOf } from './text-of.ts';
import { words } from './words.ts';

const defaultLanguage = 'en';

/**
 * A text for each language, side by side: the project's language first, which is always there, then those it has (A9.9).
 * Each language is an edit of its own, so that two people may write two of them at once.
 */
export function PerLanguageInput({ itemId, path, property, value, isEnabled, control }: InputProps) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const session = useEditingSession();
  const ownLanguage = textOf(useValue(session.projectId, 'Language')) || defaultLanguage;
  const texts = isJsonObject(value) ? value : {};
  const languages = [ownLanguage, ...Object.keys(texts).filter((language) => language !== ownLanguage)];
  const label = labelOf(property);

  function write(language: string, text: string | undefined) {
    const edit = { path: appendToPath(path, language), action: 'ValueChanged' } as const;
    if (isEnabled) session.edit(itemId, text === undefined ? edit : { ...edit, updatedValue: text });
  }

  return (
    <div>
      <div className={classes.languages}>
        {languages.map((language, at) => {
          const name = languageName(language, spoken);
          return (
            <LanguageRow key={language} name={name} language={language}>
              <Textarea
                {...(at === 0 ? control : {})}
                {...placeholderOf(property)}
                aria-label={at === 0 ? undefined : say.inLanguage(label, name)}
                lang={language}
                rows={property.displayAs === 'multiline' ? 3 : 1}
                resize="vertical"
                value={textOf(texts[language])}
                disabled={!isEnabled}
                spellCheck={property.spellCheck ?? true}
                onChange={(event) => write(language, event.currentTarget.value)}
              />
              {at === 0 ? (
                <span />
              ) : (
                <IconButton
                  label={say.removeLanguage(name)}
                  icon={<IconX size={16} aria-hidden="true" />}
                  disabled={!isEnabled}
                  onClick={() => write(language, undefined)}
                />
              )}
            </LanguageRow>
          );
        })}
      </div>
      <Select
        mt={6}
        size="xs"
        w={200}
        searchable
        aria-label={say.inLanguage(say.addLanguage, label)}
        placeholder={say.addLanguage}
        value={null}
        disabled={!isEnabled}
        data={offeredLanguages(languages, spoken)}
        comboboxProps={{ withinPortal: true, keepMounted: false }}
        onChange={(language) => language && write(language, '')}
      />
    </div>
  );
}

interface LanguageRowProps {
  readonly name: string;
  readonly language: string;
  readonly children: React.ReactNode;
}

function LanguageRow({ name, language, children }: LanguageRowProps) {
  return (
    <>
      <span className={classes.language} title={language}>
        {name}
      </span>
      {children}
    </>
  );
}
