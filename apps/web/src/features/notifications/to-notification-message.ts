import type { Notification } from '@confab/contracts';
import type { Message } from '../../words/message.ts';

/** What a notification says, by which it is translated. */
export function toNotificationMessage({ notificationText, messageName, messageParts }: Notification): Message {
  return { message: notificationText, messageName, messageParts };
}
