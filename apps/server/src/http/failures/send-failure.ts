import {
  failureStatus,
  generalMessages,
  reauthRequired,
  verificationRequired,
  type Call,
  type Refusal,
} from '@confab/contracts';
import { fillMessage, type MessageParts } from '@confab/model';
import type { FastifyReply } from 'fastify';
import { nameMessage } from './name-message.ts';

/** Sends the envelope of a refusal. A refusal without a message gets the fallback message of the call. */
export function sendRefusal(reply: FastifyReply, call: Call | undefined, refusal: Refusal) {
  reply.request.isRefused = true;
  const message = refusal.template === '' ? (call?.fallbackMessage ?? generalMessages.notFound) : refusal.template;
  return sendFailure(reply, failureStatus[refusal.kind], { message, parts: refusal.parts, call }, refusal.fields);
}

/** The message of a failed answer. */
interface FailureMessage {
  /** A message of a list, with its placeholders, or a code. */
  readonly message: string;
  readonly parts?: MessageParts;
  /** The call that failed, which names its fallback message. */
  readonly call?: Call | undefined;
}

/** Sends a failed answer. When the message is a code, a readable text is added for the user. */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  message: FailureMessage,
  fields: readonly string[] = [],
) {
  return reply.code(status).type('application/json; charset=utf-8').send(formatFailure(message, fields));
}

/** The envelope of a failed answer as JSON text. It names the text for the user, so that a client can translate it. */
export function formatFailure({ message, parts, call }: FailureMessage, fields: readonly string[] = []): string {
  const userMessage = userMessages[message];
  const naming = nameMessage(userMessage ?? message, parts, call);
  return JSON.stringify({
    Success: false,
    ErrorMessage: fillMessage(message, parts),
    UserErrorMessage: userMessage,
    MessageName: naming.name,
    MessageParts: naming.parts,
    ...(fields.length > 0 && { InvalidFields: fields }),
  });
}

/** The texts for the user of the messages that are codes. */
const userMessages: Readonly<Partial<Record<string, string>>> = {
  [verificationRequired]: generalMessages.verificationRequired,
  [reauthRequired]: generalMessages.reauthRequired,
};
