/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  heading: 'Weiter zur Seite?',
  signedInAs: (email: string) => `Du bist als ${email} angemeldet.`,
  continue: 'Weiter',
  retry: 'Noch einmal versuchen',
  switchAccount: 'Anderes Konto verwenden',
};
