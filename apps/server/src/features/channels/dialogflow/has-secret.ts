import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request has the secret of the assistant: in its own header, or as basic password or bearer token. */
export function hasSecret(headers: IncomingHttpHeaders, secret: string): boolean {
  return readSecrets(headers).some((one) => timingSafeEqual(digest(one), digest(secret)));
}

function readSecrets({ authorization = '', 'x-confab-secret': own }: IncomingHttpHeaders): string[] {
  const [scheme = '', value = ''] = authorization.split(' ');
  const words = typeof own === 'string' ? [own] : [];
  if (/^bearer$/i.test(scheme)) words.push(value);
  // The user name before the colon is ignored.
  if (/^basic$/i.test(scheme))
    words.push(
      Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, ''),
    );
  return words;
}

/** Hashes have one length, so that the comparison takes equally long for every guess. */
function digest(text: string) {
  return createHash('sha256').update(text).digest();
}
