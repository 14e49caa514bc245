import { defineWords } from '../words/define-words.ts';

const english = {
  skip: 'Skip to content',
  loadingPage: 'Loading the page',
  reconnecting: 'Reconnecting',

  site: 'Site',
  beta: 'Beta',
  terms: 'Terms',
  privacy: 'Privacy',
  about: 'About',
  openNavigation: 'Open navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  opensNewTab: '(opens in a new tab)',

  otherSites: 'Other sites',
  library: 'Library',
  analytics: 'Analytics',
  goToSite: (site: string) => `Go to ${site}`,
  accountOf: (name: string) => `Account of ${name}`,
  settings: 'Settings',
  themeToggle: 'Theme toggle',
  feedback: 'Feedback',
  language: 'Language',
  logOut: 'Log out',

  changeTeam: 'Change active team',
  changeTeamFrom: (team: string) => `${team}: change active team`,

  actions: 'Actions',
  pages: 'Pages',
  sites: 'Sites',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  coolTheme: 'Cool theme',

  close: 'Close',

  closedTitle: 'This site is not open yet',
  closedText: (site: string) => `${site} is still being built. Use the Pro site to build assistants today.`,
  goToAccount: 'Go to your account',
};
export type ShellWords = typeof english;

/** The words of the frame around every page: header, navigation, account menu. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
