import { IconButton } from '@confab/ui';
import { Select, Textarea } from '@mantine/core';
import { appendToPath } from '@confab/inputs';
import { isJsonObject } from '@confab/model';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { useLanguage } from '../../../../words/language.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import classes from '../kinds.module.css';
import { getLanguageName, listOfferedLanguages } from './languages.ts';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

const defaultLanguage = 'en';

/**
 * One text field per language: the project's language first, which is always present, then the others (A9.9).
 * Each language is a separate edit, so that two people can edit different languages at the same time.
 */
export function PerLanguageInput({ itemId, path, property, value, isEnabled, control }: InputProps) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const session = useEditingSession();
  const list = useRef<HTMLDivElement>(null);
  const ownLanguage = formatFieldText(useValue(session.projectId, 'Language')) || defaultLanguage;
  const texts = isJsonObject(value) ? value : {};
  const languages = [ownLanguage, ...Object.keys(texts).filter((language) => language !== ownLanguage)];
  const label = getInputLabel(property);

  function write(language: string, text: string | undefined) {
    const edit = { path: appendToPath(path, language), action: 'ValueChanged' } as const;
    if (isEnabled) session.edit(itemId, text === undefined ? edit : { ...edit, updatedValue: text });
  }

  function remove(language: string, at: number) {
    // At once: the next key may come before the next frame.
    flushSync(() => write(language, undefined));
    const fields = list.current?.querySelectorAll('textarea') ?? [];
    fields[Math.min(at, fields.length - 1)]?.focus();
  }

  return (
    <div>
      <div ref={list} className={classes.languages}>
        {languages.map((language, at) => {
          const name = getLanguageName(language, spoken);
          return (
            <LanguageRow key={language} name={name} language={language}>
              <Textarea
                {...(at === 0 ? control : {})}
                {...getPlaceholderProps(property)}
                aria-label={at === 0 ? undefined : say.inLanguage(label, name)}
                lang={language}
                rows={property.displayAs === 'multiline' ? 3 : 1}
                resize="vertical"
                value={formatFieldText(texts[language])}
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
                  onClick={() => remove(language, at)}
                />
              )}
            </LanguageRow>
          );
        })}
      </div>
      <Select
        mt="2xs"
        size="xs"
        w={200}
        searchable
        selectFirstOptionOnChange
        aria-label={say.inLanguage(say.addLanguage, label)}
        placeholder={say.addLanguage}
        value={null}
        disabled={!isEnabled}
        data={listOfferedLanguages(languages, spoken)}
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
