import type { TokenWords } from './token-words.ts';

/** German interface words for the tokens of pages. */
export const words: TokenWords = {
  Choices: 'Die Auswahl dieses Menüs als Satz',
  ChoiceList: 'Die Auswahl dieses Menüs, in jeder Zeile eine mit ihrer Nummer',
  Answer: 'Was auf diese Frage geantwortet wurde',
  Summary: 'Alle Antworten dieses Formulars, in jeder Zeile eine',
  LinkUrl: 'Die Adresse dieses Links',
  LinkText: 'Der Name dieses Links',
  ContactPhone: 'Die Telefonnummer dieser Seite',
  ContactEmail: 'Die E-Mail-Adresse dieser Seite',
  ContactAddress: 'Die Anschrift dieser Seite',
  ContactWebsite: 'Die Website des Autors',
  ContactOrganisation: 'Die Organisation des Autors',
  questionAnswer: (page) => `Was bei ${page} geantwortet wurde`,
  fieldAnswer: (page) => `Was in ${page} geantwortet wurde`,
  contactMessage: (page) => `Die Nachricht, die bei ${page} hinterlassen wurde`,
};
