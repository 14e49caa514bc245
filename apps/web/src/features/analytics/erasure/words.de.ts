import type { ErasureWords } from './words.ts';

/** The texts of erasing a visitor in German. */
export const words: ErasureWords = {
  title: 'Daten einer Person löschen',
  key: 'Schlüssel der Person',
  keyHint:
    'Die Besucher-ID eines Chats, die Benutzer- oder Personen-ID von Alexa oder der ganze Name einer Dialogflow-Sitzung. Alle Kanäle und Stufen dieses Projekts werden durchsucht.',
  erase: 'Löschen',
  question:
    'Was diese Person gesagt hat, die Antworten und die für sie aufbewahrten Variablen werden gelöscht. Die Gespräche bleiben ohne Text gezählt. Das lässt sich nicht rückgängig machen.',
  confirm: 'Daten löschen',
  keep: 'Behalten',
  nothing: 'Zu diesem Schlüssel ist nichts gespeichert.',
  erased: (conversations) =>
    conversations === 1
      ? 'Die Person und 1 Gespräch wurden gelöscht.'
      : `Die Person und ${conversations} Gespräche wurden gelöscht.`,
};
