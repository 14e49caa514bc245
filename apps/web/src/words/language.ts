import { create } from 'zustand';
import { readSetting, writeSetting } from '../platform/settings.ts';

/** Languages the interface speaks. To add one: a sibling `words.<language>.ts` beside each feature's words. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const stored = 'confab.language';

/** The language of the interface: what the profile says, else what was chosen here before, else the browser's (P9.20). */
export const useLanguage = create<{ readonly language: Language }>(() => ({
  language: toLanguage(readSetting(stored, '')) ?? browserLanguage(),
}));

/** Changes the language of the interface at once, and remembers it in this browser. */
export function setLanguage(text: string): void {
  const language = toLanguage(text);
  if (!language || language === useLanguage.getState().language) return;
  writeSetting(stored, language);
  useLanguage.setState({ language });
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
