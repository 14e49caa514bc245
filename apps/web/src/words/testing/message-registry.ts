import { messageRegistry as sharedRegistry, type NamesOf } from '@confab/messages';
import type { NamedMessage } from '@confab/model';
import type { MessageName, WebLists } from '../message-name.ts';
import { connectionMessages } from '../messages/connection-messages.ts';
import { editingMessages } from '../messages/editing-messages.ts';
import { connectorMessages, importMessages, rowMessages } from '../messages/project-messages.ts';
import { publishMessages } from '../messages/publish-messages.ts';
import { toastMessages } from '../web-messages.ts';

const webLists: WebLists = {
  connectionMessages,
  connectorMessages,
  editingMessages,
  importMessages,
  publishMessages,
  rowMessages,
  toastMessages,
};

const webTexts = Object.values(webLists).flatMap((list) =>
  Object.values<NamedMessage>(list).map(({ message, messageName = '' }) => [messageName, message]),
);

/** The English text of every message, by its name. For tests: pages would load all calls and packages with it. */
export const messageRegistry: Readonly<Record<MessageName, string>> = {
  ...sharedRegistry,
  // `defineMessages` names each message by its list; a test compares the names with the translated ones.
  ...(Object.fromEntries(webTexts) as Readonly<Record<NamesOf<WebLists>, string>>),
};
