/** German; `words.ts` checks that it says the same. */
export const words = {
  heading: 'E-Mail-Adresse zurückändern',
  why: 'Die E-Mail-Adresse deines Confab-Kontos wurde geändert. Wenn du das nicht warst, änder sie zurück: Alle, die in diesem Konto angemeldet sind, werden abgemeldet, und du wählst ein neues Passwort.',
  revert: 'Zurückändern',
  login: 'Zur Anmeldung',
  reverted: (email: string) => `Deine E-Mail-Adresse ist wieder ${email}.`,
  choose: 'Wer sie geändert hat, kennt vielleicht dein Passwort. Wähl deshalb jetzt ein neues.',
};
