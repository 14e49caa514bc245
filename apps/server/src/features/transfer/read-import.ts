import { unprocessable, type Refusal } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import {
  createFindings,
  getItemName,
  formatFinding,
  reportDocument,
  type Finding,
  type ProjectDocument,
  type ReadPackage,
} from '@confab/transfer';
import type { Services } from '../../services.ts';
import { countItemBytes, parseDocumentTexts } from './packages/document-texts.ts';
import { toReport } from './write/pack-file.ts';
import { readUploadedPackage, type UploadedPackage } from './packages/read-uploaded-package.ts';

/** A package that was read; without a document, the findings have an error. */
export interface ReadImport extends ReadPackage {
  /** The bytes of the values of the document's workflows and nodes. */
  readonly itemBytes: number;
}

/** Opens and reads an uploaded package, whose bytes are handed over; nothing is written or executed (IMP-7). */
export async function readImport(
  { workers }: Pick<Services, 'workers'>,
  teamId: TeamId,
  { bytes, fileName, language }: UploadedPackage,
  signal: AbortSignal,
): Promise<ReadImport> {
  const options = { owner: teamId, signal, transfer: [bytes.buffer] };
  const { document, ...read } = await workers.run(readUploadedPackage, { bytes, fileName, language }, options);
  const itemBytes = document ? countItemBytes(document) : 0;
  return { ...read, itemBytes, document: document && (await parseDocumentTexts(document)) };
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
    report: document ? toReport(read.format === 'Confab' ? reportDocument(document, findings) : read.report) : [],
  };
}

/** Merges findings into one list, errors first. */
export function mergeFindings(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  const all = createFindings();
  // Errors first, so that the notes of one list do not displace the errors of another.
  for (const list of lists) all.addAll(list.filter(({ severity }) => severity === 'error'));
  for (const list of lists) all.addAll(list);
  return all.list();
}

/** Refuses an import with errors, with the text and entry of the first error. */
export function assertNoErrors(findings: readonly Finding[]): void {
  const [first] = findings;
  if (first?.severity === 'error') throw refuseFinding(first);
}

/** The refusal for an error of a package, with its entry. */
export function refuseFinding(finding: Finding): Refusal {
  const text = formatFinding(finding);
  return unprocessable(finding.entry === '' ? text : `${finding.entry}: ${text}`);
}
