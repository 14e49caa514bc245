export { listNotifications } from '../../../core/notifications/notifications.repository.ts';
