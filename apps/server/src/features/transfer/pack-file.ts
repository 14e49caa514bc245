import type { TransferFile } from '@confab/contracts';
import { checksumsEntry, type Finding } from '@confab/transfer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { formatChecksumLine } from './open-package.ts';

/** The time of every file in a zip, so that the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

/** Packs texts by path into a zip; the same content gives the same bytes. */
export async function packZip(files: ReadonlyMap<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const options = { mtime: fixedTime, mode: 0o100644, compress: true, forceDosTimestamp: true };
    zip.addBuffer(Buffer.from(content), path, options);
  }
  zip.end();
  // The library types its stream as another interface of Node.
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

/** Adds the list of checksums to the files. */
export function withChecksums(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const lines = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map([
    ...files,
    [checksumsEntry, lines.map(([path, content]) => formatChecksumLine(path, content)).join('')],
  ]);
}

/** Encodes a file for a response. */
export function toFile(
  name: string,
  extension: string,
  content: string | Buffer,
  findings: readonly Finding[] = [],
): TransferFile {
  return {
    fileName: `${toFileName(name)}.${extension}`,
    mediaType: extension === 'zip' ? 'application/zip' : 'application/json',
    content: Buffer.from(content).toString('base64'),
    findings: findings.map((finding) => ({ ...finding, names: [...finding.names] })),
  };
}

function toFileName(name: string) {
  return (
    name
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 100) || 'project'
  );
}
