import type { MissesWords } from './words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

/** The texts of the misses view, in German. */
export const words: MissesWords = {
  title: 'Nicht verstanden, nach Anliegen',
  loading: 'Nicht verstandene Äußerungen werden geladen',
  failed: 'Die nicht verstandenen Äußerungen konnten nicht geladen werden',
  none: 'In diesem Zeitraum gibt es nichts zu gruppieren',
  noneText: 'Äußerungen werden nur gruppiert, wenn das Projekt den Text seiner Gespräche aufbewahrt.',
  cut: (count) =>
    `Nur die neuesten ${count} Äußerungen und ihre 500 häufigsten Texte sind gruppiert. Wähle weniger Tage, um die übrigen zu sehen.`,
  times: (times) => `${times} ×`,
  others: (count) => (count === 1 ? 'und 1 ähnlicher Text' : `und ${formatNumber(count, 'de')} ähnliche Texte`),
  beginning: 'Anfang',
  deletedNode: 'Gelöschter Knoten',
  showMore: 'Mehr anzeigen',
  select: (text) => `${text} auswählen`,
  selectGroup: (text) => `Alle Texte wie ${text} auswählen`,
  selected: (count) => (count === 1 ? '1 Text ausgewählt' : `${formatNumber(count, 'de')} Texte ausgewählt`),
  ignore: 'Ignorieren',
  ignoredTitle: (count) => `Ignoriert (${formatNumber(count, 'de')})`,
  stopIgnoring: 'Nicht mehr ignorieren',
  stopIgnoringText: (text) => `${text} nicht mehr ignorieren`,
  addSamples: 'Als Beispiele hinzufügen…',
  adding: 'Als Beispiele hinzufügen',
  opening: 'Das Projekt wird geöffnet',
  openFailed: 'Das Projekt konnte nicht geöffnet werden',
  intent: 'Absicht',
  ranking: 'Die wahrscheinlichsten Absichten werden gesucht',
  newIntent: 'Neue Absicht',
  newIntentName: 'Name der neuen Absicht',
  plan: (added, known) =>
    known === 0
      ? `${formatNumber(added, 'de')} hinzuzufügen`
      : `${formatNumber(added, 'de')} hinzuzufügen, ${formatNumber(known, 'de')} ausgelassen, weil es das Beispiel schon gibt`,
  measuring: 'Die Erkennung wird mit zurückgehaltenen Beispielen gemessen',
  accuracy: (before, after) => `Erkannte zurückgehaltene Beispiele: jetzt ${before}, mit diesen ${after}`,
  measureFailed: 'Die Erkennung konnte nicht gemessen werden.',
  notMeasured: 'Die Erkennung wurde nicht gemessen.',
  measure: 'Noch einmal messen',
  stop: 'Messung abbrechen',
  add: (count) => (count === 1 ? '1 Beispiel hinzufügen' : `${formatNumber(count, 'de')} Beispiele hinzufügen`),
  cancel: 'Abbrechen',
  close: 'Schließen',
  sending: 'Wird hinzugefügt…',
  stored: 'Die Beispiele stehen im Entwurf. Speichere und veröffentliche das Projekt, damit sie gelten.',
  undo: 'Rückgängig',
  undone: 'Die Beispiele wurden zurückgenommen.',
  undoing: 'Die Beispiele werden zurückgenommen…',
  notUndone: 'Die Beispiele wurden nicht zurückgenommen.',
  refused: 'Die Beispiele wurden nicht hinzugefügt.',
  notSent:
    'Die Beispiele sind noch nicht gespeichert. Sie werden gesendet, wenn die Verbindung wieder da ist oder wenn du das Projekt das nächste Mal in diesem Browser öffnest.',
  otherTeam:
    'Dieses Projekt gehört einem anderen Team. Wechsle auf der Seite zum Bearbeiten zu diesem Team und lade diese Seite neu.',
  onlyPro: 'Beispiele können nur zu Pro-Projekten hinzugefügt werden.',
};
