import { defineWords } from '../../words/define-words.ts';

const english = {
  heading: 'Guides',
  sub: 'Short reads on getting from a first idea to an assistant that people talk to.',
  loading: 'Loading the guides',
  emptyTitle: 'No guides yet',
  empty: 'Guides that this installation offers appear here.',
  failed: 'The guides could not be loaded',
  opensNewTab: '(opens in a new tab)',
};
export type GuidesWords = typeof english;

/** The texts of the Guides page. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
