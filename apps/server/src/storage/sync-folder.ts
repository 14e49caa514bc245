import { open } from 'node:fs/promises';

/** Flushes the names in a folder to the disk; Windows does not support or need this. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
