import { defineWords } from '../words/define-words.ts';

const english = {
  profile: 'My Profile',
  teams: 'Teams',
  security: 'Security',
  community: 'Community',
  guides: 'Guides',
  help: 'Help',
  noCommunity:
    'This installation has no community page yet. Whoever runs it can name one, and this entry then opens it in a new tab.',
  noHelp:
    'This installation has no documentation page yet. Whoever runs it can name one, and this entry then opens it in a new tab. Meanwhile the guides show the way, and a question mark on the keyboard lists the shortcuts of every page.',
};
export type SiteWords = typeof english;

/** The names of pages and links in the navigation. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
