import { defineWords } from '../../words/define-words.ts';

const english = {
  loading: 'Loading',
  locked: 'Locked',
  nothingToChoose: 'Nothing to choose',
  missing: (value: string) => `Missing: ${value}`,
  clear: 'Clear',
  row: 'row',
  noRows: (row: string) => `No ${row} yet`,
  addRow: (row: string) => `Add ${row}`,
  newRow: (row: string) => `New ${row}`,
  removeRow: (row: string) => `Remove ${row}`,
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  choosePicture: 'Choose a picture',
  otherPicture: 'Choose another picture',
  removePicture: 'Remove',
  copy: (label: string) => `Copy ${label}`,
  propertiesOf: (title: string) => `${title} properties`,
  goTo: (input: string) => `Go to field ${input}`,
  needsAttention: 'needs attention',
};

export type InputWords = typeof english;

/** Interface words of forms and inputs. Labels and tooltips of inputs come from schemas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
