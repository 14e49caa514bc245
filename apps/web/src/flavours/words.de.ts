import type { SiteWords } from './words.ts';

/** The names of pages and links in the navigation in German. */
export const words: SiteWords = {
  profile: 'Mein Profil',
  dashboard: 'Übersicht',
  myProjects: 'Meine Projekte',
  myTeams: 'Meine Teams',
  templates: 'Vorlagen',
  userGuides: 'Anleitungen',
  teams: 'Teams',
  security: 'Sicherheit',
  community: 'Community',
  guides: 'Anleitungen',
  help: 'Hilfe',
  noCommunity:
    'Diese Installation hat noch keine Community-Seite. Der Betreiber kann eine angeben; dieser Link öffnet sie dann in einem neuen Tab.',
  noHelp:
    'Diese Installation hat noch keine Dokumentation. Der Betreiber kann eine angeben; dieser Link öffnet sie dann in einem neuen Tab. Bis dahin helfen die Anleitungen, und die Taste ? zeigt die Tastenkürzel einer Seite.',
};
