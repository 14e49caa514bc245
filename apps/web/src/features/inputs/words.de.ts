import { beginSentence } from '../../words/begin-sentence.ts';
import type { InputWords } from './words.ts';

/** German for the words around inputs. */
export const words: InputWords = {
  loading: 'Wird geladen',
  locked: 'Gesperrt',
  nothingToChoose: 'Nichts zur Auswahl',
  missing: (value) => `Fehlt: ${value}`,
  clear: 'Leeren',
  row: 'Zeile',
  noRows: (row) => `Noch nichts: ${row}`,
  addRow: (row) => `${beginSentence(row)} hinzufügen`,
  newRow: (row) => `Neu: ${row}`,
  removeRow: (row) => `${beginSentence(row)} entfernen`,
  moveUp: (row) => `${beginSentence(row)} nach oben`,
  moveDown: (row) => `${beginSentence(row)} nach unten`,
  choosePicture: 'Bild auswählen',
  otherPicture: 'Anderes Bild auswählen',
  removePicture: 'Entfernen',
  copy: (label) => `${label} kopieren`,
  propertiesOf: (title) => `Eigenschaften: ${title}`,
  needsAttention: 'bitte prüfen',
};
