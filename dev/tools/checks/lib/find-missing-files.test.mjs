import { expect, test } from 'vitest';
import { findMissingFiles } from './find-missing-files.mjs';

const sources = ['/apps/web/src/words/words.de.ts', '/packages/model/src/ids.ts', '/docs/guides/storage.md'];
const find = (text) => findMissingFiles(text, sources, (target) => target === 'guides/storage.md');

test.each([
  ['Ids are in `model/src/id.ts`.', 'model/src/id.ts'],
  ['Ids are in `packages/models/`.', 'packages/models'],
  ['See `docs/guides/<name>.css`.', 'docs/guides/<name>.css'],
  ['Words are in `words/words.{fr,it}.ts`.', 'words/words.{fr,it}.ts'],
  ['Ids are in `odel/src/ids.ts`.', 'odel/src/ids.ts'],
  ['See [storage](guides/store.md).', 'guides/store.md'],
  ['See [storage](guides/store.md#s3).', 'guides/store.md'],
])('in %s the missing file is found', (text, name) => expect(find(text)).toEqual([name]));

test.each([
  'Ids are in `model/src/ids.ts`, and again in `packages/model/src/ids.ts`.',
  'Ids are in `packages/model/`.',
  'See `docs/guides/<name>.md` and `docs/*/storage.md`.',
  'Words are in `words/words.{de,fr}.ts`.',
  'See [storage](guides/storage.md#s3), [below](#below) and [the standard](https://example.test/a.md).',
  'A single name such as `ids.ts`, a call such as `api.call` and a route such as `teams/invite` are no files.',
])('%s names no missing file', (text) => expect(find(text)).toEqual([]));

test('a missing file that is named twice is reported once', () => {
  expect(find('`model/a.ts` and `model/a.ts`')).toEqual(['model/a.ts']);
});
