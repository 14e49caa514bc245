export { listNotifications } from './notifications.repository.ts';
export { notify } from './notify.ts';
