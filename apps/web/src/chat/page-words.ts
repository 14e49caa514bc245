import type { ProjectLanguage } from '@confab/model';
import { german } from './words.de.ts';
import { english, type ChatWords } from './words.ts';

/** The page's own texts in each language that assistants speak. */
export interface PageWords {
  readonly language: ProjectLanguage;
  readonly words: ChatWords;
}

const loaders: Readonly<Record<ProjectLanguage, () => Promise<ChatWords>>> = {
  en: async () => english,
  de: async () => german,
  es: async () => (await import('./words.es.ts')).spanish,
  fr: async () => (await import('./words.fr.ts')).french,
};

/**
 * The words of the first supported language of some language tags; English ones by default, and when they cannot be
 * loaded.
 */
export async function loadPageWords(tags: readonly (string | undefined)[]): Promise<PageWords> {
  const language = tags.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en';
  return loaders[language]().then(
    (words) => ({ language, words }),
    () => ({ language: 'en', words: english }),
  );
}

function isSpoken(language: string | undefined): language is ProjectLanguage {
  return language !== undefined && Object.hasOwn(loaders, language);
}
