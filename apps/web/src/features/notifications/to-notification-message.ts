import type { Notification } from '@confab/contracts';
import type { Message } from '../../words/message.ts';

/** The message of a notification, by which it is translated. */
export function toNotificationMessage({ notificationText, messageName, messageParts }: Notification): Message {
  return { message: notificationText, messageName, messageParts };
}
