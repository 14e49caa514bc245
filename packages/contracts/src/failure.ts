/** Why a call was refused, as the client may tell it apart. */
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

/** Kind of failure to HTTP status. A rule of the domain that says no is a success of HTTP. */
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
 * Throw it from use cases only. Whatever else is thrown is a bug: the HTTP edge logs it
 * and answers with the call's fallback message instead of its text. An empty message
 * means the call's fallback too.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const refused = (message: string) => new Refusal('refused', message);
export const invalid = (message = '') => new Refusal('invalid', message);
export const signedOut = (message = '') => new Refusal('signedOut', message);
export const forbidden = (message = '') => new Refusal('forbidden', message);
export const notFound = (message = '') => new Refusal('notFound', message);
export const conflict = (message: string) => new Refusal('conflict', message);
export const unprocessable = (message: string) => new Refusal('unprocessable', message);

/** ErrorMessage of a 403 that only a verified e-mail address would lift. */
export const verificationRequired = 'verification_required';
/** ErrorMessage of a 403 that typing the password again would lift. */
export const reauthRequired = 'reauth_required';
