import type { ProjectLanguage } from '@confab/model';

/** The texts outside the chat page. */
export interface EmbedWords {
  readonly chat: string;
  readonly open: string;
  readonly close: string;
  readonly notThere: string;
  readonly newTab: string;
}

/** The texts in each language that assistants speak. */
const wordsByLanguage: Readonly<Record<ProjectLanguage, EmbedWords>> = {
  en: {
    chat: 'Chat',
    open: 'Open the chat',
    close: 'Close the chat',
    notThere: 'The chat could not be loaded on this page.',
    newTab: 'Open it in a new tab',
  },
  de: {
    chat: 'Chat',
    open: 'Chat öffnen',
    close: 'Chat schließen',
    notThere: 'Der Chat konnte auf dieser Seite nicht geladen werden.',
    newTab: 'In einem neuen Tab öffnen',
  },
  es: {
    chat: 'Chat',
    open: 'Abrir el chat',
    close: 'Cerrar el chat',
    notThere: 'No se ha podido cargar el chat en esta página.',
    newTab: 'Abrirlo en una pestaña nueva',
  },
  fr: {
    chat: 'Chat',
    open: 'Ouvrir le chat',
    close: 'Fermer le chat',
    notThere: 'Le chat n’a pas pu être chargé sur cette page.',
    newTab: 'L’ouvrir dans un nouvel onglet',
  },
};

/** The texts in the first supported language of some language tags; in English by default. */
export function getEmbedWords(tags: readonly string[]): EmbedWords {
  for (const tag of tags) {
    const language = tag.slice(0, 2).toLowerCase();
    // `hasOwn` has checked the name.
    if (Object.hasOwn(wordsByLanguage, language)) return wordsByLanguage[language as ProjectLanguage];
  }
  return wordsByLanguage.en;
}
