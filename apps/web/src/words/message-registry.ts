import {
  messageRegistry as sharedRegistry,
  nameMessages,
  type MessageName as SharedName,
  type NamesOf,
} from '@confab/messages';
import { editingMessages } from './messages/editing-messages.ts';
import {
  connectionMessages,
  connectorMessages,
  importMessages,
  publishMessages,
  rowMessages,
  toastMessages,
} from './web-messages.ts';

/** The lists of messages that the web client alone words. */
const webLists = {
  connectionMessages,
  connectorMessages,
  editingMessages,
  importMessages,
  publishMessages,
  rowMessages,
  toastMessages,
} as const;

/** The name of a message of a rule, a call or the web client. */
export type MessageName = SharedName | NamesOf<typeof webLists>;

/** The English text of every message, by its name. Loaded only for languages that need translations. */
export const messageRegistry: Readonly<Record<MessageName, string>> = { ...sharedRegistry, ...nameMessages(webLists) };
