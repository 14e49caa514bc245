import type { AssetStates } from '../problems/asset-problems.ts';

/** The id of a file by its digit. */
export const fileId = (digit: number) => `0000000${digit}-0000-4000-8000-00000000000a`;

/** A media library: 1 is a picture, 2 a sound, 3 a deleted picture; there are no others. */
export const smallLibrary: AssetStates = new Map([
  [fileId(1), { name: 'logo.png', fileType: 'Images', isDeleted: false }],
  [fileId(2), { name: 'bell.mp3', fileType: 'Audio', isDeleted: false }],
  [fileId(3), { name: 'old.png', fileType: 'Images', isDeleted: true }],
]);
