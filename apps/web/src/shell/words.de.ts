import type { ShellWords } from './words.ts';

/** The words of the frame in German. */
export const words: ShellWords = {
  skip: 'Zum Inhalt springen',
  loadingPage: 'Die Seite wird geladen',
  reconnecting: 'Verbindung wird wiederhergestellt',

  site: 'Seite',
  beta: 'Beta',
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  about: 'Über uns',
  openNavigation: 'Navigation öffnen',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
  opensNewTab: '(öffnet sich in einem neuen Tab)',

  otherSites: 'Andere Bereiche',
  library: 'Bibliothek',
  analytics: 'Auswertung',
  goToSite: (site) => `Zu ${site}`,
  accountOf: (name) => `Konto von ${name}`,
  settings: 'Einstellungen',
  themeToggle: 'Farben wechseln',
  feedback: 'Feedback',
  language: 'Sprache',
  logOut: 'Abmelden',

  changeTeam: 'Aktives Team wechseln',
  changeTeamFrom: (team) => `${team}: aktives Team wechseln`,

  actions: 'Aktionen',
  pages: 'Seiten',
  sites: 'Bereiche',
  lightTheme: 'Helle Farben',
  darkTheme: 'Dunkle Farben',
  coolTheme: 'Kühle Farben',

  close: 'Schließen',

  closedTitle: 'Diese Seite ist noch nicht offen',
  closedText: (site) => `${site} ist noch im Aufbau. Assistenten kannst du heute auf der Seite Pro erstellen.`,
  goToAccount: 'Zu deinem Konto',
};
