import type { Call } from '@confab/contracts';
import { findMessageName } from '@confab/messages';
import { listPlaceholders, type MessageParts } from '@confab/model';

/** How an answer names its message, so that a client finds the translation; a text of no list has no name. */
export interface MessageNaming {
  readonly name?: string;
  /** The values of the message's placeholders, if it has any. */
  readonly parts?: MessageParts;
}

/** Finds the name of a message by its text with unfilled placeholders. The fallback message of a call is named by the call. */
export function nameMessage(template: string, parts: MessageParts = {}, call?: Call): MessageNaming {
  const name = call?.fallbackMessage === template ? call.name : findMessageName(template);
  if (name === undefined) return {};
  const values = listPlaceholders(template).flatMap((key) => {
    const value = parts[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { name, ...(values.length > 0 && { parts: Object.fromEntries(values) }) };
}
