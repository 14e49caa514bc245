import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  language: 'Language of the texts',
  texts: 'Texts',
  allTexts: 'All texts',
  goToTexts: 'Go to Texts',
  writingIn: (language: string) => `You are writing in ${language}.`,
  writeIn: (language: string) => `Write in ${language}`,
  translation: (label: string, language: string) => `${label} in ${language}`,
  notTranslated: 'Not translated',
  hasChanged: (first: string) => `The ${first} text has changed since`,
  sameAs: (first: string) => `Same as in ${first}, unless you choose something else here`,
  takeText: 'Use this text',
  takeTextOf: (label: string) => `Use this text: ${label}`,
  showChange: 'Show changes',
  hideChange: 'Hide changes',
  stillRight: 'Still right',
};
export type TranslationWords = Translated<typeof english>;

/** Interface words of writing in the languages of a project; the names of languages come from the model. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
