import type { Files, ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { ReportCounts, type DroppedPart, type TransferReport } from '../report/report.ts';
import { countParts, findOwner } from './count-parts.ts';
import { importedPackageInput, readImportedPackage, toImportedPackage } from './imported-package.ts';
import { getDifferenceRoom } from './fit-difference.ts';
import type { OriginalFormat } from './original-format.ts';
import { createBranch, isStatistic } from './package-tree.ts';
import { hasSecrets, removeSecrets } from './remove-secrets.ts';
import { applyDifference } from './apply-difference.ts';
import { compareTrees, divideSections } from './tree-difference.ts';
import { parseBoundedJson } from '@confab/model';

/** An imported package, and how the project is written in its format. */
export interface OriginalPackage {
  readonly files: Files;
  /** The files that cannot be read. They are not kept, as they would replace those that an export writes. */
  readonly unread: readonly string[];
  readonly format: OriginalFormat;
  readonly language: string;
  /** The original names of slots, by their names in the project. */
  readonly names: ReadonlyMap<string, string>;
  /** The invocation names of the further languages of a skill, by the languages of the project. */
  readonly invocationNames?: ReadonlyMap<string, string>;
  readonly write: (document: ProjectDocument) => Files;
}

/** An imported project that stores the parts of its package that it cannot express, and the report of the import. */
export interface KeptOriginal {
  readonly document: ProjectDocument;
  readonly report: TransferReport;
}

/**
 * Compares a package with what an export of the imported project would write, and stores the difference in the project,
 * so that an export without changes gives the same package again.
 */
export function keepOriginal(document: ProjectDocument, original: OriginalPackage): KeptOriginal {
  const { format, language, names, invocationNames = new Map(), write, unread } = original;
  const left = new Set(unread);
  const files = new Map([...original.files].filter(([path]) => !left.has(path)));
  const store = (difference: ReturnType<typeof compareTrees>, { project }: ProjectDocument) => {
    const kept = { language, names, invocationNames, difference };
    return toImportedPackage(format.format, kept, getDifferenceRoom(project.values));
  };
  const named = withImported(document, store(undefined, document).value);
  const exported = write(named);
  const written = format.toTree(exported, (value) => value, language);
  const source = format.toTree(files, removeSecrets, language);
  // An export writes files of its own in place of the unreadable ones.
  const replaced = [...exported].filter(([path]) => left.has(path));
  const readable =
    replaced.length === 0 ? source : format.toTree(new Map([...files, ...replaced]), removeSecrets, language);
  // A single model has no manifest; the export adds one.
  const whole = createBranch(
    [...written.children].filter(([key]) => alwaysWritten.has(key)).concat([...readable.children]),
  );
  const { value, omitted } = store(divideSections(compareTrees(written, whole), format.holdsFiles), named);
  const counts = new ReportCounts();
  format.alignTree(written, source);
  countParts(written, source, { format, language, counts, omitted });
  for (const path of unread) counts.add('files', path, 'lost');
  if ([...files].some(([path, text]) => path.endsWith('.json') && hasSecretsIn(text)))
    counts.add('settings', 'keys and addresses', 'lost');
  return { document: withImported(document, value), report: counts.report() };
}

/** Sections that an export writes even if the original package lacks them. */
const alwaysWritten = new Set(['manifest', 'locales', 'paths', 'agent', 'package']);

function hasSecretsIn(text: string) {
  const { value } = parseBoundedJson(text.replace(/^\uFEFF/, ''), 2_000_000);
  return value !== undefined && hasSecrets(value);
}

function withImported(
  document: ProjectDocument,
  value: ReturnType<typeof toImportedPackage>['value'],
): ProjectDocument {
  const { project } = document;
  return { ...document, project: { ...project, values: { ...project.values, [importedPackageInput]: value } } };
}

/** An exported package with the stored parts of the original one. */
interface RestoredPackage {
  readonly files: Files;
  /** The names of the parts that were edited since the import. */
  readonly outdated: readonly string[];
  /** The parts of the original package that are not restored because of edits. */
  readonly dropped: readonly DroppedPart[];
}

/** Restores the stored parts of the original package in what an export writes. */
export function restoreOriginal(
  files: Files,
  project: ProjectDocument['project'],
  format: OriginalFormat,
): RestoredPackage {
  const original = readImportedPackage(project, format.format);
  if (!original?.difference) return { files, outdated: [], dropped: [] };
  const tree = format.toTree(files, (value) => value, original.language);
  const { outdated, dropped } = applyDifference(tree, original.difference, format.lists);
  const findPart = (path: readonly string[]) => format.findPart(path, original.language);
  // A list has no name; what it belongs to has.
  const parts = outdated.map((path) => (findPart(path) ?? findPart(path.slice(0, -1)))?.name ?? '');
  return {
    files: format.fromTree(tree),
    outdated: [...new Set(parts)].filter((name) => name !== ''),
    dropped: dropped.flatMap(({ path, outcome }) => {
      const part = findPart(path) ?? (isStatistic(path.at(-1) ?? '') ? undefined : findOwner(path, findPart)?.part);
      if (!part) return [];
      const own = part.section === 'languages' ? format.findPart(path, part.name) : undefined;
      return { ...part, name: own ? `${part.name}: ${own.name}` : part.name, outcome };
    }),
  };
}

/** Reports the parts of the original package that an export does not restore. */
export function reportOutdated(outdated: readonly string[], findings: Findings): void {
  for (const name of outdated) findings.note('', 'editedAfterImport', name);
}
