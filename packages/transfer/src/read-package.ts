import { isSkillPackage, readSkillPackage } from './alexa/read-skill-package.ts';
import { isAgent, readAgent } from './dialogflow/read-agent.ts';
import type { Files, ProjectDocument } from './document.ts';
import { createFindings, type Finding, type Findings } from './finding.ts';
import { checksumsEntry, notAProjectFile, projectEntry } from './project-file/format.ts';
import { readProjectFile } from './project-file/read-project-file.ts';

/** What a package can be. */
export const packageFormats = ['Confab', 'Alexa', 'Dialogflow'] as const;
export type PackageFormat = (typeof packageFormats)[number];

/** What is read with: ids for what has none, and which language of several. */
export interface ReadOptions {
  readonly newId: () => string;
  /** As the package names it; the package's own first one otherwise. */
  readonly language?: string | undefined;
}

/** A package that was read, or what kept it from being read. */
export interface ReadPackage {
  readonly format: PackageFormat | undefined;
  /** There when no finding is an error. */
  readonly document: ProjectDocument | undefined;
  /** The one workflow of a file that was exported from a project. */
  readonly workflowId: string | undefined;
  /** Languages that it can be read in, and the one that it was read in. */
  readonly languages: readonly string[];
  readonly language: string;
  readonly findings: readonly Finding[];
}

type ReadResult = Partial<Omit<ReadPackage, 'findings' | 'format'>>;

interface PackageReader {
  readonly format: PackageFormat;
  readonly fits: (files: Files) => boolean;
  readonly read: (files: Files, findings: Findings, options: ReadOptions) => ReadResult;
}

/** Every format that is understood; to add one, list its reader here. */
const readers: readonly PackageReader[] = [
  { format: 'Alexa', fits: isSkillPackage, read: readSkillPackage },
  { format: 'Dialogflow', fits: isAgent, read: readAgent },
  { format: 'Confab', fits: (files) => files.has(projectEntry), read: readConfabPackage },
];

/**
 * Reads a package of any format that is understood. Never throws: whatever is wrong with it is a finding with the
 * entry at fault.
 */
export function readPackage(files: Files, options: ReadOptions): ReadPackage {
  const findings = createFindings();
  const reader = readers.find(({ fits }) => fits(files));
  if (!reader) findings.error('', notAProjectFile);
  const read = reader?.read(files, findings, options) ?? {};
  return {
    format: reader?.format,
    document: findings.hasErrors() ? undefined : read.document,
    workflowId: read.workflowId,
    languages: read.languages ?? [],
    language: read.language ?? '',
    findings: findings.list(),
  };
}

function readConfabPackage(files: Files, findings: Findings): ReadResult {
  const others = [...files.keys()].filter((path) => path !== projectEntry && path !== checksumsEntry);
  for (const path of others) findings.note(path, 'This is not part of the project; it is left out.');
  return readProjectFile(files.get(projectEntry) ?? '', projectEntry, findings) ?? {};
}
