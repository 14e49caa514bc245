import type { ProfileWords } from './words.ts';

/** The German texts of My Profile. */
export const words: ProfileWords = {
  title: 'Mein Profil',
  since: (date) => `Konto seit ${date}`,
  loading: 'Profil wird geladen',
  failed: 'Dein Profil konnte nicht geladen werden',
  save: 'Speichern',
  allSaved: 'Alles ist gespeichert',
  unsaved: 'Du hast ungespeicherte Änderungen',
  attention: (count) =>
    count === 1 ? 'Ein Feld braucht deine Aufmerksamkeit:' : `${count} Felder brauchen deine Aufmerksamkeit:`,
  leaveTitle: 'Ungespeicherte Änderungen',
  leaveText: 'Deine Änderungen am Profil sind noch nicht gespeichert. Trotzdem verlassen?',
  leave: 'Ohne Speichern verlassen',
  group: 'Profil',
};
