import type { JsonObject, Property } from '@confab/model';
import { emptyId } from '@confab/model';
import { anItemSchema, aSourceNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { ProjectSource } from '../types.ts';
import { fileId, smallLibrary } from '../testing/small-library.ts';
import { findAssetProblems, listAssetIds } from './asset-problems.ts';

const [picture, sound, deleted, unknown] = [fileId(1), fileId(2), fileId(3), fileId(4)];
const properties: Property[] = [
  { name: 'Answer', type: 'AssistantResponse', label: 'Answer' },
  { name: 'Logo', type: 'ImageInput', label: 'Logo' },
  { name: 'Anything', type: 'String', displayAs: 'MediaLibraryPicker', label: 'Anything' },
  { name: 'Media', type: 'MediaResponse', label: 'Media' },
];
const schema = anItemSchema({ type: 'Say', properties });
const source = (values: JsonObject): ProjectSource => ({
  project: { id: 'p', type: 'Pro', displayName: '', values: {} },
  workflows: [],
  nodes: [aSourceNode('Say', 'n', values, 'w')],
});
const schemaOf = ({ kind }: { readonly kind: string }) => (kind === 'node' ? schema : undefined);
const find = (values: JsonObject) =>
  findAssetProblems(source(values), schemaOf, smallLibrary).map(({ path, code, names }) => [path, code, ...names]);
const answer = (fields: JsonObject) => ({ Answer: { Entries: [{ EntryId: 'a', Order: 'a0', ...fields }] } });

test('files that exist and are of the right kind are not a problem, and neither is an empty or typed address', () => {
  expect(find({ ...answer({ ImageAssetId: picture, AudioAssetId: sound }), Logo: picture.toUpperCase() })).toEqual([]);
  expect(find({ Logo: emptyId, Anything: sound, Media: { Id: sound, Filename: 'bell.mp3' } })).toEqual([]);
  expect(find(answer({ ImageAssetId: 'https://cdn.example/logo.png', AudioAssetId: '' }))).toEqual([]);
});

test('unknown, deleted and wrong kinds of files are found with the path of their value', () => {
  expect(find(answer({ ImageAssetId: unknown, AudioAssetId: deleted }))).toEqual([
    ['Answer/Entries/a/ImageAssetId', 'MissingAsset', 'Image'],
    ['Answer/Entries/a/AudioAssetId', 'DeletedAsset', 'Audio', 'old.png'],
  ]);
  expect(find({ ...answer({ AudioAssetId: picture }), Logo: sound })).toEqual([
    ['Answer/Entries/a/AudioAssetId', 'AssetNotSound', 'Audio', 'logo.png'],
    ['Logo', 'AssetNotPicture', 'Logo', 'bell.mp3'],
  ]);
});

test('a media response is checked as an object and as JSON text', () => {
  expect(find({ Media: { Id: unknown, Filename: 'x.mp3' } })).toEqual([['Media', 'MissingAsset', 'Media']]);
  expect(find({ Media: JSON.stringify({ Id: unknown }) })).toEqual([['Media', 'MissingAsset', 'Media']]);
});

test('the ids of all files of a project are listed once, in lower case', () => {
  const values = { ...answer({ ImageAssetId: picture.toUpperCase() }), Logo: picture, Anything: unknown };
  expect(listAssetIds(source(values), schemaOf)).toEqual([picture, unknown]);
});
