import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

type LinkConfig = Pick<Config, 'appSecret' | 'publicUrl'>;

/** Bytes of the id and of the signature in a token. */
const [idBytes, signatureBytes] = [16, 16];
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The link in a mail of an assistant to the page that stops and reports such mails; it works without signing in. */
export function createStopLink(config: LinkConfig, mailId: string): string {
  const id = Buffer.from(mailId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, sign(config, id)]).toString('base64url');
  return `${config.publicUrl}/mail/stop/${token}`;
}

/** Returns the id of the mail that a token is about; undefined for a token that this server has not signed. */
export function readStopToken(config: LinkConfig, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sign(config, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function sign({ appSecret }: LinkConfig, id: Buffer) {
  return createHmac('sha256', appSecret).update('stop-assistant-mail').update(id).digest().subarray(0, signatureBytes);
}
