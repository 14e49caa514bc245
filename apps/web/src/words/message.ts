import { getEnglish, type Message, type NamedMessage } from '@confab/model';

export { getEnglish, type Message, type NamedMessage };

/** The message of a failure, which may be kept; an error without one has the fallback. */
export function toMessage(error: unknown, fallback: string = String(error)): Message {
  if (!(error instanceof Error) || error.message === '') return fallback;
  const { message, messageName, messageParts }: NamedMessage = error;
  return messageName === undefined ? message : { message, messageName, messageParts };
}

/** An error whose message is shown. */
export function createShownError(shown: Message, cause?: unknown): Error {
  if (typeof shown === 'string') return new Error(shown, { cause });
  const { message, ...naming } = shown;
  return Object.assign(new Error(message, { cause }), naming);
}
