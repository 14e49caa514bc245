/** Why the assistant could not be reached: nothing there, not for this person, too fast, or no answer. */
export type ChatErrorKind = 'notFound' | 'noAccess' | 'tooMany' | 'failed';

/** A request of the chat page that came to nothing, after all retries. */
export class ChatError extends Error {
  override readonly name = 'ChatFault';
  readonly kind: ChatErrorKind;

  constructor(kind: ChatErrorKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
