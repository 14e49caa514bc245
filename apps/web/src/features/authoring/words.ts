import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  unsavedTitle: 'Unsaved changes',
  unsavedText: (count: number) =>
    `${count === 1 ? 'One item has changes that are' : `${count} items have changes that are`} not saved. They stay in the draft that everybody in your team sees, and are not published until they are saved.`,
  unsentText: 'Your latest changes have not reached the server yet. They are kept in this browser and sent from here.',
  stay: 'Stay',
  discardAndClose: 'Discard and close',
  closeUnsaved: 'Close without saving',
  saveAndClose: 'Save and close',
  discardTitle: 'Discard unsaved changes?',
  discardText: (count: number) =>
    `${count === 1 ? 'One item goes back to how it was' : `${count} items go back to how they were`} last saved, for everybody who has this project open. This cannot be undone.`,
  keep: 'Keep them',
  discard: 'Discard',
  refreshTitle: 'Please Refresh',
  refreshText:
    'The project could not be loaded as it should be. Refresh the page to load it anew; nothing that was saved is lost.',
  refresh: 'Refresh',
  loadingFailed: 'Loading Project Failed',
  notLoaded: 'The project is not loaded',
  notLoadedText: 'Nothing of it is lost. Try again, or go back to your projects.',
  backToProjects: 'Back to projects',
  tryAgain: 'Try again',
};

/** The words of the Pro editor. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type AuthoringWords = Translated<typeof english>;
