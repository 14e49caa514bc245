import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

/** Words that an assistant says by itself, or that are written into a project. */
interface LanguageWords {
  readonly or: string;
  readonly yes: string;
  readonly no: string;
  /** Asked after a no to whether all answers of a form are right. */
  readonly askChange: string;
  /** Names of nodes and workflows in the Pro project that a One project is converted to. */
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
    askChange: 'What should I change?',
    end: 'End',
    goOn: 'Go on',
    everywhere: 'Everywhere',
    onlyListens: 'Only listens.',
  },
  de: {
    or: 'oder',
    yes: 'ja',
    no: 'nein',
    askChange: 'Was soll ich ändern?',
    end: 'Ende',
    goOn: 'Weiter',
    everywhere: 'Überall',
    onlyListens: 'Hört nur zu.',
  },
  es: {
    or: 'o',
    yes: 'sí',
    no: 'no',
    askChange: '¿Qué hay que cambiar?',
    end: 'Fin',
    goOn: 'Continuar',
    everywhere: 'En todas partes',
    onlyListens: 'Solo escucha.',
  },
  fr: {
    or: 'ou',
    yes: 'oui',
    no: 'non',
    askChange: 'Qu’est-ce qu’il faut changer ?',
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
