import { measureJson, type PackageFormat } from '@confab/model';
import { isModelPath } from './alexa/model-files.ts';
import { isSkillPackage, readSkillPackage } from './alexa/read-skill-package.ts';
import { isAgentFile } from './dialogflow/agent-files.ts';
import { isAgent, readAgent } from './dialogflow/read-agent.ts';
import type { Files, ProjectDocument } from './document.ts';
import { createFindings, type Finding, type Findings } from './finding.ts';
import { checksumsEntry, projectEntry } from './project-file/format.ts';
import type { TransferReport } from './report/report.ts';
import { fileMaxParts, readProjectFile } from './project-file/read-project-file.ts';

/** How to read a package: an id generator, and the language to read. */
export interface ReadOptions {
  readonly newId: () => string;
  /** The language tag in the package; by default the reader chooses one. */
  readonly language?: string | undefined;
  /** The name of the uploaded file, which may name the language. */
  readonly fileName?: string | undefined;
  /** The paths of files of the package that are not UTF-8 text. */
  readonly undecodable?: readonly string[] | undefined;
}

/** The result of reading a package. */
export interface ReadPackage {
  readonly format: PackageFormat | undefined;
  /** Defined when no finding is an error. */
  readonly document: ProjectDocument | undefined;
  /** Defined for a file of a single exported workflow. */
  readonly workflowId: string | undefined;
  /** The languages of the package, and the one that was read. */
  readonly languages: readonly string[];
  readonly language: string;
  readonly findings: readonly Finding[];
  /** What is kept, changed, stored for the next export only, and lost. */
  readonly report: TransferReport;
}

type ReadResult = Partial<Omit<ReadPackage, 'findings' | 'format'>>;

interface PackageReader {
  readonly format: PackageFormat;
  readonly fits: (files: Files) => boolean;
  /** Whether the format cannot be read without the file of this path. */
  readonly needs: (path: string) => boolean;
  readonly read: (files: Files, findings: Findings, options: ReadOptions) => ReadResult;
}

/** The supported formats; to add one, list its reader here. */
const readers: readonly PackageReader[] = [
  { format: 'Alexa', fits: isSkillPackage, needs: isModelPath, read: readSkillPackage },
  { format: 'Dialogflow', fits: isAgent, needs: isAgentFile, read: readAgent },
  {
    format: 'Confab',
    fits: (files) => files.has(projectEntry),
    needs: (path) => path === projectEntry,
    read: readConfabPackage,
  },
];

/** Reads a package of any supported format. Never throws: every fault is a finding with its entry. */
export function readPackage(files: Files, options: ReadOptions): ReadPackage {
  const findings = createFindings();
  const isTooLarge = hasTooManyParts(files);
  const reader = isTooLarge ? undefined : readers.find(({ fits }) => fits(files));
  if (isTooLarge) findings.error('', 'tooManyPackageValues', String(packageMaxParts));
  else if (!reader) findings.error('', 'notAProjectFile');
  for (const path of options.undecodable ?? []) {
    if (!reader || reader.needs(path)) findings.error(path, 'notUtf8');
    else findings.warn(path, 'fileWithoutTextLeftOut');
  }
  const read = (findings.hasErrors() ? undefined : reader?.read(files, findings, options)) ?? {};
  return {
    format: reader?.format,
    document: findings.hasErrors() ? undefined : read.document,
    workflowId: read.workflowId,
    languages: read.languages ?? [],
    language: read.language ?? '',
    findings: findings.list(),
    report: read.report ?? [],
  };
}

/** The number of values in all JSON files of a package, the same as in a project file. */
const packageMaxParts = fileMaxParts;

/** Counts in the texts, before any file is parsed (API-5). */
function hasTooManyParts(files: Files): boolean {
  let left = packageMaxParts;
  for (const [path, text] of files) {
    if (path.endsWith('.json')) left -= measureJson(text, left).parts;
    if (left < 0) return true;
  }
  return false;
}

function readConfabPackage(files: Files, findings: Findings): ReadResult {
  const others = [...files.keys()].filter((path) => path !== projectEntry && path !== checksumsEntry);
  for (const path of others) findings.note(path, 'fileNotInProject');
  return readProjectFile(files.get(projectEntry) ?? '', projectEntry, findings) ?? {};
}
