import type { MessageName as SharedName, NamesOf } from '@confab/messages';
import type { connectionMessages } from './messages/connection-messages.ts';
import type { editingMessages } from './messages/editing-messages.ts';
import type { connectorMessages, importMessages, rowMessages } from './messages/project-messages.ts';
import type { publishMessages } from './messages/publish-messages.ts';
import type { toastMessages } from './web-messages.ts';

/** The lists of messages that only the web client defines. A type alias, as an interface has no index signature. */
export type WebLists = {
  readonly connectionMessages: typeof connectionMessages;
  readonly connectorMessages: typeof connectorMessages;
  readonly editingMessages: typeof editingMessages;
  readonly importMessages: typeof importMessages;
  readonly publishMessages: typeof publishMessages;
  readonly rowMessages: typeof rowMessages;
  readonly toastMessages: typeof toastMessages;
};

/** The name of a message of a rule, a call or the web client. */
export type MessageName = SharedName | NamesOf<WebLists>;
