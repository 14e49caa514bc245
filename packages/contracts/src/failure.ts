import { fillMessage, type MessageParts, type PartsArgument } from '@confab/model';

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

interface RefusalDetails extends ErrorOptions {
  /** The values of the message's placeholders. */
  readonly parts?: MessageParts | undefined;
  /** The inputs that are not valid. */
  readonly fields?: readonly string[] | undefined;
}

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
  /** The message with its placeholders, by which its name is found; `message` has the values in their place. */
  readonly template: string;
  readonly parts: MessageParts;
  /** The inputs that are not valid, such as `query.teamId` or `body.Rows.3.Name`. */
  readonly fields: readonly string[];

  constructor(kind: FailureKind, template: string, { parts = {}, fields = [], ...options }: RefusalDetails = {}) {
    super(fillMessage(template, parts), options);
    this.kind = kind;
    this.template = template;
    this.parts = parts;
    this.fields = fields;
  }
}

// Each takes a message of a list and the values of its placeholders. Without a message, some kinds use the fallback
// message.
export const refused = <M extends string>(message: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('refused', message, { parts });
export const invalid = <M extends string = ''>(message?: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('invalid', message ?? '', { parts });
export const signedOut = <M extends string = ''>(message?: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('signedOut', message ?? '', { parts });
export const forbidden = <M extends string = ''>(message?: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('forbidden', message ?? '', { parts });
export const notFound = <M extends string = ''>(message?: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('notFound', message ?? '', { parts });
export const conflict = <M extends string>(message: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('conflict', message, { parts });
export const unprocessable = <M extends string>(message: M, ...[parts]: PartsArgument<M>) =>
  new Refusal('unprocessable', message, { parts });
/** Names the inputs that are not valid. */
export const invalidFields = (message: string, fields: readonly string[]) =>
  new Refusal('invalid', message, { fields });

/** ErrorMessage of a 403 that verifying the email address would resolve. */
export const verificationRequired = 'verification_required';
/** ErrorMessage of a 403 that confirming the sign-in would resolve. */
export const reauthRequired = 'reauth_required';
