import { createHash } from 'node:crypto';

/** Larger files are flushed to the disk, and streamed instead of held in memory. */
export const smallBytesMax = 262_144;

/** The SHA-256 that shows whether a file that was not flushed to the disk is complete. */
export function hashBytes(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
