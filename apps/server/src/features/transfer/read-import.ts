import { unprocessable } from '@confab/contracts';
import {
  createFindings,
  getItemName,
  formatFinding,
  readPackage,
  type Finding,
  type PackageFormat,
  type ProjectDocument,
} from '@confab/transfer';
import { openPackage } from './open-package.ts';
import { dropForeignSecrets } from './secrets-of-files.ts';

/** An uploaded package. */
export interface UploadedPackage {
  readonly content: string;
  readonly fileName: string;
  readonly language?: string | undefined;
}

/** A package that was read; without a document, the findings have an error. */
export interface ReadImport {
  readonly format: PackageFormat | undefined;
  readonly document: ProjectDocument | undefined;
  readonly workflowId: string | undefined;
  readonly languages: readonly string[];
  readonly language: string;
  readonly findings: readonly Finding[];
}

/** Opens and reads an uploaded package; nothing is written or executed (IMP-7). */
export async function readImport(sent: UploadedPackage, newId: () => string): Promise<ReadImport> {
  const { files, fault } = await openPackage(sent.content);
  if (files) {
    const read = await readPackage(files, { newId, language: sent.language, fileName: sent.fileName });
    if (!read.document) return read;
    const { document, findings } = dropForeignSecrets(read.document);
    return { ...read, document, findings: [...read.findings, ...findings] };
  }
  return {
    format: undefined,
    document: undefined,
    workflowId: undefined,
    languages: [],
    language: '',
    findings: [fault],
  };
}

/** The part of the result that all imports have. */
export function toImportSummary(read: ReadImport, document: ProjectDocument | undefined, findings: readonly Finding[]) {
  const intents = document?.project.values['Intents'];
  return {
    format: read.format ?? null,
    displayName: document
      ? getItemName(document.workflows.find(({ id }) => id === read.workflowId) ?? document.project)
      : '',
    languages: [...read.languages],
    language: read.language,
    workflowCount: document?.workflows.length ?? 0,
    nodeCount: document?.nodes.length ?? 0,
    intentCount: Array.isArray(intents) ? intents.length : 0,
    findings: findings.map((finding) => ({ ...finding, names: [...finding.names] })),
  };
}

/** Merges findings into one list, errors first. */
export function mergeFindings(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  const all = createFindings();
  // Errors first, so that the notes of one list do not take the room of the errors of another.
  for (const list of lists) all.addAll(list.filter(({ severity }) => severity === 'error'));
  for (const list of lists) all.addAll(list);
  return all.list();
}

/** Refuses an import with errors, with the text and entry of the first error. */
export function assertNoErrors(findings: readonly Finding[]): void {
  const [first] = findings;
  if (first?.severity !== 'error') return;
  throw unprocessable(first.entry === '' ? formatFinding(first) : `${first.entry}: ${formatFinding(first)}`);
}
