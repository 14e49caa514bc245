import { getLanguageName } from '@confab/model';
import { SegmentedControl } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { TextsLink } from './texts-link.tsx';
import { useWritingLanguage } from './use-writing-language.ts';
import classes from './translations.module.css';
import { words } from './words.ts';

/** Chooses the language that texts are written in; nothing in a project with one language. */
export function LanguageSwitch({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const say = useWords(words);
  const { languages, further, choose } = useWritingLanguage();
  const [first = ''] = languages;
  if (languages.length < 2) return null;
  const shown = further ?? first;
  return (
    <div className={classes.switch}>
      <SegmentedControl
        size="xs"
        disabled={isDisabled}
        aria-label={say.language}
        value={shown}
        onChange={choose}
        data={languages.map((language) => ({ value: language, label: getLanguageName(language) }))}
      />
      <TextsLink label={say.allTexts} className={classes.textsLink} />
      <output className="cf-visually-hidden">{say.writingIn(getLanguageName(shown))}</output>
    </div>
  );
}
