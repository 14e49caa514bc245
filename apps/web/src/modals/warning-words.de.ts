import type { WarningWords } from './warning-words.ts';

export const words: WarningWords = {
  unsavedData: 'Ungespeicherte Daten',
  unsavedDataText: 'Was du hier geändert hast, ist nicht gespeichert. Wenn du fortfährst, bleibt es ungespeichert.',
  addingToNewPage: 'Zu einer neuen Seite hinzufügen',
  addingToNewPageText:
    'Diese Seite ist neu und noch nicht gespeichert. Speichere sie, bevor du etwas hinzufügst; sonst ist beides ungespeichert.',
  deletingPageWithChild: 'Eine Seite mit anderen darunter löschen',
  deletingPageWithChildText: 'Die Seiten unter dieser werden mit ihr gelöscht.',
  deletingLeftPanelNode: 'Aus dem Baum löschen',
  deletingLeftPanelNodeText:
    'Es wird für alle gelöscht, die dies geöffnet haben, und was dorthin führte, führt nirgendwohin.',
  goOn: 'Fortfahren',
};
