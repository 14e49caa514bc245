export { listNotifications } from '../notifications.repository.ts';
