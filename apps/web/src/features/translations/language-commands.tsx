import { getLanguageName } from '@confab/model';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createFocusMemory } from '../../platform/focus/focus-memory.ts';
import { hasOpenModal } from '../../platform/focus/has-open-modal.ts';
import { useWords } from '../../words/define-words.ts';
import { dismissToast, showToast } from '../../toasts/index.ts';
import { usePageActions } from '../command-palette/index.ts';
import { useGoToTexts } from './texts-link.tsx';
import { useWritingLanguage } from './use-writing-language.ts';
import { words } from './words.ts';

/** Offers the project's languages and its texts in the command palette. Alt Shift L switches to the next language. */
export function LanguageCommands({ group }: { readonly group: string }) {
  const say = useWords(words);
  const { languages, further, choose } = useWritingLanguage();
  const goToTexts = useGoToTexts();
  const shown = further === undefined ? 0 : languages.indexOf(further);
  // The next language comes first, and the first one after the last.
  const actions = [...languages.slice(shown + 1), ...languages.slice(0, shown)].map((language, at) => ({
    id: `translations.${language}`,
    label: say.writeIn(getLanguageName(language)),
    group,
    ...(at === 0 ? { shortcut: 'Alt Shift L' } : {}),
    run() {
      choose(language);
      showLanguage(say.writingIn(getLanguageName(language)));
    },
  }));
  const next = actions[0]?.run;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // By the place of the key: with Alt, macOS makes other characters of letters.
      if (!next || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyL') return;
      // A modal handles its own keys, unless it contains inputs of the project.
      if (hasOpenModal() && !(event.target instanceof Element && event.target.closest('[data-input]'))) return;
      event.preventDefault();
      // A key that is held down would go through all languages.
      if (event.repeat) return;
      // The inputs of another language replace those that have the focus.
      const focus = createFocusMemory();
      focus.follow()();
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      // Some inputs store typed text only when they lose the focus.
      focused?.blur();
      flushSync(next);
      focused?.focus({ preventScroll: true });
      focus.restore();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [next]);
  const texts = { id: 'translations.texts', label: say.goToTexts, group, run: goToTexts };
  usePageActions(languages.length > 1 ? [...actions, texts] : actions);
  return null;
}

let lastToast: number | undefined;

/** Shows the language that the author writes in, instead of the previous one. */
function showLanguage(text: string) {
  if (lastToast !== undefined) dismissToast(lastToast);
  lastToast = showToast({ kind: 'success', text: { message: text } });
}
