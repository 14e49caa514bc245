import type { CanvasWords } from './words.ts';

const portNames: Readonly<Record<string, string>> = {
  Next: 'Weiter',
  Intent: 'Beliebige Absicht',
  Expected: 'Beliebige Antwort',
  Rule: 'Regel',
  Return: 'Bei Rückkehr',
  NoMatch: 'Nicht verstanden',
  NoInput: 'Keine Antwort',
  Default: 'Sonst',
};

/** German interface words of the canvas. */
export const words: CanvasWords = {
  drawing: (workflow: string) => `Zeichenfläche von ${workflow}`,
  overview: 'Übersicht',
  insertNode: 'Knoten einfügen',
  removeConnection: 'Verbindung entfernen',
  findNodeType: 'Knotentyp suchen',
  nodeTypes: 'Knotentypen',
  noNodeType: 'Kein Knotentyp heißt so.',
  addNode: 'Knoten hinzufügen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  showAll: 'Alles einpassen',
  arrange: 'Knoten anordnen',
  visited: 'Im letzten Testlauf durchlaufen',
  neverVisited: 'Im letzten Testlauf nicht durchlaufen',
  connect: (port: string) => `„${port}“ verbinden`,
  portName: (kind: string) => portNames[kind] ?? 'Weiter',
  testSteps: (count: number) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  intents: (count: number) => `${count} Absichten`,
  foldIntents: 'Absichten einklappen',
  picture: 'Bild',
  sound: 'Ton',
  video: 'Video',
  errors: () => 'Fehler',
  warnings: (count: number) => (count === 1 ? 'Warnung' : 'Warnungen'),
  continuesIn: (target: string) => `Weiter in ${target}`,
  connectNew: 'Ziehen, um einen Ausgang hinzuzufügen',
  nodeKeys:
    'Eingabetaste: Eigenschaften öffnen. Pfeiltasten: Knoten verschieben. Alt mit einer Pfeiltaste: zum nächsten Knoten in dieser Richtung. Entf: Knoten löschen.',
  edgeKeys: 'Eingabetaste: Verbindung auswählen. F2: bearbeiten. Entf: löschen. Escape: verlassen.',
};
