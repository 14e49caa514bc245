import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

/** Words that an assistant says by itself, or that are written into a project. */
interface LanguageWords {
  readonly or: string;
  readonly yes: string;
  readonly no: string;
  /** Names of nodes and workflows in the Pro project that is made of it. */
  readonly end: string;
  readonly goOn: string;
  readonly everywhere: string;
  readonly onlyListens: string;
}

const words: Readonly<Record<ProjectLanguage, LanguageWords>> = {
  en: {
    or: 'or',
    yes: 'yes',
    no: 'no',
    end: 'End',
    goOn: 'Go on',
    everywhere: 'Everywhere',
    onlyListens: 'Only listens.',
  },
  de: {
    or: 'oder',
    yes: 'ja',
    no: 'nein',
    end: 'Ende',
    goOn: 'Weiter',
    everywhere: 'Überall',
    onlyListens: 'Hört nur zu.',
  },
  es: {
    or: 'o',
    yes: 'sí',
    no: 'no',
    end: 'Fin',
    goOn: 'Continuar',
    everywhere: 'En todas partes',
    onlyListens: 'Solo escucha.',
  },
  fr: {
    or: 'ou',
    yes: 'oui',
    no: 'non',
    end: 'Fin',
    goOn: 'Continuer',
    everywhere: 'Partout',
    onlyListens: 'Écoute seulement.',
  },
};

/** The words for a language tag such as `de-AT`; English for languages without words. */
export function getLanguageWords(language: string): LanguageWords {
  return words[findLanguageByTag(language) ?? 'en'];
}
