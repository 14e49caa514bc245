import { getLanguageName } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { showToast } from '../../toasts/index.ts';
import { usePageActions } from '../command-palette/index.ts';
import { useGoToTexts } from './texts-link.tsx';
import { useWritingLanguage } from './use-writing-language.ts';
import { words } from './words.ts';

/** Offers the other languages of the project, and its texts, in the command palette; draws nothing. */
export function LanguageCommands({ group }: { readonly group: string }) {
  const say = useWords(words);
  const { languages, further, choose } = useWritingLanguage();
  const goToTexts = useGoToTexts();
  const shown = further ?? languages[0];
  const actions = languages
    .filter((language) => language !== shown)
    .map((language) => ({
      id: `translations.${language}`,
      label: say.writeIn(getLanguageName(language)),
      group,
      run() {
        choose(language);
        showToast({ kind: 'success', text: say.writingIn(getLanguageName(language)) });
      },
    }));
  const texts = { id: 'translations.texts', label: say.goToTexts, group, run: goToTexts };
  usePageActions(languages.length > 1 ? [...actions, texts] : actions);
  return null;
}
