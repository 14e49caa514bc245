import { messageRegistry } from '@confab/messages';
import { fillMessage, type MessageParts } from '@confab/model';

/** The fields of a failed answer that are about its message. */
export interface FailureFields {
  readonly ErrorMessage?: string;
  readonly UserErrorMessage?: string;
  readonly MessageName?: string;
  readonly MessageParts?: MessageParts;
}

/** Checks that the name and the values of a failed answer lead to its text. @throws when they do not */
export function checkMessageName({ ErrorMessage, UserErrorMessage, MessageName, MessageParts }: FailureFields): void {
  if (MessageName === undefined) return;
  const message = (messageRegistry as Readonly<Record<string, string>>)[MessageName];
  if (message === undefined) throw new Error(`No message has the name ${MessageName}.`);
  const text = UserErrorMessage ?? ErrorMessage;
  if (fillMessage(message, MessageParts) !== text) throw new Error(`${MessageName} is not the name of “${text}”.`);
}
