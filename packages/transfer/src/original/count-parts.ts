import { isJsonArray, isJsonObject, type JsonValue, type TransferOutcome } from '@confab/model';
import { toSortedJson } from '../sorted-json.ts';
import type { ReportCounts } from '../report/report.ts';
import type { OriginalFormat } from './original-format.ts';
import { fromTree, type Branch, type PackageTree } from './package-tree.ts';

interface Counting {
  readonly format: OriginalFormat;
  readonly language: string;
  readonly counts: ReportCounts;
  /** The sections of the package that are not stored. */
  readonly omitted: ReadonlySet<string>;
}

/**
 * Counts the parts of a package by what the project makes of them: parts that an export of the project writes by itself
 * are kept or changed, the others are only stored.
 */
export function countParts(written: Branch, source: Branch, { format, language, counts, omitted }: Counting): void {
  const add = (path: readonly string[], outcome: TransferOutcome, isInStored: boolean) => {
    const part = format.findPart(path, language);
    // The settings of an intent that is only stored are not listed beside it.
    if (!part || (isInStored && part.section === 'settings')) return;
    counts.add(part.section, part.name, outcome === 'stored' && omitted.has(path[0] ?? '') ? 'lost' : outcome);
  };
  const visit = (own: PackageTree | undefined, original: PackageTree, path: readonly string[], isInStored: boolean) => {
    if (original.kind === 'leaf' || (own && own.kind !== original.kind)) {
      const isMissing = own === undefined;
      const outcome = isMissing ? 'stored' : hasSameMeaning(fromTree(own), fromTree(original)) ? 'kept' : 'changed';
      if (!isMissing || !isBlank(fromTree(original))) add(path, outcome, isInStored);
      return;
    }
    add(path, own ? 'kept' : 'stored', isInStored);
    for (const [key, child] of original.children)
      visit(own?.children.get(key), child, [...path, key], isInStored || own === undefined);
  };
  visit(written, source, [], false);
}

function isBlank(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) ? Object.keys(value).length === 0 : value === '' || value === false || value === null;
}

function hasSameMeaning(one: JsonValue, other: JsonValue): boolean {
  return toSortedJson(toMeaning(one)) === toSortedJson(toMeaning(other));
}

/** Removes what only says how a platform stores a text: blank properties, languages, and numbers as texts. */
function toMeaning(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(toMeaning);
  if (!isJsonObject(value)) return typeof value === 'number' ? String(value) : value;
  const entries = Object.entries(value).filter(([key, entry]) => key !== 'lang' && !isBlank(entry));
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, key === 'speech' && typeof entry === 'string' ? [entry] : toMeaning(entry)]),
  );
}
