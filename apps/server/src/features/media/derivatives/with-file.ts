import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../services.ts';
import { withTemporaryFolder } from '../../../storage/temporary-folders.ts';

/**
 * Runs work that reads an object as a file of this machine: the object itself, or a temporary copy if it is stored
 * elsewhere.
 */
export async function withFile<Result>(
  { store }: Pick<Services, 'store'>,
  { key }: { readonly key: string },
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const own = store.findPath?.(key);
  if (own !== undefined) return work(own);
  return withTemporaryFolder('media', async (folder) => {
    const path = join(folder, 'content');
    await pipeline(await store.get(key), createWriteStream(path));
    return work(path);
  });
}
