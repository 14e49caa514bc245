/** German for the messages of rules and calls, by their English text. */
export const messages: Readonly<Record<string, string>> = {
  'You must enter an email address': 'Bitte gib eine E-Mail-Adresse ein',
  'You must enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'You must enter a password': 'Bitte gib ein Passwort ein',
};
