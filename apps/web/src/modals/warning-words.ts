import { defineWords, type Translated } from '../words/define-words.ts';

const english = {
  unsavedData: 'Unsaved data',
  unsavedDataText: 'What you have changed here is not saved. If you go on, it stays unsaved.',
  addingToNewPage: 'Adding to a new page',
  addingToNewPageText: 'This page is new and not saved yet. Save it before you add to it, or both are unsaved.',
  deletingPageWithChild: 'Deleting a page with others below it',
  deletingPageWithChildText: 'The pages below this one are deleted with it.',
  deletingLeftPanelNode: 'Deleting from the tree',
  deletingLeftPanelNodeText: 'It goes at once for everybody who has this open, and what led to it leads nowhere.',
  goOn: 'Go on',
};

/** The words of the named warnings. */
export const words = defineWords(english, { de: () => import('./warning-words.de.ts') });
export type WarningWords = Translated<typeof english>;
