import { isJsonArray, isJsonObject, type JsonValue, type TransferOutcome } from '@confab/model';
import { toSortedJson } from '../sorted-json.ts';
import type { ReportCounts } from '../report/report.ts';
import type { OriginalFormat, ReportedPart } from './original-format.ts';
import { fromTree, generatedProperty, isBlank, isStatistic, type Branch, type PackageTree } from './package-tree.ts';

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
  /** The paths of the edits that are not stored. */
  readonly omitted: readonly (readonly string[])[];
}

const toKey = (path: readonly string[]) => path.join('\0');

/**
 * Counts the parts of a package by their outcome in the project: parts that an export of the project writes itself are
 * kept or changed, the others are only stored. Of a further language, only parts that are not kept and have another
 * outcome than the same part in the first language are listed; a language that is not imported is listed alone.
 */
export function countParts(written: Branch, source: Branch, { format, language, counts, omitted }: Counting): void {
  const ofLanguages: PartOfLanguage[] = [];
  const omittedKeys = new Set(omitted.map(toKey));
  const addPart = (part: ReportedPart, path: readonly string[], outcome: TransferOutcome) => {
    if (part.section !== 'languages') counts.add(part.section, part.name, outcome);
    else ofLanguages.push({ language: part.name, part: format.findPart(path, part.name), outcome });
  };
  const add = (path: readonly string[], outcome: TransferOutcome, isInStored: boolean) => {
    const part = format.findPart(path, language);
    // The settings of an intent that is only stored are not listed beside it.
    if (part && !(isInStored && part.section === 'settings')) addPart(part, path, outcome);
  };
  const isKept = (path: readonly string[], own: JsonValue, original: JsonValue) =>
    hasSameMeaning(own, original) || format.isSameForPlatform?.(path, own, original) === true;
  const visit = (
    own: PackageTree | undefined,
    original: PackageTree,
    path: readonly string[],
    { isInStored, isInOmitted }: { readonly isInStored: boolean; readonly isInOmitted: boolean },
  ) => {
    const isOmitted = isInOmitted || omittedKeys.has(toKey(path));
    const ofMissing = isOmitted ? 'lost' : 'stored';
    if (original.kind === 'leaf' || (own && own.kind !== original.kind)) {
      const isMissing = own === undefined;
      const outcome = isMissing ? ofMissing : isKept(path, fromTree(own), fromTree(original)) ? 'kept' : 'changed';
      // Lost ids are counted one by one below.
      const isCounted = outcome !== 'lost' || path.at(-1) !== generatedProperty;
      if (isCounted && !(isMissing && isBlank(fromTree(original)))) add(path, outcome, isInStored);
      return;
    }
    add(path, own ? 'kept' : ofMissing, isInStored);
    const isNowInStored = isInStored || own === undefined;
    for (const [key, child] of original.children)
      visit(own?.children.get(key), child, [...path, key], { isInStored: isNowInStored, isInOmitted: isOmitted });
  };
  visit(written, source, [], { isInStored: false, isInOmitted: false });
  for (const path of omitted) {
    const isId = path.at(-1) === generatedProperty;
    const owner = findOwner(isId ? path.slice(0, -1) : path, (own) => format.findPart(own, language));
    if (!owner) counts.add('settings', path.slice(0, 2).join(' '), 'lost');
    else if (isId && owner.part.section !== 'languages') counts.add('settings', `${owner.part.name} (id)`, 'lost');
    else if (!isStatistic(path.at(-1) ?? '')) addPart(owner.part, owner.path, 'changed');
  }
  const isOnlyStored = (outcome: TransferOutcome) => outcome === 'stored' || outcome === 'lost';
  const imported = new Set(ofLanguages.filter(({ outcome }) => !isOnlyStored(outcome)).map((one) => one.language));
  for (const { language, part, outcome } of ofLanguages) {
    const isImported = imported.has(language);
    counts.add('languages', language, isImported ? 'kept' : outcome);
    if (!isImported || !part || outcome === 'kept' || counts.has(part.section, part.name, outcome)) continue;
    counts.add('languages', `${language}: ${part.name}`, outcome);
  }
}

/** Finds the smallest part that a path is in. */
export function findOwner(path: readonly string[], findPart: (path: readonly string[]) => ReportedPart | undefined) {
  for (let length = path.length; length > 0; length -= 1) {
    const own = path.slice(0, length);
    const part = findPart(own);
    if (part) return { path: own, part };
  }
  return undefined;
}

function hasSameMeaning(one: JsonValue, other: JsonValue): boolean {
  return toSortedJson(toMeaning(one)) === toSortedJson(toMeaning(other));
}

/** Removes what only describes how a platform stores a text: blank properties, languages, and numbers as texts. */
function toMeaning(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(toMeaning);
  if (!isJsonObject(value)) return typeof value === 'number' ? String(value) : value;
  const entries = Object.entries(value).filter(([key, entry]) => key !== 'lang' && !isBlank(entry));
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, key === 'speech' && typeof entry === 'string' ? [entry] : toMeaning(entry)]),
  );
}
