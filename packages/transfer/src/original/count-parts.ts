import { isJsonArray, isJsonObject, type JsonValue, type TransferOutcome } from '@confab/model';
import { toSortedJson } from '../sorted-json.ts';
import type { ReportCounts } from '../report/report.ts';
import type { OriginalFormat, ReportedPart } from './original-format.ts';
import { fromTree, type Branch, type PackageTree } from './package-tree.ts';

/** A part of a further language, as that language would report it. */
interface PartOfLanguage {
  readonly language: string;
  readonly part: ReportedPart | undefined;
  readonly outcome: TransferOutcome;
}

interface Counting {
  readonly format: OriginalFormat;
  readonly language: string;
  readonly counts: ReportCounts;
  /** The sections of the package that are not stored. */
  readonly omitted: ReadonlySet<string>;
}

/**
 * Counts the parts of a package by what the project makes of them: parts that an export of the project writes by itself
 * are kept or changed, the others are only stored. Of a further language, only the parts are listed that are not kept, and
 * whose outcome is not that of the same part in the first language; a language that is not imported is listed alone.
 */
export function countParts(written: Branch, source: Branch, { format, language, counts, omitted }: Counting): void {
  const ofLanguages: PartOfLanguage[] = [];
  const add = (path: readonly string[], outcome: TransferOutcome, isInStored: boolean) => {
    const part = format.findPart(path, language);
    // The settings of an intent that is only stored are not listed beside it.
    if (!part || (isInStored && part.section === 'settings')) return;
    const own = outcome === 'stored' && omitted.has(path[0] ?? '') ? 'lost' : outcome;
    if (part.section !== 'languages') counts.add(part.section, part.name, own);
    else ofLanguages.push({ language: part.name, part: format.findPart(path, part.name), outcome: own });
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
  const isOnlyStored = (outcome: TransferOutcome) => outcome === 'stored' || outcome === 'lost';
  const imported = new Set(ofLanguages.filter(({ outcome }) => !isOnlyStored(outcome)).map((one) => one.language));
  for (const { language, part, outcome } of ofLanguages) {
    const isImported = imported.has(language);
    counts.add('languages', language, isImported ? 'kept' : outcome);
    if (!isImported || !part || outcome === 'kept' || counts.has(part.section, part.name, outcome)) continue;
    counts.add('languages', `${language}: ${part.name}`, outcome);
  }
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
