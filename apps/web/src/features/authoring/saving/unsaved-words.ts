import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const english = {
  title: 'Unsaved changes',
  unsaved: (count: number) =>
    `${count === 1 ? 'One item has' : `${formatNumber(count, 'en')} items have`} unsaved changes. Your team can see them in the draft, but they are not published until you save them.`,
  unsent:
    'Your latest changes have not reached the server yet. They are stored in this browser until they can be sent.',
  stay: 'Stay',
  discardAndClose: 'Discard and close',
  closeUnsaved: 'Close without saving',
  saveAndClose: 'Save and close',
};
export type UnsavedWords = Translated<typeof english>;

/** The words of the window of unsaved changes, which are loaded with it. */
export const words = defineWords(english, { de: () => import('./unsaved-words.de.ts') });
