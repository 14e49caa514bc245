import { type TeamId, readJsonText, toJsonText, type JsonText } from '@confab/model';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a ticket or a signed address is valid, in milliseconds. */
export const assetTicketMs = 10 * 60_000;

/** What a ticket allows: the media of one team, in the name of a session (TOK-5). */
export interface AssetTicket {
  readonly sessionId: string;
  readonly teamId: TeamId;
  readonly scope: 'read' | 'write';
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function signAssetTicket(ticket: AssetTicket, secret: string): string {
  const body = Buffer.from(toJsonText(ticket)).toString('base64url');
  return `${body}.${signAssetText(`ticket:${body}`, secret)}`;
}

/** Reads a ticket; undefined for one without our signature, or one that has expired. */
export function readAssetTicket(text: string, secret: string, now: number): AssetTicket | undefined {
  const [body = '', signature = ''] = text.split('.');
  if (!isAssetSignature(`ticket:${body}`, signature, secret)) return undefined;
  // The signature proves that signAssetTicket wrote it.
  const ticket = readJsonText(Buffer.from(body, 'base64url').toString() as JsonText<AssetTicket>);
  return now <= ticket.until ? ticket : undefined;
}

/** The signature of a text about media; the prefix keeps it apart from other signatures with the same key. */
export function signAssetText(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`asset:${text}`).digest('base64url');
}

export function isAssetSignature(text: string, signature: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(signAssetText(text, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
