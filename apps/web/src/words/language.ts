import { create } from 'zustand';
import { readSetting, writeSetting } from '../platform/settings.ts';

/** Languages the interface speaks. To add one: a sibling `words.<language>.ts` beside each feature's words. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, for those who do not read the one that is shown. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const stored = 'confab.language';

/** The language of the interface: what the profile says, else what was chosen here before, else the browser's (P9.20). */
export const useLanguage = create<{ readonly language: Language }>(() => ({
  language: toLanguage(readSetting(stored, '')) ?? browserLanguage(),
}));

/** The last one that was asked for: words of an earlier one that come late change nothing. */
let wanted: Language | undefined;

/**
 * Changes the language of the interface, and remembers it in this browser.
 *
 * What is shown goes on being shown in the old language until its words have come in the new one: nothing blinks.
 */
export async function setLanguage(text: string): Promise<void> {
  const language = toLanguage(text);
  if (!language) return;
  wanted = language;
  if (language === useLanguage.getState().language) return;
  writeSetting(stored, language);
  await Promise.allSettled([...loaders].map((load) => load(language)));
  if (wanted === language) useLanguage.setState({ language });
}

/** Says to the browser, and so to screen readers, which language the page speaks, now and after every change. */
export function followLanguage(): void {
  const say = ({ language }: { language: Language }) => {
    document.documentElement.lang = language;
  };
  say(useLanguage.getState());
  useLanguage.subscribe(say);
}

/** Texts that exist once a language; all but the English ones are loaded when they are first needed. */
interface Spoken<T> {
  /** The texts when they are here, else the promise of them: always the same one, so that it can be waited for. */
  get(language: Language): T | Promise<T>;
}

const loaders = new Set<(language: Language) => unknown>();

/** Makes texts known to `setLanguage`, which loads them before it changes the language. */
export function spokenIn<T>(texts: { readonly en: T } & Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>) {
  const known = new Map<Language, T | Promise<T>>([['en', texts.en]]);
  const spoken: Spoken<T> = {
    get(language) {
      const here = known.get(language);
      if (here !== undefined || language === 'en') return here ?? texts.en;
      const coming = texts[language]()
        .catch(() => texts.en) // Could not be loaded: English words are better than none.
        .then((loaded) => {
          known.set(language, loaded);
          return loaded;
        });
      known.set(language, coming);
      return coming;
    },
  };
  loaders.add(spoken.get);
  return spoken;
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = toLanguage(tag);
    if (language) return language;
  }
  return 'en';
}

function toLanguage(tag: string): Language | undefined {
  const prefix = tag.slice(0, 2).toLowerCase();
  return languages.find((language) => language === prefix);
}
