import { readJsonText, toJsonText, type JsonText } from '@confab/model';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Owner } from './connection.ts';

const tokenMs = 60_000;

/** The content of a connection token. It is signed, so any process can accept its socket. */
export interface ConnectionTicket extends Owner {
  readonly connectionId: string;
}

/** A ticket as it is signed, with the end of its first use. */
interface SignedTicket extends ConnectionTicket {
  readonly until: number;
}

export function signTicket(ticket: ConnectionTicket, secret: string, now: number): string {
  const body = Buffer.from(toJsonText<SignedTicket>({ ...ticket, until: now + tokenMs })).toString('base64url');
  return `${body}.${signature(body, secret)}`;
}

/**
 * Reads a connection token. Only its first use has to be within a minute; reconnecting uses it again.
 *
 * @returns undefined for a token without our signature, or one that is too old for a first use.
 */
export function readTicket(
  token: string,
  secret: string,
  now: number,
  isKnown: (connectionId: string) => boolean,
): ConnectionTicket | undefined {
  const [body = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(body, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  // The signature proves that signTicket created it.
  const { until, ...ticket } = readJsonText(Buffer.from(body, 'base64url').toString() as JsonText<SignedTicket>);
  return now <= until || isKnown(ticket.connectionId) ? ticket : undefined;
}

function signature(body: string, secret: string) {
  return createHmac('sha256', secret).update(`hub:${body}`).digest('base64url');
}
