import { capitalizeFirst } from '../../words/capitalize-first.ts';
import type { InputWords } from './words.ts';

/** German interface words of forms and inputs. */
export const words: InputWords = {
  loading: 'Wird geladen',
  locked: 'Gesperrt',
  nothingToChoose: 'Nichts zur Auswahl',
  missing: (value) => `Fehlt: ${value}`,
  clear: 'Leeren',
  row: 'Zeile',
  // The name of a row has neither gender nor plural.
  noRows: () => 'Noch keine Einträge',
  addRow: (row) => `${capitalizeFirst(row)} hinzufügen`,
  newRow: (row) => `Neu: ${row}`,
  removeRow: (row) => `${capitalizeFirst(row)} entfernen`,
  moveUp: (row) => `${capitalizeFirst(row)} nach oben`,
  moveDown: (row) => `${capitalizeFirst(row)} nach unten`,
  choosePicture: 'Bild auswählen',
  otherPicture: 'Anderes Bild auswählen',
  removePicture: 'Entfernen',
  copy: (label) => `${label} kopieren`,
  propertiesOf: (title) => `Eigenschaften: ${title}`,
  goTo: (input) => `Zum Feld ${input} gehen`,
  needsAttention: 'bitte prüfen',
};
