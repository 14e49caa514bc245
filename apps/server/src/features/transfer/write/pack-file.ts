import type { TransferFile } from '@confab/contracts';
import { checksumsEntry, type Finding, type TransferReport } from '@confab/transfer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { formatChecksumLine } from '../open-package.ts';

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

const mediaTypes = {
  json: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv',
  xlf: 'application/xliff+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Encodes a file for a response. */
export function toFile(
  name: string,
  extension: keyof typeof mediaTypes,
  content: string | Buffer,
  { findings = [], report = [] }: { readonly findings?: readonly Finding[]; readonly report?: TransferReport } = {},
): TransferFile {
  return {
    fileName: `${toFileName(name)}.${extension}`,
    mediaType: mediaTypes[extension],
    content: Buffer.from(content).toString('base64'),
    findings: findings.map((finding) => ({ ...finding, names: [...finding.names] })),
    report: toReport(report),
  };
}

/** Copies a report for a response. */
export function toReport(report: TransferReport): TransferFile['report'] {
  return report.map((section) => ({ ...section, items: section.items.map((item) => ({ ...item })) }));
}

function toFileName(name: string) {
  return (
    name
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 100) || 'project'
  );
}
