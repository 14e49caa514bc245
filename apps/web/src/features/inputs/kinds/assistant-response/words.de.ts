import type { ResponseWords } from './words.ts';

const missing: Readonly<Record<string, string>> = { 'display text': 'Anzeigetext', 'an image': 'ein Bild' };

/** German interface words of assistant responses. */
export const words: ResponseWords = {
  methodOf: (name) => `Auswahl bei ${name}`,
  nothingSaid: 'Noch keine Einträge. Hier steht, was der Assistent sagen soll.',
  addEntry: 'Eintrag hinzufügen',
  linking: 'Verknüpfte Antwort',
  entry: (at) => `Eintrag ${at}`,
  incomplete: 'Unvollständig',
  needs: (what) => `Es fehlt: ${what.map((one) => missing[one] ?? one).join(' und ')}`,
  moveUp: (at) => `Eintrag ${at} nach oben`,
  moveDown: (at) => `Eintrag ${at} nach unten`,
  remove: (at) => `Eintrag ${at} entfernen`,
  speechDiffers: 'Gesprochen anders',
  speechIsSame: 'Wie der Anzeigetext',
  onlyIf: (condition) => `Nur wenn ${condition}`,
  previewOf: (label) => `Vorschau von ${label}`,
  toolsOf: (label) => `Formatierung von ${label}`,
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  list: 'Liste',
  more: 'Mehr',
  less: 'Weniger',
};
