import { createTestFolder } from '@confab/test-kit/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createClientFiles } from './client-files.ts';

const folder = createTestFolder();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = createClientFiles(folder);
const readText = async (path: string, accepted = '') => (await read(path, accepted))?.bytes.toString();

beforeAll(() => mkdirSync(join(folder, 'assets')));

test('a file is sent in the smallest compressed form that the browser accepts, or uncompressed', async () => {
  write('assets/page-1.js', 'plain');
  write('assets/page-1.js.gz', 'gzip');
  expect(await read('/assets/page-1.js', 'gzip, br')).toEqual({ bytes: Buffer.from('gzip'), encoding: 'gzip' });
  write('assets/page-2.js', 'plain');
  write('assets/page-2.js.gz', 'gzip');
  write('assets/page-2.js.br', 'brotli');
  expect(await read('/assets/page-2.js', 'gzip, br')).toEqual({ bytes: Buffer.from('brotli'), encoding: 'br' });
  expect(await read('/assets/page-2.js', 'gzip')).toEqual({ bytes: Buffer.from('gzip'), encoding: 'gzip' });
  expect(await read('/assets/page-2.js', '')).toEqual({ bytes: Buffer.from('plain'), encoding: undefined });
});

test('a file whose name has the hash of its content is read once, any other file at each request', async () => {
  write('assets/kept-1.css', 'first');
  write('icon.svg', 'first');
  expect([await readText('/assets/kept-1.css'), await readText('/assets/../icon.svg')]).toEqual(['first', 'first']);
  write('assets/kept-1.css', 'second');
  write('icon.svg', 'second');
  expect([await readText('/assets/kept-1.css'), await readText('/icon.svg')]).toEqual(['first', 'second']);
});

test('a file that is added after a request for it is found, and no file outside the folder is sent', async () => {
  expect(await readText('/assets/late-1.js')).toBeUndefined();
  write('assets/late-1.js', 'late');
  expect(await readText('/assets/late-1.js')).toBe('late');
  for (const path of ['/../secret.txt', '/assets/../../secret.txt', '/assets', '/assets/']) {
    expect(await readText(path), path).toBeUndefined();
  }
});
