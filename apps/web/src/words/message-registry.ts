import { messageRegistry as sharedRegistry, type MessageName as SharedName, type NamesOf } from '@confab/messages';
import type { NamedMessage } from '@confab/model';
import { connectionMessages } from './messages/connection-messages.ts';
import { editingMessages } from './messages/editing-messages.ts';
import { connectorMessages, importMessages, rowMessages } from './messages/project-messages.ts';
import { publishMessages } from './messages/publish-messages.ts';
import { toastMessages } from './web-messages.ts';

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

export { findNameOfRoute } from '@confab/messages';

/** The name of a message of a rule, a call or the web client. */
export type MessageName = SharedName | NamesOf<typeof webLists>;

const webTexts = Object.values(webLists).flatMap((list) =>
  Object.values<NamedMessage>(list).map(({ message, messageName = '' }) => [messageName, message]),
);

/** The English text of every message, by its name. Loaded only for languages that need translations. */
export const messageRegistry: Readonly<Record<MessageName, string>> = {
  ...sharedRegistry,
  // `defineMessages` names each message by its list; a test compares the names with the translated ones.
  ...(Object.fromEntries(webTexts) as Readonly<Record<NamesOf<typeof webLists>, string>>),
};
