/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  heading: 'Wähl ein neues Passwort',
  newPassword: 'Neues Passwort',
  resetPassword: 'Passwort zurücksetzen',
  goToLogin: 'Zur Anmeldung',
};
