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

/** What somebody sent, as far as every import is about it. */
export interface UploadedPackage {
  readonly content: string;
  readonly language?: string | undefined;
}

/** A package that was opened and read; without a document there is an error among the findings. */
export interface ReadImport {
  readonly format: PackageFormat | undefined;
  readonly document: ProjectDocument | undefined;
  readonly workflowId: string | undefined;
  readonly languages: readonly string[];
  readonly language: string;
  readonly findings: readonly Finding[];
}

/** Opens and reads what was sent; nothing is written and nothing of it is run (IMP-7). */
export async function readImport(sent: UploadedPackage, newId: () => string): Promise<ReadImport> {
  const { files, fault } = await openPackage(sent.content);
  if (files) return readPackage(files, { newId, language: sent.language });
  return {
    format: undefined,
    document: undefined,
    workflowId: undefined,
    languages: [],
    language: '',
    findings: [fault],
  };
}

/** What every import tells of what it read. */
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

/** Findings of two passes in one list, errors first. */
export function mergeFindings(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  const all = createFindings();
  const say = { error: all.error, warning: all.warn, info: all.note };
  for (const { severity, entry, message, names } of lists.flat()) say[severity](entry, message, ...names);
  return all.list();
}

/** Refuses what an error stands in the way of, in the words of the first with its entry. */
export function assertNoErrors(findings: readonly Finding[]): void {
  const [first] = findings;
  if (first?.severity !== 'error') return;
  throw unprocessable(first.entry === '' ? formatFinding(first) : `${first.entry}: ${formatFinding(first)}`);
}
