import type { TrafficBarWords } from './bar-words.ts';

/** The interface words of the bar of traffic in German. */
export const words: TrafficBarWords = {
  name: 'Verkehr',
  loading: 'Verkehr wird geladen',
  tryAgain: 'Noch einmal versuchen',
  none: 'Noch keine Gespräche in diesem Zeitraum',
  total: (count, text) => (count === 1 ? '1 Gespräch' : `${text} Gespräche`),
  summary: (count, text, left) => `${count === 1 ? '1 Gespräch' : `${text} Gespräche`}, ${left} hier verlassen`,
  taken: (count, text) => (count === 1 ? 'einmal genommen' : `${text}-mal genommen`),
  removedNodes: (count) =>
    count === 1
      ? '1 Knoten dieser Gespräche ist nicht mehr im Entwurf'
      : `${count} Knoten dieser Gespräche sind nicht mehr im Entwurf`,
  removedPages: (count) =>
    count === 1
      ? '1 Seite dieser Gespräche ist nicht mehr im Entwurf'
      : `${count} Seiten dieser Gespräche sind nicht mehr im Entwurf`,
  cut: (count) => `Nur die neuesten ${count} Schritte sind gezählt. Wähle weniger Tage, um die übrigen zu sehen.`,
  unrecorded: (count, text) =>
    count === 1
      ? '1 älterer Schritt ist nicht gezählt, weil sein Weg nicht aufgezeichnet wurde.'
      : `${text} ältere Schritte sind nicht gezählt, weil ihre Wege nicht aufgezeichnet wurden.`,
  range: 'Zeitraum',
  lastDays: (days) => `Letzte ${days} Tage`,
  chosenDays: 'Gewählte Tage',
  from: 'Von',
  to: 'Bis',
  stage: 'Stufe',
  release: 'Release',
  all: 'Alle',
  unknown: 'Unbekannt',
  legend: 'Anteil an allen Gesprächen',
  upTo: (share) => `bis ${share}`,
  leftLegend: 'hier ohne Ende verlassen',
};
