import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  properties: 'Properties',
  settings: 'Settings',
  views: 'Item views',
  comments: 'Comments',
  history: 'History',
  close: 'Close properties',
  project: 'Project',
};
export type PropertiesWords = Translated<typeof english>;

/** Interface words of the properties panel; labels of inputs come from schemas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
