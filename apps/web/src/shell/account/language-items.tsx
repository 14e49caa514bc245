import { Menu } from '@mantine/core';
import { languageNames, languages, setLanguage, useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from '../words.ts';

/** The languages to choose from, each in its own language. */
export function LanguageItems() {
  const current = useLanguage((state) => state.language);
  const say = useWords(words);
  return (
    <Menu.RadioGroup aria-label={say.language} value={current} onChange={(language) => void setLanguage(language)}>
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language}>
          {languageNames[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
