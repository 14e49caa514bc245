/** German; `other-words.ts` checks that it says the same. */
export const otherWords = {
  createForm: 'Konto anlegen',
  signUp: 'Registrieren',
  acceptTerms: 'Ich nehme die Nutzungsbedingungen an',
  thanks: 'Danke für deine Registrierung.',
  created:
    'Dein Konto ist angelegt, und eine E-Mail zur Bestätigung ist unterwegs. Sieh in dein Postfach und folge dem Link darin.',
  forgotForm: 'Passwort vergessen',
  forgotWhy: 'Wir schicken dir einen Link, über den du ein neues Passwort wählst.',
  resetPassword: 'Passwort zurücksetzen',
  resetSent: 'Deine Anfrage ist unterwegs. Sieh in dein Postfach und folge dem Link darin.',
  resetSentElsewhere: 'Deine Anfrage ist angekommen, bitte sieh in dein Postfach',
  setForm: 'Passwort festlegen',
  setWhy: 'Dieses Konto hat noch kein Passwort. Wähl eins, um dich anzumelden.',
  newPassword: 'Neues Passwort',
  termsForm: 'Nutzungsbedingungen',
  termsWhy: 'Deine E-Mail-Adresse ist noch nicht bestätigt. Bitte nimm zuerst die Nutzungsbedingungen an.',
  acceptAndLogIn: 'Annehmen und anmelden',
  strength: 'Stärke des Passworts',
  ruleKept: '(erfüllt)',
  ruleNotKept: '(noch nicht)',
};
