import type { SiteWords } from './words.ts';

/** The names of pages and links in the navigation in German. */
export const words: SiteWords = {
  profile: 'Mein Profil',
  teams: 'Teams',
  security: 'Sicherheit',
  community: 'Community',
  guides: 'Anleitungen',
  help: 'Hilfe',
  noCommunity:
    'Diese Installation hat noch keine Community-Seite. Wer sie betreibt, kann eine angeben; dieser Eintrag öffnet sie dann in einem neuen Tab.',
  noHelp:
    'Diese Installation hat noch keine Dokumentation. Wer sie betreibt, kann eine angeben; dieser Eintrag öffnet sie dann in einem neuen Tab. Bis dahin helfen die Anleitungen, und ein Fragezeichen auf der Tastatur zeigt die Tastenkürzel jeder Seite.',
};
