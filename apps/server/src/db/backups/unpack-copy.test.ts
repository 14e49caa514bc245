import { createTestFolder } from '@confab/test-kit/server';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackCopy } from './unpack-copy.ts';

const base = createTestFolder();

/** A zip with one entry and a 64-bit position of its list of entries. */
function createZip(listAt: bigint): Buffer {
  const zip = Buffer.alloc(98);
  zip.writeUInt32LE(0x06_06_4b_50, 0);
  zip.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) zip.writeBigUInt64LE(1n, at);
  zip.writeBigUInt64LE(46n, 40);
  zip.writeBigUInt64LE(listAt, 48);
  zip.writeUInt32LE(0x07_06_4b_50, 56);
  zip.writeUInt32LE(1, 72);
  zip.writeUInt32LE(0x06_05_4b_50, 76);
  zip.fill(0xff, 84, 96);
  return zip;
}

test.each([
  ['no zip', Buffer.from('no zip'), /record/],
  ['a zip whose list of entries begins beyond 2^53', createZip(1n << 60n), /EOF/],
  ['a zip whose list of entries begins behind its end', createZip(1n << 40n), /EOF/],
])('%s is refused with an error', async (name, content, error) => {
  const file = join(base, `${name.length}.zip`);
  writeFileSync(file, content);
  await expect(unpackCopy(file, join(base, 'unpacked'))).rejects.toThrow(error);
});
