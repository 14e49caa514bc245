import type { WarningWords } from './warning-words.ts';

export const words: WarningWords = {
  unsavedData: 'Ungespeicherte Daten',
  unsavedDataText:
    'Deine Änderungen auf dieser Seite sind nicht gespeichert. Wenn du fortfährst, bleiben sie ungespeichert.',
  addingToNewPage: 'Zu neuer Seite hinzufügen',
  addingToNewPageText:
    'Diese Seite ist neu und noch nicht gespeichert. Speichere sie, bevor du etwas hinzufügst, sonst bleibt beides ungespeichert.',
  deletingPageWithChild: 'Seite mit Unterseiten löschen',
  deletingPageWithChildText: 'Die Unterseiten dieser Seite werden ebenfalls gelöscht.',
  deletingLeftPanelNodeText:
    'Das Löschen wirkt sofort für alle, die dieses Projekt geöffnet haben. Verbindungen zum Gelöschten werden entfernt.',
  continue: 'Fortfahren',
};
