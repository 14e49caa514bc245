import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  properties: 'Properties',
  settings: 'Settings',
  sides: 'Sides of this item',
  comments: 'Comments',
  history: 'History',
  close: 'Close properties',
  workflow: 'Workflow',
  project: 'Project',
  changes: 'Changes of this item',
  save: 'Save',
  saved: 'Saved',
  discard: 'Discard',
  discarded: 'Discarded',
  failed: 'That did not work',
  undo: 'Undo the last change of this item',
  redo: 'Redo the last change of this item',
  discardTitle: 'Discard unsaved changes?',
  discardText: (name: string) =>
    `${name} goes back to how it was last saved, for everybody who has this project open. This cannot be undone.`,
};
export type PropertiesWords = Translated<typeof english>;

/** The words of the properties of an item, besides those its schema gives. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
