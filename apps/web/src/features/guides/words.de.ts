import type { GuidesWords } from './words.ts';

/** The German texts of the Guides page. */
export const words: GuidesWords = {
  heading: 'Anleitungen',
  sub: 'Kurze Anleitungen: von der ersten Idee zu einem Assistenten, mit dem Menschen sprechen.',
  loading: 'Anleitungen werden geladen',
  emptyTitle: 'Noch keine Anleitungen',
  empty: 'Anleitungen, die diese Installation anbietet, erscheinen hier.',
  failed: 'Die Anleitungen konnten nicht geladen werden',
  opensNewTab: '(öffnet sich in einem neuen Tab)',
};
