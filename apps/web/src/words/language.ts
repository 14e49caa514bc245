import { interfaceLanguageNames, type InterfaceLanguage } from '@confab/model';
import { create } from 'zustand';
import { readSetting, writeSetting } from '../platform/settings.ts';

/** The languages of the interface. To add one, add a `words.<language>.ts` beside each feature's words. */
export const languages = ['en', 'de'] as const satisfies readonly InterfaceLanguage[];
export type Language = InterfaceLanguage;

/** The name of each language in that language, so that readers find their own. */
export const languageNames = interfaceLanguageNames;

const settingKey = 'confab.language';

/**
 * The language of the interface: from the profile, else the earlier choice in this browser, else the browser's (P9.20).
 */
export const useLanguage = create<{ readonly language: Language }>(() => ({
  language: toLanguage(String(readSetting(settingKey))) ?? browserLanguage(),
}));

/** The language requested last: words of an earlier request that load late are ignored. */
let requestedLanguage: Language | undefined;

/**
 * Changes the language of the interface and stores it in this browser.
 *
 * The interface keeps the old language until the words of the new one are loaded, so nothing flickers.
 */
export async function setLanguage(text: string): Promise<void> {
  const language = toLanguage(text);
  if (!language) return;
  requestedLanguage = language;
  // Also for the current language: another one may have been chosen whose words are still loading.
  writeSetting(settingKey, language);
  if (language === useLanguage.getState().language) return;
  if (language !== 'en') await Promise.all([...loaders].map((load) => load(language)));
  if (requestedLanguage === language) useLanguage.setState({ language });
}

/** Keeps the document's language attribute up to date, for browsers and screen readers. */
export function syncDocumentLanguage(): void {
  const say = ({ language }: { language: Language }) => {
    document.documentElement.lang = language;
  };
  say(useLanguage.getState());
  useLanguage.subscribe(say);
}

/** The promise of a language's texts, with the fields that React's `use` reads to continue synchronously. */
interface LoadingTexts<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** Texts in several languages; all but the English ones are loaded on demand. */
interface Translations<T> {
  load(language: Exclude<Language, 'en'>): Promise<T>;
}

const loaders = new Set<Translations<unknown>['load']>();

/** Registers texts with `setLanguage`, which loads them before it changes the language. */
export function createTranslations<T>({
  en,
  ...others
}: { en: T } & Record<Exclude<Language, 'en'>, () => Promise<T>>) {
  const known = new Map<Language, LoadingTexts<T>>();
  const spoken: Translations<T> = {
    load(language) {
      const begun = known.get(language);
      if (begun) return begun;
      const coming: LoadingTexts<T> = others[language]().catch(() => {
        loadWhenOnline(language);
        return en;
      });
      void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
      known.set(language, coming);
      return coming;
    },
  };
  loaders.add(spoken.load);
  return spoken;

  /** Loads texts that could not be loaded when there is a connection again; until then the English ones are shown. */
  function loadWhenOnline(language: Exclude<Language, 'en'>) {
    const load = async () => {
      try {
        const value = await others[language]();
        known.set(language, Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }));
        // A new state with the same language renders the components again, which then show the loaded texts.
        useLanguage.setState((state) => ({ ...state }), true);
      } catch {
        loadWhenOnline(language);
      }
    };
    addEventListener('online', () => void load(), { once: true });
  }
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
