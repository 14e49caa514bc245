import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  Choices: 'The choices of this menu, as a sentence',
  ChoiceList: 'The choices of this menu, one on each line with its number',
  Answer: 'The answer to this question',
  Summary: 'All answers of this form, one on each line',
  LinkUrl: 'The address of this link',
  LinkText: 'The name of this link',
  ContactPhone: 'The telephone number of this page',
  ContactEmail: 'The email address of this page',
  ContactAddress: 'The address of this page',
  ContactWebsite: 'The website of the author',
  ContactOrganisation: 'The organisation of the author',
  questionAnswer: (page: string) => `The answer to ${page}`,
  fieldAnswer: (page: string) => `The answer in ${page}`,
  contactMessage: (page: string) => `The message that was left at ${page}`,
};

/** Descriptions of the tokens of pages, by their names. */
export const tokenWords = defineWords(english, { de: () => import('./token-words.de.ts') });
export type TokenWords = Translated<typeof english>;
