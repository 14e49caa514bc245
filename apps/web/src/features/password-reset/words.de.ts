/** German; `words.ts` checks that it says the same. */
export const words = {
  heading: 'Wähl ein neues Passwort',
  newPassword: 'Neues Passwort',
  resetPassword: 'Passwort zurücksetzen',
  goToLogin: 'Zur Anmeldung',
};
