import type { VerificationWords } from './words.ts';

/** The words about verifying the email address in German. */
export const words: VerificationWords = {
  unverified:
    'Einige Funktionen sind noch eingeschränkt. Sieh in deinen E-Mails nach, um die Einrichtung deines Kontos abzuschließen.',
  sendAgain: 'E-Mail noch einmal senden',
  title: 'Bestätigung des Kontos nötig',
  text: (email) =>
    `Dafür braucht es eine bestätigte E-Mail-Adresse. Folge dem Link in der E-Mail an ${email} und versuche es dann noch einmal.`,
  close: 'Schließen',
};
