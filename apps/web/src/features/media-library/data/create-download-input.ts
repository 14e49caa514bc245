import type { FileItem } from '@confab/contracts';

/** The field `downloadInput` of a download: JSON text in the protocol of the file manager. */
export function createDownloadInput(items: readonly FileItem[]): string {
  const data = items.map(({ id, name, isFile }) => ({ id, name, isFile }));
  const names = items.map(({ name }) => name);
  return JSON.stringify({ action: 'download', path: '/', names, data });
}
