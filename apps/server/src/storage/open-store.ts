import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createLocalStore } from './local-store.ts';
import type { MediaStore } from './media-store.ts';
import { readStorageUrl } from '../settings/read-storage-url.ts';

/** Opens the storage of the settings; without one, a folder beside the embedded database. */
export async function openStore({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<MediaStore> {
  if (storageUrl === undefined) return createLocalStore(join(dataDir, 'media'));
  const target = readStorageUrl(storageUrl);
  if (target.type === 'folder') return createLocalStore(target.folder);
  if (target.type === 's3') return (await import('./s3-store.ts')).createS3Store(target.place);
  return (await import('./azure-store.ts')).createAzureStore(target.place);
}
