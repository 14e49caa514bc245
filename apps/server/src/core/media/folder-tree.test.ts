import { emptyId, type TeamId } from '@confab/model';
import type { AssetFolderId } from '@confab/model/media';
import { numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { FolderTree } from './folder-tree.ts';

const teamId = numberedId(1) as TeamId;
const [voices, greetings, archive] = [2, 3, 4].map((number) => numberedId(number) as AssetFolderId) as [
  AssetFolderId,
  AssetFolderId,
  AssetFolderId,
];
const createRow = (id: AssetFolderId, parentId: AssetFolderId | null, name: string) => ({
  id,
  parentId,
  name,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

/** A library in which Greetings was moved from Voices to Archive. */
const tree = new FolderTree(teamId, [
  createRow(voices, null, 'Voices'),
  createRow(archive, null, 'Archive'),
  createRow(greetings, archive, 'Greetings'),
]);

describe('the folder of a path', () => {
  test('a path of ids still leads to a folder after it was moved', () => {
    expect(tree.resolve(`/${emptyId}/${voices}/${greetings}/`)?.id).toBe(greetings);
    expect(tree.resolve(`/${numberedId(9)}/${greetings}/`)?.id).toBe(greetings);
  });

  test.each([
    ['the top', '/', null],
    ['the top by its id', `${emptyId}/`, null],
    ['a path of ids', `/${archive}/${greetings}/`, greetings],
    ['a path of names', '/archive/Greetings/', greetings],
    ['a path of names that is outdated', '/Voices/Greetings/', undefined],
    ['a path of a name and an id that is outdated', `/Voices/${greetings}/`, undefined],
    ['a path of ids with dots', `/${archive}/../${greetings}/`, undefined],
    ['a folder that was deleted', `/${voices}/${numberedId(9)}/`, undefined],
  ])('resolving %s finds the folder that it leads to, if any', (_what, path, id) => {
    const place = tree.resolve(path);
    expect(place && place.id).toBe(id);
  });
});
