import type { Services } from '../../services.ts';

/** Creates a fully random GUID (version 4), for ids that must not be guessable from others. */
export function createRandomId({ newSecret }: Pick<Services, 'newSecret'>): string {
  const bytes = Buffer.from(newSecret(), 'base64url').subarray(0, 16);
  bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
