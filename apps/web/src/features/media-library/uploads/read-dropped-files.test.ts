import { expect, test } from 'vitest';
import { readDroppedFiles } from './read-dropped-files.ts';

const createFile = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});
const createUnreadable = (name: string) => ({
  ...createFile(name),
  file: (_done: unknown, fail: (error: Error) => void) => fail(new DOMException('', 'NotReadableError')),
});
/** A folder hands out its entries in one part. */
function createFolder(name: string, entries: readonly object[]) {
  const parts = [entries, []];
  const readEntries = (done: (part: unknown) => void) => done(parts.shift());
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}
const createDrop = (...entries: object[]) =>
  ({ items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })), files: [] }) as never;

test('a drop with an entry that cannot be read keeps all others, and names that one', async () => {
  const lockedFolder = {
    ...createFolder('Locked', []),
    createReader: () => ({
      readEntries: (_done: unknown, fail: (error: Error) => void) => fail(new DOMException('', 'NotReadableError')),
    }),
  };
  const inside = createFolder('Voices', [createFile('a.mp3'), createUnreadable('moved.mp3')]);
  const files = await readDroppedFiles(createDrop(inside, lockedFolder, createFile('b.mp3')));
  expect(
    files.map(({ file, folders, isUnreadable = false }) => [[...folders, file.name].join('/'), isUnreadable]),
  ).toEqual([
    ['Voices/a.mp3', false],
    ['Voices/moved.mp3', true],
    ['Locked', true],
    ['b.mp3', false],
  ]);
});
