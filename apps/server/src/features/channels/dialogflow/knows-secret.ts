import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request brings the secret that its author set: in a header of its own, or as password or token. */
export function knowsSecret(headers: IncomingHttpHeaders, secret: string | undefined): boolean {
  if (secret === undefined) return true;
  return given(headers).some((one) => timingSafeEqual(digest(one), digest(secret)));
}

function given({ authorization = '', 'x-confab-secret': own }: IncomingHttpHeaders): string[] {
  const [scheme = '', value = ''] = authorization.split(' ');
  const words = typeof own === 'string' ? [own] : [];
  if (/^bearer$/i.test(scheme)) words.push(value);
  // What comes before the colon is a name, and anybody's.
  if (/^basic$/i.test(scheme))
    words.push(
      Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, ''),
    );
  return words;
}

/** Of one length, so that comparing takes as long for every guess. */
function digest(text: string) {
  return createHash('sha256').update(text).digest();
}
