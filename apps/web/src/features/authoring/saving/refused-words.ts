import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  title: 'Rejected changes',
  text: 'Your input is stored in this browser until you discard it. Copy anything you still need.',
  deleted: 'Someone has deleted this item. If you restore it from this browser, your change is restored too.',
  denied: 'The server rejected this change.',
  copyAll: 'Copy all',
  discard: 'Discard changes',
};
export type RefusedWords = Translated<typeof english>;

/** The words of the window of rejected changes, which are loaded with it. */
export const words = defineWords(english, { de: () => import('./refused-words.de.ts') });
