import type { AuthoringWords } from './words.ts';

/** The words of the Pro editor in German. */
export const words: AuthoringWords = {
  unsavedTitle: 'Ungespeicherte Änderungen',
  unsavedText: (count: number) =>
    `${count === 1 ? 'Ein Element hat Änderungen, die' : `${count} Elemente haben Änderungen, die`} nicht gespeichert sind. Sie bleiben im Entwurf, den alle im Team sehen, und werden erst veröffentlicht, wenn sie gespeichert sind.`,
  unsentText:
    'Deine letzten Änderungen sind noch nicht beim Server. Sie werden in diesem Browser aufbewahrt und von hier gesendet.',
  stay: 'Bleiben',
  discardAndClose: 'Verwerfen und schließen',
  closeUnsaved: 'Schließen ohne zu speichern',
  saveAndClose: 'Speichern und schließen',
  discardTitle: 'Ungespeicherte Änderungen verwerfen?',
  discardText: (count: number) =>
    `${count === 1 ? 'Ein Element wird wieder so, wie es' : `${count} Elemente werden wieder so, wie sie`} zuletzt gespeichert ${count === 1 ? 'wurde' : 'wurden'}, für alle, die dieses Projekt geöffnet haben. Das lässt sich nicht rückgängig machen.`,
  keep: 'Behalten',
  discard: 'Verwerfen',
  refreshTitle: 'Bitte neu laden',
  refreshText:
    'Das Projekt konnte nicht richtig geladen werden. Lade die Seite neu; nichts, was gespeichert wurde, geht verloren.',
  refresh: 'Neu laden',
  loadingFailed: 'Projekt konnte nicht geladen werden',
  notLoaded: 'Das Projekt ist nicht geladen',
  notLoadedText: 'Nichts davon ist verloren. Versuche es noch einmal oder geh zurück zu deinen Projekten.',
  backToProjects: 'Zurück zu den Projekten',
  tryAgain: 'Noch einmal versuchen',
};
