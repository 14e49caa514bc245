import { createHash } from 'node:crypto';

/** The form a secret is stored and looked up in; 256 random bits need no salt. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
