/** The German texts; `secondary-words.ts` checks that every key is present. */
export const secondaryWords = {
  createForm: 'Konto anlegen',
  signUp: 'Registrieren',
  acceptTerms: 'Ich akzeptiere die Nutzungsbedingungen',
  thanks: 'Danke für deine Registrierung.',
  created:
    'Dein Konto wurde angelegt, und wir haben dir eine Bestätigungs-E-Mail gesendet. Öffne sie und folge dem Link, um dein Konto zu bestätigen.',
  forgotForm: 'Passwort vergessen',
  forgotDescription: 'Wir senden dir einen Link, mit dem du ein neues Passwort wählst.',
  resetPassword: 'Passwort zurücksetzen',
  resetSent: 'Deine Anfrage wurde gesendet. Öffne die E-Mail von uns und folge den Anweisungen.',
  resetSentOnOne: 'Deine Anfrage war erfolgreich, bitte sieh in deinem Posteingang nach',
  setForm: 'Passwort festlegen',
  setDescription: 'Dieses Konto hat noch kein Passwort. Wähle eines, um dich anzumelden.',
  newPassword: 'Neues Passwort',
  termsForm: 'Nutzungsbedingungen',
  termsDescription: 'Deine E-Mail-Adresse ist noch nicht bestätigt. Bitte akzeptiere zuerst die Nutzungsbedingungen.',
  acceptAndLogIn: 'Akzeptieren und anmelden',
  strength: 'Passwortstärke',
  ruleKept: '(erfüllt)',
  ruleNotKept: '(noch nicht)',
};
