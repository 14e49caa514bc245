/** Why a request failed: nothing published, no access, too many requests, or no answer. */
export type ChatErrorKind = 'notFound' | 'noAccess' | 'tooMany' | 'failed';

/** A request of the chat page that failed after all retries. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly kind: ChatErrorKind;

  constructor(kind: ChatErrorKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
