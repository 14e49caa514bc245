import type { GuidesWords } from './words.ts';

/** The words of the guides page in German. */
export const words: GuidesWords = {
  heading: 'Anleitungen',
  sub: 'Kurz gelesen: von der ersten Idee zu einem Assistenten, mit dem Leute sprechen.',
  loading: 'Die Anleitungen werden geladen',
  emptyTitle: 'Noch keine Anleitungen',
  empty: 'Anleitungen, die diese Installation anbietet, erscheinen hier.',
  failed: 'Die Anleitungen konnten nicht geladen werden',
  opensNewTab: '(öffnet sich in einem neuen Tab)',
};
