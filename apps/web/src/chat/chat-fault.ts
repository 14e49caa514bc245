/** Why the assistant could not be reached: nothing there, not for this person, too fast, or no answer. */
export type ChatFaultKind = 'notFound' | 'noAccess' | 'tooMany' | 'failed';

/** A request of the chat page that came to nothing, after all retries. */
export class ChatFault extends Error {
  override readonly name = 'ChatFault';
  readonly kind: ChatFaultKind;

  constructor(kind: ChatFaultKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
