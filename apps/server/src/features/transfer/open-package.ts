import { checksumsEntry, createFindings, projectEntry, type Finding } from '@confab/transfer';
import { createHash } from 'node:crypto';
import { decodeUtf8, isZip, readZip, ZipFault } from './read-zip.ts';

/**
 * The texts of an uploaded file by path with the paths of files that are not texts, or its findings when it cannot be
 * opened.
 */
export type OpenedPackage =
  | {
      readonly files: ReadonlyMap<string, string>;
      readonly undecodable: readonly string[];
      readonly findings: readonly [];
    }
  | { readonly files: undefined; readonly findings: readonly Finding[] };

const ownEntries: readonly string[] = [projectEntry, checksumsEntry];

/**
 * Opens an uploaded file, a zip or a single JSON file, and verifies its checksums. The content is still untrusted.
 *
 * @param expected the message that comes before the reason when the file cannot be opened
 */
export async function openPackage(
  { buffer, byteOffset, byteLength }: Uint8Array,
  expected: 'notAProjectFile' | 'notALlamaFile',
): Promise<OpenedPackage> {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  try {
    if (!isZip(bytes)) {
      const files = new Map([[projectEntry, decodeUtf8(bytes, projectEntry)]]);
      return { files, undecodable: [], findings: [] };
    }
    const { files, undecodable } = await readZip(bytes);
    const unreadable = undecodable.find((path) => ownEntries.includes(path));
    if (unreadable !== undefined) throw new ZipFault(unreadable, 'notUtf8');
    const damaged = findChangedEntry(files);
    if (damaged !== undefined) throw new ZipFault(damaged, 'checksumMismatch');
    return { files, undecodable, findings: [] };
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
    const findings = createFindings();
    findings.error('', expected);
    findings.addAll([error.toFinding()]);
    return { files: undefined, findings: findings.list() };
  }
}

/** Formats a line of a checksum list as `sha256sum` does. */
export function formatChecksumLine(path: string, content: string): string {
  return `${computeHash(content)}  ${path}\n`;
}

/** The checksums of a list, by the paths of their entries. Other lines are ignored. */
export function readChecksums(list: string): ReadonlyMap<string, string> {
  const lines = list.split('\n').map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line.trimEnd()));
  return new Map(lines.flatMap((found) => (found ? [[found[2] ?? '', found[1] ?? '']] : [])));
}

function findChangedEntry(files: ReadonlyMap<string, string>): string | undefined {
  const checksums = readChecksums(files.get(checksumsEntry) ?? '');
  return [...checksums].find(([path, hash]) => {
    const content = files.get(path);
    return content !== undefined && computeHash(content) !== hash;
  })?.[0];
}

function computeHash(content: string) {
  return createHash('sha256').update(content).digest('hex');
}
