import { defineWords } from '../words/define-words.ts';

const english = {
  profile: 'My Profile',
  dashboard: 'Dashboard',
  myProjects: 'My Projects',
  myTeams: 'My Teams',
  templates: 'Templates',
  userGuides: 'User Guides',
  teams: 'Teams',
  security: 'Security',
  community: 'Community',
  guides: 'Guides',
  help: 'Help',
  noCommunity:
    'This installation has no community page yet. Its operator can add one, and this link then opens it in a new tab.',
  noHelp:
    'This installation has no documentation page yet. Its operator can add one, and this link then opens it in a new tab. Until then, see the guides, or press ? for the keyboard shortcuts of a page.',
};
export type SiteWords = typeof english;

/** The names of pages and links in the navigation. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
