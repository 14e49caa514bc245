import type { TokenWords } from './token-words.ts';

/** German interface words for the tokens of pages. */
export const words: TokenWords = {
  Choices: 'Die Auswahl dieses Menüs als Satz',
  ChoiceList: 'Die Auswahl dieses Menüs, in jeder Zeile eine mit ihrer Nummer',
  Answer: 'Die Antwort auf diese Frage',
  Summary: 'Alle Antworten dieses Formulars, in jeder Zeile eine',
  LinkUrl: 'Die Adresse dieses Links',
  LinkText: 'Der Name dieses Links',
  ContactPhone: 'Die Telefonnummer dieser Seite',
  ContactEmail: 'Die E-Mail-Adresse dieser Seite',
  ContactAddress: 'Die Anschrift dieser Seite',
  ContactWebsite: 'Die Website des Autors',
  ContactOrganisation: 'Die Organisation des Autors',
  questionAnswer: (page) => `Die Antwort bei ${page}`,
  fieldAnswer: (page) => `Die Antwort in ${page}`,
  contactMessage: (page) => `Die Nachricht, die bei ${page} hinterlassen wurde`,
};
