import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Owner } from './connection.ts';

const tokenMs = 60_000;

/** The content of a connection token. It is signed, so any process can accept its socket. */
export interface ConnectionTicket extends Owner {
  readonly connectionId: string;
}

export function signTicket(ticket: ConnectionTicket, secret: string, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...ticket, until: now + tokenMs })).toString('base64url');
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
  const { until, ...ticket } = JSON.parse(Buffer.from(body, 'base64url').toString()) as ConnectionTicket & {
    until: number;
  };
  return now <= until || isKnown(ticket.connectionId) ? ticket : undefined;
}

function signature(body: string, secret: string) {
  return createHmac('sha256', secret).update(`hub:${body}`).digest('base64url');
}
