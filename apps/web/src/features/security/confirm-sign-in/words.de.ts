import type { ConfirmSignInWords } from './words.ts';

/** The words of the modal that confirms the sign-in, in German. */
export const words: ConfirmSignInWords = {
  title: 'Bestätige, dass du es bist',
  explainPassword: 'Deine Anmeldung ist schon eine Weile her. Gib dein Passwort ein, um fortzufahren.',
  password: 'Passwort',
  passwordMissing: 'Gib dein Passwort ein',
  explainCode: (mailbox) =>
    `Wir haben einen Code an ${mailbox} gesendet. Kopiere ihn innerhalb von 10 Minuten aus der E-Mail.`,
  code: 'Code',
  codeMissing: 'Gib den Code aus der E-Mail ein',
  sendCode: 'Stattdessen einen Code per E-Mail senden',
  sendAnother: 'Noch einen Code per E-Mail senden',
  usePassword: 'Stattdessen das Passwort verwenden',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
};
