/** German for the messages of rules and calls, by their English text. */
export const messages: Readonly<Record<string, string>> = {
  // Signing in.
  'You must enter an email address': 'Bitte gib eine E-Mail-Adresse ein',
  'You must enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'You must enter a password': 'Bitte gib ein Passwort ein',

  // Toasts.
  Saving: 'Wird gespeichert',
  Saved: 'Gespeichert',
  Failed: 'Fehlgeschlagen',
  'Copied to clipboard': 'In die Zwischenablage kopiert',
  'The browser did not let us copy.': 'Der Browser hat das Kopieren nicht zugelassen.',
  'Resent to {email}': 'Nochmals gesendet an {email}',
  'Uploading {file}': '{file} wird hochgeladen',
  'Upload Error': 'Fehler beim Hochladen',
  'Error uploading {file}': 'Fehler beim Hochladen von {file}',
  'Error loading content cards': 'Die Karten konnten nicht geladen werden',
  'Thank you for your feedback': 'Danke für deine Rückmeldung',

  // Calls of the shell.
  'Error sending feedback': 'Die Rückmeldung konnte nicht gesendet werden',
  'Error opening the other site, please sign in there':
    'Die andere Seite konnte nicht geöffnet werden, bitte melde dich dort an',
  'The verification email could not be sent, please try again later':
    'Die Bestätigungs-E-Mail konnte nicht gesendet werden, bitte versuche es später noch einmal',
  'Failure getting content cards': 'Die Karten konnten nicht geladen werden',
  'Error getting projects': 'Die Projekte konnten nicht geladen werden',
  'Please Confirm': 'Bitte bestätigen',
};
