import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'yauzl';

/** The entries of a zip with their sizes, in the order of their names: `Voices/a.txt 11`. */
export async function listZip(content: Buffer): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'confab-zip-'));
  try {
    const path = join(folder, 'Files.zip');
    writeFileSync(path, content);
    return await new Promise((resolve, reject) => {
      const entries: string[] = [];
      open(path, (error, zip) => {
        if (!zip) return reject(error);
        zip.on('entry', (entry: { fileName: string; uncompressedSize: number }) =>
          entries.push(`${entry.fileName} ${entry.uncompressedSize}`),
        );
        zip.on('end', () => resolve(entries.toSorted()));
        zip.on('error', reject);
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
