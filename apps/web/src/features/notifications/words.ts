import { defineWords } from '../../words/define-words.ts';

const english = {
  notifications: 'Notifications',
  unreadCount: (count: number) => `Notifications, ${count} unread`,
  arrived: (text: string) => `New notification: ${text}`,
  loading: 'Loading notifications',
  none: 'No Notifications',
  unread: 'Unread',
  read: 'Read',
  markRead: (text: string) => `Mark as read: ${text}`,
  markAllRead: 'Mark all as read',
  remove: (text: string) => `Remove: ${text}`,
  clear: 'Clear Notifications',
};
export type NotificationWords = typeof english;

/** The words of the bell and its list. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
