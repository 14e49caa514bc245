import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

/** The header with the signature of `npm run alexa`. */
export const testSignatureHeader = 'x-confab-test-signature';

/** Signs the body of a request for local tests, with the secret of the installation. */
export function signForTest(appSecret: string, body: Buffer): string {
  return createHmac('sha256', appSecret).update('alexa-test:').update(body).digest('hex');
}

/** Whether a request was signed by `npm run alexa` on this machine. Only the local environment trusts such requests. */
export function isSignedForTest(
  { environment, appSecret }: Pick<Config, 'environment' | 'appSecret'>,
  signature: string,
  body: Buffer,
): boolean {
  if (environment !== 'local' || signature === '') return false;
  const [expected, actual] = [Buffer.from(signForTest(appSecret, body)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
