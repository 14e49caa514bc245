import { failureStatus, type FailureKind } from '@confab/contracts';

/** What each failed answer means. A broken rule of the domain (`refused`) has the status of success. */
const failures = {
  invalid: 'The request does not have the form of the call.',
  signedOut: 'The client token is missing, unknown or has expired.',
  forbidden:
    'The role of the caller does not allow this. `verification_required` and `reauth_required` say what would help.',
  notFound: 'It does not exist, or the caller may not know that it exists.',
  conflict: 'Somebody else has changed it meanwhile.',
  tooLarge: 'The request, or what the team stores with it, is too large.',
  unprocessable: 'The content cannot be used.',
  tooMany: 'Too many requests. `Retry-After` says how many seconds to wait.',
  unavailable: 'Try again later.',
} as const satisfies Record<Exclude<FailureKind, 'refused'>, string>;

/** The server refuses a body by its type before a rule of the domain is asked, so that no kind of refusal has this status. */
const unsupportedType = { status: 415, description: 'The body has another media type than the call takes.' };

type DescribedFailure = keyof typeof failures;
// The object above has no other keys.
const kinds = Object.keys(failures) as DescribedFailure[];
const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
const refer = (response: string) => ({ $ref: `#/components/responses/${response}` });

/** The shared parts of the OpenAPI document. */
export const components = {
  securitySchemes: {
    clientToken: {
      type: 'apiKey',
      in: 'header',
      name: 'client-token',
      description: 'The `Token` of the answer to Login.',
    },
    hubToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `SignalRAccessToken` of the answer to ValidateToken.',
    },
  },
  parameters: {
    ClientHeader: {
      name: 'x-tv-client',
      in: 'header',
      required: true,
      description: 'Says that a program sends the request: links and forms of other sites cannot set a header.',
      schema: { type: 'string', const: '1' },
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      required: ['Success', 'ErrorMessage'],
      properties: {
        Success: { type: 'boolean', const: false },
        ErrorMessage: { type: 'string', description: 'A message for the user, or a code.' },
        UserErrorMessage: { type: 'string', description: 'The message for the user where ErrorMessage is a code.' },
        MessageName: {
          type: 'string',
          description:
            'The name of the message for the user, such as `teamMessages.alreadyMember`, or of the call whose message it is. A text that ' +
            'belongs to no list has none.',
        },
        MessageParts: {
          type: 'object',
          additionalProperties: { type: ['string', 'number'] },
          description: 'The values in the message, by the names of their places: a translation has the same places.',
        },
        InvalidFields: {
          type: 'array',
          items: { type: 'string' },
          description:
            'The inputs that are not valid, such as `query.teamId` or `body.Rows.3.Name`, or the missing header, such as ' +
            '`header.x-tv-client`. Calls without a sign-in name only unknown, missing and wrongly typed inputs.',
        },
      },
    },
    ChatFailure: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
  },
  responses: {
    ...Object.fromEntries(
      kinds.map((kind) => [
        kind,
        {
          description: failures[kind],
          ...(kind === 'tooMany' ? { headers: { 'retry-after': { schema: { type: 'integer' } } } } : {}),
          content: failureContent,
        },
      ]),
    ),
    unsupportedType: { description: unsupportedType.description, content: failureContent },
  },
};

/** The call whose failed answers are described. */
interface FailingCall {
  /** Whether it is answered without a session. */
  readonly isPublic: boolean;
  readonly hasBody: boolean;
}

/** The failed answers of a call by their status. */
export function describeFailures({ isPublic, hasBody }: FailingCall): Record<string, object> {
  const possible = kinds.filter((kind) => !isPublic || kind !== 'signedOut');
  return {
    ...Object.fromEntries(possible.map((kind) => [failureStatus[kind], refer(kind)])),
    ...(hasBody ? { [unsupportedType.status]: refer('unsupportedType') } : {}),
  };
}
