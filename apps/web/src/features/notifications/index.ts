export { useNotifications } from './use-notifications.ts';
export { words as notificationWords } from './words.ts';
