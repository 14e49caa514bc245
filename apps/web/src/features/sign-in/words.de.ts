/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  headline: 'Willkommen bei Confab',
  subheading: 'Melde dich an oder lege ein Konto an',
  email: 'E-Mail',
  password: 'Passwort',
  togglePassword: 'Passwort ein- oder ausblenden',
  signInForm: 'Anmelden',
  logIn: 'Anmelden',
  forgotPassword: 'Passwort vergessen',
  createAccount: 'Konto anlegen',
  backToLogin: 'Zurück zur Anmeldung',
  unknownAccount: 'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Erstelle eines, um loszulegen.',
};
