import { create } from 'zustand';
import { readSetting, writeSetting } from '../platform/settings.ts';

/** Languages the interface speaks. To add one: a sibling `words.<language>.ts` beside each feature's words. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, for those who do not read the one that is shown. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const settingKey = 'confab.language';

/** The language of the interface: what the profile says, else what was chosen here before, else the browser's (P9.20). */
export const useLanguage = create<{ readonly language: Language }>(() => ({
  language: toLanguage(readSetting(settingKey, '')) ?? browserLanguage(),
}));

/** The last one that was asked for: words of an earlier one that come late change nothing. */
let requestedLanguage: Language | undefined;

/**
 * Changes the language of the interface, and remembers it in this browser.
 *
 * What is shown goes on being shown in the old language until its words have come in the new one: nothing blinks.
 */
export async function setLanguage(text: string): Promise<void> {
  const language = toLanguage(text);
  if (!language) return;
  requestedLanguage = language;
  if (language === useLanguage.getState().language) return;
  writeSetting(settingKey, language);
  if (language !== 'en') await Promise.all([...loaders].map((load) => load(language)));
  if (requestedLanguage === language) useLanguage.setState({ language });
}

/** Says to the browser, and so to screen readers, which language the page speaks, now and after every change. */
export function syncDocumentLanguage(): void {
  const say = ({ language }: { language: Language }) => {
    document.documentElement.lang = language;
  };
  say(useLanguage.getState());
  useLanguage.subscribe(say);
}

/** A promise of texts, always the same one for a language, with what React reads to go on at once when it is kept. */
interface LoadingTexts<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** Texts that exist once a language; all but the English ones are loaded when they are first needed. */
interface Translations<T> {
  load(language: Exclude<Language, 'en'>): Promise<T>;
}

const loaders = new Set<Translations<unknown>['load']>();

/** Makes texts known to `setLanguage`, which loads them before it changes the language. */
export function createTranslations<T>({
  en,
  ...others
}: { en: T } & Record<Exclude<Language, 'en'>, () => Promise<T>>) {
  const known = new Map<Language, LoadingTexts<T>>();
  const spoken: Translations<T> = {
    load(language) {
      const begun = known.get(language);
      if (begun) return begun;
      // Words that cannot be loaded: English ones are better than none.
      const coming: LoadingTexts<T> = others[language]().catch(() => en);
      void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
      known.set(language, coming);
      return coming;
    },
  };
  loaders.add(spoken.load);
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
