import type { ProfileWords } from './words.ts';

/** German for My Profile. */
export const words: ProfileWords = {
  title: 'Mein Profil',
  since: (date) => `Konto seit ${date}`,
  loading: 'Dein Profil wird geladen',
  failed: 'Dein Profil konnte nicht geladen werden',
  save: 'Speichern',
  allSaved: 'Alles ist gespeichert',
  unsaved: 'Du hast ungespeicherte Änderungen',
  attention: (count) => (count === 1 ? 'Eine Eingabe ist noch zu prüfen:' : `${count} Eingaben sind noch zu prüfen:`),
  leaveTitle: 'Ungespeicherte Änderungen',
  leaveText: 'Was du an deinem Profil geändert hast, ist noch nicht gespeichert. Ohne Speichern verlassen?',
  leave: 'Ohne Speichern verlassen',
  group: 'Profil',
};
