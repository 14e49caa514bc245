import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  properties: 'Properties',
  settings: 'Settings',
  views: 'Item views',
  comments: 'Comments',
  history: 'History',
  close: 'Close properties',
  workflow: 'Workflow',
  project: 'Project',
  changes: 'Item changes',
  save: 'Save',
  saved: 'Saved',
  discard: 'Discard',
  discarded: 'Discarded',
  failed: 'Failed',
  undo: 'Undo last change to this item',
  redo: 'Redo last change to this item',
  discardTitle: 'Discard unsaved changes?',
  discardText: (name: string) =>
    `This restores the last saved state of ${name} for everyone who has this project open. You cannot undo this.`,
};
export type PropertiesWords = Translated<typeof english>;

/** Interface words of the properties panel; labels of inputs come from schemas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
