import type { TranslatedMessages } from './create-translator.ts';
import { accountMessages } from './messages/account.de.ts';
import { analyticsMessages } from './messages/analytics.de.ts';
import { authoringMessages } from './messages/authoring.de.ts';
import { conversationsMessages } from './messages/conversations.de.ts';
import { generalMessages } from './messages/general.de.ts';
import { mediaMessages } from './messages/media.de.ts';
import { notificationsMessages } from './messages/notifications.de.ts';
import { oneMessages } from './messages/one.de.ts';
import { publishingMessages } from './messages/publishing.de.ts';
import { transferMessages } from './messages/transfer.de.ts';

/** German for the messages of rules, calls and refusals, by name. */
export const messages: TranslatedMessages = {
  ...accountMessages,
  ...analyticsMessages,
  ...authoringMessages,
  ...conversationsMessages,
  ...generalMessages,
  ...mediaMessages,
  ...notificationsMessages,
  ...oneMessages,
  ...publishingMessages,
  ...transferMessages,
};
