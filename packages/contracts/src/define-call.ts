import { commonMessages, limits, queryWholeNumber } from '@confab/model';
import { z, type ZodType } from 'zod';

/** The size of a JSON body. */
export interface BodySize {
  readonly bytes: number;
  /** Values, lists and objects included. */
  readonly parts: number;
}

/**
 * One remote call, as client and server share it. Its schemas have the smallest type of a schema as their bound:
 * comparing each of them with all methods of `ZodType` took ten times as long to type-check.
 */
export interface Call<
  Query extends z.core.SomeType = ZodType,
  Body extends z.core.SomeType = ZodType,
  Result extends z.core.SomeType = ZodType,
> {
  /** The group and the key of the call, `teams.invite`, by which its fallback message is translated. */
  readonly name?: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** 'public' calls send no client token; 'either' ones send it when there is one. */
  readonly access: 'public' | 'either' | 'signedIn';
  /** Some GETs of the protocol change data. Such a call is never cached or repeated. */
  readonly changes: boolean;
  /**
   * Sign-in answers carry their fields beside Success instead of inside ResponseObject (P3.7). A `bare` answer has no
   * envelope when it succeeds, and `bytes` is the content of a file; failures always have the envelope.
   */
  readonly answerShape: 'enveloped' | 'topLevel' | 'bare' | 'bytes';
  /** What the body is: JSON of the schema, fields of a form with the schema, a form with a file, or a file. */
  readonly bodyForm: 'json' | 'form' | 'multipart' | 'bytes';
  /** The scope of an asset ticket that may replace the client token, in the query value `clientToken` (TOK-5). */
  readonly ticket: 'read' | 'write' | undefined;
  readonly query: Query;
  readonly body: Body;
  /** The largest JSON body, where the longest texts of the schema, or documents of any size, would allow too much. */
  readonly bodyMost: BodySize | undefined;
  /** Fields that servers of the version before refuse. During an update, one of them may answer a page of this version. */
  readonly newerFields: readonly string[];
  readonly result: Result;
  /** Shown for a failure without a message of its own. */
  readonly fallbackMessage: string;
  /**
   * Whether a request needs a sign-in within the last ten minutes; an older one is answered with 403 `reauthRequired`
   * until the person has confirmed it (ACC-12).
   */
  needsFreshSignIn(request: { readonly query: z.output<Query>; readonly body: z.output<Body> }): boolean;
}

/** The schema of a call without a query or without a body. */
const nothing = z.strictObject({});
type Nothing = typeof nothing;

interface CallDefinition<Q extends z.core.SomeType, B extends z.core.SomeType, R extends z.core.SomeType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly access?: 'public' | 'either' | 'signedIn';
  readonly changes?: boolean;
  readonly answerShape?: Call['answerShape'];
  readonly bodyForm?: Call['bodyForm'];
  readonly ticket?: Call['ticket'];
  readonly query?: Q;
  readonly body?: B;
  readonly bodyMost?: BodySize;
  readonly newerFields?: readonly (string & (keyof z.output<Q> | keyof z.output<B>))[];
  readonly result: R;
  readonly fallbackMessage: string;
  /** All requests of the call, or those that the function selects; none by default. */
  readonly freshSignIn?: 'always' | ((request: { readonly query: z.output<Q>; readonly body: z.output<B> }) => boolean);
}

/** Declares a call. By default it needs a session, has an enveloped answer, and changes data when it is a POST. */
export function defineCall<
  R extends z.core.SomeType,
  Q extends z.core.SomeType = Nothing,
  B extends z.core.SomeType = Nothing,
>(definition: CallDefinition<Q, B, R>): Call<Q, B, R> {
  const { method, freshSignIn } = definition;
  // An absent query or body is an empty one, as the default type parameters declare.
  return {
    access: 'signedIn',
    changes: method === 'POST',
    answerShape: 'enveloped',
    bodyForm: 'json',
    ticket: undefined,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    bodyMost: undefined,
    newerFields: [],
    ...definition,
    needsFreshSignIn: (request) =>
      typeof freshSignIn === 'function' ? freshSignIn(request) : freshSignIn === 'always',
  };
}

/** Names the calls of a group: `teams.invite`. */
export function nameCalls<Calls extends Readonly<Record<string, { readonly path: string }>>>(
  group: string,
  calls: Calls,
): Calls {
  for (const [key, call] of Object.entries(calls)) Object.assign(call, { name: `${group}.${key}` });
  return calls;
}

export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type ResultOf<C extends Call> = z.output<C['result']>;

/** A boolean in a query string. */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** A version, a sequence number or a position in a query string: a whole number that the database can hold. */
export const queryNumber = queryWholeNumber();

/** The live hub connection of the caller; the server always checks that it belongs to the caller. */
export const connectionIdSchema = z.string().max(100);
/** The site that calls: one of the flavours, or an older name of one. */
export const frontendAppSchema = z.string().max(40);
/** The display name of an item. */
export const displayNameSchema = z.string().trim().min(1, commonMessages.valueRequired).max(200);

/** A single-use secret from a mailed link: 256 bits, base64url. */
export const codeText = z
  .string()
  .length(43)
  .regex(/^[A-Za-z0-9_-]{43}$/);

/** The time zone of a browser, by its IANA name. An unknown one is ignored. */
export const timeZoneText = z.string().max(60);
/** An email address as it was typed; the use case checks whether it is valid. */
export const emailText = z.string().max(limits.emailMax);
/** The body of a call with an address and a password: room for the longest password, at three bytes a character. */
export const credentialsMost: BodySize = { bytes: 4_096, parts: 16 };
/** A password as it was typed, byte for byte. */
export const passwordText = z.string().max(1_024);
