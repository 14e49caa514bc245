import { commonMessages, limits } from '@confab/model';
import { z, type ZodType } from 'zod';

/** One remote call: everything its client and its server have to agree on. */
export interface Call<
  Query extends ZodType = ZodType,
  Body extends ZodType = ZodType,
  Result extends ZodType = ZodType,
> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** 'public' calls send no client token; 'either' ones send it when there is one. */
  readonly access: 'public' | 'either' | 'signedIn';
  /** Some GETs of the protocol change things. Such a call is never cached or repeated. */
  readonly changes: boolean;
  /** Sign-in answers carry their fields beside Success instead of inside ResponseObject (P3.7). */
  readonly answerShape: 'enveloped' | 'topLevel';
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** Shown when a failure comes without words of its own. */
  readonly fallbackMessage: string;
}

/** A call that takes no query or no body. */
const nothing = z.strictObject({});
type Nothing = typeof nothing;

interface CallDefinition<Q extends ZodType, B extends ZodType, R extends ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly access?: 'public' | 'either' | 'signedIn';
  readonly changes?: boolean;
  readonly answerShape?: 'enveloped' | 'topLevel';
  readonly query?: Q;
  readonly body?: B;
  readonly result: R;
  readonly fallbackMessage: string;
}

/** Declares a call. Signed in, enveloped, and changing things when it is a POST, unless it says otherwise. */
export function defineCall<R extends ZodType, Q extends ZodType = Nothing, B extends ZodType = Nothing>(
  definition: CallDefinition<Q, B, R>,
): Call<Q, B, R> {
  const { method, path, result, fallbackMessage } = definition;
  return {
    method,
    path,
    access: definition.access ?? 'signedIn',
    changes: definition.changes ?? method === 'POST',
    answerShape: definition.answerShape ?? 'enveloped',
    // An absent query or body is the empty one, which is what the default type parameters say.
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
    result,
    fallbackMessage,
  };
}

export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type ResultOf<C extends Call> = z.output<C['result']>;

/** A true-or-false in a query string. */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** A whole number from zero in a query string. */
export const queryNumber = z.codec(z.string().regex(/^\d{1,15}$/), z.number().int(), {
  decode: Number,
  encode: String,
});

/** The live hub connection a call names; always compared with the caller's own, never believed. */
export const connectionIdSchema = z.string().max(100);
/** Which site calls: one of the flavours, or an older name of one. */
export const frontendAppSchema = z.string().max(40);
/** The display name of an item. */
export const displayNameSchema = z.string().trim().min(1, commonMessages.valueRequired).max(200);

/** A single-use secret from a mailed link: 256 bits, base64url. */
export const codeText = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** An e-mail address as it was typed; whether it is one is the use case's to say. */
export const emailText = z.string().max(limits.emailMax);
/** A password as it was typed, byte for byte. */
export const passwordText = z.string().max(1_024);
