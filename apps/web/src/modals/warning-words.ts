import { defineWords, type Translated } from '../words/define-words.ts';

const english = {
  unsavedData: 'Unsaved data',
  unsavedDataText: 'Your changes on this page are not saved. If you continue, they stay unsaved.',
  addingToNewPage: 'Add to a new page',
  addingToNewPageText: 'This page is new and not saved yet. Save it before you add to it, or both stay unsaved.',
  deletingPageWithChild: 'Delete a page with subpages',
  deletingPageWithChildText: 'The subpages of this page are deleted too.',
  deletingLeftPanelNodeText:
    'Deleting takes effect at once for everyone who has this project open, and removes connections to what is deleted.',
  continue: 'Continue',
};

/** The words of the named warnings. */
export const words = defineWords(english, { de: () => import('./warning-words.de.ts') });
export type WarningWords = Translated<typeof english>;
