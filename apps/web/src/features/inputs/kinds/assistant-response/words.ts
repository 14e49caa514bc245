import { defineWords } from '../../../../words/define-words.ts';

const english = {
  methodOf: (name: string) => `Selection method of ${name}`,
  nothingSaid: 'No entries yet. Add what the assistant should say.',
  addEntry: 'Add entry',
  linking: 'Linked response',
  entry: (at: number) => `Entry ${at}`,
  incomplete: 'Incomplete',
  needs: (what: readonly string[]) => `Needs ${what.join(' and ')}`,
  moveUp: (at: number) => `Move entry ${at} up`,
  moveDown: (at: number) => `Move entry ${at} down`,
  remove: (at: number) => `Remove entry ${at}`,
  speechDiffers: 'Speech differs',
  speechIsSame: 'Same as the display text',
  onlyIf: (condition: string) => `Only if ${condition}`,
  previewOf: (label: string) => `Preview of ${label}`,
  toolsOf: (label: string) => `Formatting of ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  more: 'More',
  less: 'Less',
};

export type ResponseWords = typeof english;

/** Interface words of assistant responses. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
