/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  heading: 'Änderung der E-Mail-Adresse rückgängig machen',
  why: 'Die E-Mail-Adresse deines Confab-Kontos wurde geändert. Wenn du das nicht warst, mach die Änderung rückgängig. Dabei werden alle Geräte abgemeldet, und du wählst ein neues Passwort.',
  revert: 'Änderung rückgängig machen',
  login: 'Zur Anmeldung',
  reverted: (email: string) => `Deine E-Mail-Adresse ist wieder ${email}.`,
  choose: 'Die Person, die sie geändert hat, kennt vielleicht dein Passwort. Wähle jetzt ein neues.',
};
