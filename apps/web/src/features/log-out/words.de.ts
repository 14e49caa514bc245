/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  deleteRecordingsTitle: 'Abmelden und Aufnahmen löschen?',
  deleteRecordingsText:
    'Aufnahmen, die du noch nicht hochgeladen hast, sind nur in diesem Browser gespeichert. Beim Abmelden werden sie gelöscht.',
  logOutAndDelete: 'Abmelden und löschen',
  stayLoggedIn: 'Angemeldet bleiben',
};
