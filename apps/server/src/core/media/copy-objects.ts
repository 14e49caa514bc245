import { isKey, ObjectNotFound, type MediaStore } from '../../storage/media-store.ts';

/**
 * Copies the objects that another storage does not have yet. Objects never change, so a second run copies only what is new.
 *
 * @returns how many were copied. One that is deleted during the copy is left out.
 * @throws the error of either storage; what was copied so far stays, and each object is whole
 */
export async function copyObjects(from: MediaStore, to: MediaStore): Promise<number> {
  let count = 0;
  for await (const { key, bytes } of from.list('')) {
    // A bucket or folder may contain objects of other programs.
    if (!isKey(key) || (await to.head(key))?.bytes === bytes) continue;
    try {
      await to.put(key, await from.get(key));
      count += 1;
    } catch (error) {
      if (!(error instanceof ObjectNotFound)) throw error;
    }
  }
  return count;
}
