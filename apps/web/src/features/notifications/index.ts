export { toNotificationMessage } from './to-notification-message.ts';
export { useFollowLink } from './use-follow-link.ts';
export { useNotifications } from './use-notifications.ts';
export { words as notificationWords } from './words.ts';
