import type { CanvasWords } from './words.ts';

/** The words of the canvas in German. */
export const words: CanvasWords = {
  drawing: (workflow: string) => `${workflow}, Zeichnung`,
  overview: 'Übersicht',
  addNode: 'Knoten hinzufügen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  showAll: 'Alles zeigen',
  arrange: 'Knoten anordnen',
  visited: 'Im letzten Testlauf durchlaufen',
  neverVisited: 'Im letzten Testlauf nie durchlaufen',
  problems: (count: number) => (count === 1 ? 'Problem' : 'Probleme'),
  connect: (port: string) => `„${port}“ verbinden`,
  connectNew: 'Ziehen, um einen neuen Ausgang zu machen',
  nodeKeys:
    'Die Eingabetaste öffnet die Eigenschaften, die Pfeiltasten bewegen den Knoten, Alt mit einer Pfeiltaste geht zum nächsten Knoten in dieser Richtung, Entf löscht ihn.',
  edgeKeys: 'Die Eingabetaste wählt die Verbindung aus, F2 bearbeitet sie, Entf löscht sie, Escape verlässt sie.',
};
