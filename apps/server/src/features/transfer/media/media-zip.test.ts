import { createTestFolder } from '@confab/test-kit/server';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { MediaZip } from './media-zip.ts';

const folder = createTestFolder();

/** Writes a zip with two entries of 1,000 bytes. */
async function createZip(): Promise<string> {
  const zip = new ZipFile();
  for (const name of ['a.txt', 'b.txt']) zip.addBuffer(Buffer.alloc(1_000, name), name);
  zip.end();
  const path = join(folder, 'two.zip');
  await writeFile(path, await buffer(zip.outputStream));
  return path;
}

const read = (zip: MediaZip, name: string) => zip.read(name, async (content) => (await buffer(content)).length);

test('an entry that is read twice, to check it and to store it, counts once towards the unpacked limit of a zip', async () => {
  const zip = await MediaZip.open(await createZip(), 2_000);
  for (const name of ['a.txt', 'b.txt', 'a.txt', 'b.txt']) expect(await read(zip, name)).toBe(1_000);
  zip.close();
});

test('entries that unpack to too much together are refused, even after a second reading', async () => {
  const zip = await MediaZip.open(await createZip(), 1_999);
  expect([await read(zip, 'a.txt'), await read(zip, 'a.txt')]).toEqual([1_000, 1_000]);
  await expect(read(zip, 'b.txt')).rejects.toThrow();
  zip.close();
});
