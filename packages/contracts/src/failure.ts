/** The reasons for a refused call that the client can distinguish. */
export const failureKinds = [
  'refused',
  'invalid',
  'signedOut',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'unprocessable',
  'tooMany',
  'unavailable',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The HTTP status of each kind of failure. A broken domain rule has the status of success. */
export const failureStatus: Readonly<Record<FailureKind, number>> = {
  refused: 200,
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unprocessable: 422,
  tooMany: 429,
  unavailable: 503,
};

/**
 * A refusal whose message the user may read.
 *
 * Throw it only from use cases. Any other error is a bug: the HTTP layer logs it
 * and answers with the call's fallback message instead of its text. An empty message
 * also means the fallback message.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: FailureKind;
  /** The inputs that are not valid, such as `query.teamId` or `body.Rows.3.Name`. */
  readonly fields: readonly string[];

  constructor(kind: FailureKind, message: string, options?: ErrorOptions & { readonly fields?: readonly string[] }) {
    super(message, options);
    this.kind = kind;
    this.fields = options?.fields ?? [];
  }
}

export const refused = (message: string) => new Refusal('refused', message);
export const invalid = (message = '', fields: readonly string[] = []) => new Refusal('invalid', message, { fields });
export const signedOut = (message = '') => new Refusal('signedOut', message);
export const forbidden = (message = '') => new Refusal('forbidden', message);
export const notFound = (message = '') => new Refusal('notFound', message);
export const conflict = (message: string) => new Refusal('conflict', message);
export const unprocessable = (message: string) => new Refusal('unprocessable', message);

/** ErrorMessage of a 403 that verifying the email address would resolve. */
export const verificationRequired = 'verification_required';
/** ErrorMessage of a 403 that confirming the sign-in would resolve. */
export const reauthRequired = 'reauth_required';
