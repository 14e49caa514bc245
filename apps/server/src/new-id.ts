import { randomBytes } from 'node:crypto';
import type { NewId } from '@confab/model';

/**
 * A GUID of version 7: 48 bits of time, then randomness, so that ids sort by age and
 * new rows land at the end of an index.
 */
export function newId(): NewId {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  // Random bits make it the id of something new.
  return id as NewId;
}

/** 256 random bits as 43 base64url characters: for tokens, tickets and codes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
