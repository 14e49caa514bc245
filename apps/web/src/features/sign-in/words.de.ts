/** German; `words.ts` checks that it says the same. */
export const words = {
  headline: 'Willkommen bei Confab',
  subheading: 'Melde dich an oder leg ein Konto an',
  email: 'E-Mail',
  password: 'Passwort',
  togglePassword: 'Passwort zeigen oder verbergen',
  signInForm: 'Anmelden',
  logIn: 'Anmelden',
  forgotPassword: 'Passwort vergessen',
  createAccount: 'Konto anlegen',
  backToLogin: 'Zurück zur Anmeldung',
  unknownAccount: 'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Leg eins an, um loszulegen.',
};
