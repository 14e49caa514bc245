import type { NotificationWords } from './words.ts';

/** German for the bell and its list. */
export const words: NotificationWords = {
  notifications: 'Benachrichtigungen',
  unreadCount: (count) => `Benachrichtigungen, ${count} ungelesen`,
  arrived: (text) => `Neue Benachrichtigung: ${text}`,
  loading: 'Die Benachrichtigungen werden geladen',
  none: 'Keine Benachrichtigungen',
  unread: 'Ungelesen',
  read: 'Gelesen',
  markRead: (text) => `Als gelesen markieren: ${text}`,
  markAllRead: 'Alle als gelesen markieren',
  remove: (text) => `Entfernen: ${text}`,
  clear: 'Benachrichtigungen leeren',
};
