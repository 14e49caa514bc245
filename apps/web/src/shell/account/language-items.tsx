import { Menu } from '@mantine/core';
import { useChooseLanguage } from '../../session/use-choose-language.ts';
import { languageNames, languages, useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from '../words.ts';

/** The languages to choose from, each named in its own language. */
export function LanguageItems() {
  const current = useLanguage((state) => state.language);
  const say = useWords(words);
  const choose = useChooseLanguage();

  function chooseNamed(name: string) {
    const language = languages.find((one) => one === name);
    if (language) void choose(language);
  }

  return (
    <Menu.RadioGroup aria-label={say.language} value={current} onChange={chooseNamed}>
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language}>
          {languageNames[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
