import type { TranslationWords } from './words.ts';

/** German interface words of writing in the languages of a project. */
export const words: TranslationWords = {
  language: 'Sprache der Texte',
  texts: 'Texte',
  allTexts: 'Alle Texte',
  goToTexts: 'Zu Texte',
  writingIn: (language) => `Du schreibst in der Sprache ${language}.`,
  writeIn: (language) => `In der Sprache ${language} schreiben`,
  translation: (label, language) => `${label} in der Sprache ${language}`,
  notTranslated: 'Nicht übersetzt',
  hasChanged: (first) => `Der Text in der Sprache ${first} hat sich seitdem geändert`,
  sameAs: (first) => `Wie in der Sprache ${first}, solange hier nichts anderes gewählt ist`,
  takeText: 'Diesen Text übernehmen',
  takeTextOf: (label) => `Diesen Text übernehmen: ${label}`,
  showChange: 'Änderung zeigen',
  hideChange: 'Änderung ausblenden',
  stillRight: 'Stimmt noch',
};
