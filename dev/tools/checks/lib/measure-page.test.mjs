import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { measurePage } from './measure-page.mjs';

// Gzip cannot make hashes smaller, so a packed file is a little larger than its 1,024 bytes.
const write = (name) =>
  Buffer.concat(Array.from({ length: 32 }, (_, index) => createHash('sha256').update(`${name}${index}`).digest()));
const content = Object.fromEntries(
  ['start', 'shared', 'part', 'later', 'german', 'rare'].map((name) => [`assets/${name}.js`, write(name)]),
);
const documents = {
  'index.html':
    '<link rel="modulepreload" href="/assets/shared.js"><script type="module" src="/assets/start.js"></script>',
};
const manifest = {
  'index.html': { file: 'assets/start.js', imports: ['_shared.js'], dynamicImports: ['src/later.ts'], css: ['a.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['a.css', 'b.css'] },
  'src/part.ts': {
    file: 'assets/part.js',
    imports: ['_shared.js', 'index.html'],
    dynamicImports: ['src/words.de.ts', '_rare.de.js'],
  },
  'src/words.de.ts': { file: 'assets/german.js', name: 'words.de', imports: ['_shared.js'] },
  '_rare.de.js': { file: 'assets/rare.js', name: 'rare.de' },
  'src/later.ts': { file: 'assets/later.js' },
};
const measure = (budget) =>
  measurePage({ page: 'a page', ...budget }, manifest, (file) => documents[file] ?? content[file]);

test.each([
  [['index.html'], 2],
  [['index.html', 'src/part.ts'], 3],
  [['src/part.ts'], 3],
  [['index.html', 'src/later.ts'], 3],
])('the files of %j and what they import are added up once: %i files', (entries, count) => {
  expect(measure({ entries, kilobytes: count + 0.2 }).fits).toBe(true);
  expect(measure({ entries, kilobytes: count }).fits).toBe(false);
});

test('a page in another language has the texts of its parts as well, except for those that it does not show', () => {
  const german = { entries: ['src/part.ts'], language: 'de' };
  expect(measure({ ...german, kilobytes: 9 }).line).toBe('a page: 5.2 of 9 kB');
  expect(measure({ ...german, exceptTexts: ['rare.de'], kilobytes: 9 }).line).toBe('a page: 4.2 of 9 kB');
  expect(measure({ ...german, language: 'fr', kilobytes: 9 }).line).toBe('a page: 3.1 of 9 kB');
});

test('a page that is over its budget is marked in its line', () => {
  expect(measure({ entries: ['index.html'], kilobytes: 3 }).line).toBe('a page: 2.1 of 3 kB');
  expect(measure({ entries: ['index.html'], kilobytes: 1 }).line).toBe('a page: 2.1 of 1 kB, over budget');
});

test('files are counted with their style sheets, each once', () => {
  const budget = { entries: ['index.html'], kilobytes: 9 };
  expect(measure({ ...budget, fileCount: 4 })).toEqual({ fits: true, line: 'a page: 2.1 of 9 kB, 4 of 4 files' });
  expect(measure({ ...budget, fileCount: 3 }).fits).toBe(false);
});

test('a file outside the build list is measured by its name', () => {
  expect(measure({ files: ['assets/later.js'], kilobytes: 1 }).fits).toBe(false);
  expect(measure({ files: ['assets/later.js'], kilobytes: 1.1 }).fits).toBe(true);
});

test('an entry that is not part of the build is an error', () => {
  expect(() => measure({ entries: ['src/gone.ts'], kilobytes: 9 })).toThrow('src/gone.ts is not part of the build.');
});
