import { isJsonArray, isJsonObject, parseBoundedJson, type JsonObject, type ProjectLanguage } from '@confab/model';
import { toProjectLanguage } from '../default-phrases.ts';
import type { DocumentItem } from '../document.ts';
import { at, entriesOf, textAt } from '../read-json.ts';
import { differencePartsMax, fitDifference } from './fit-difference.ts';
import type { TreeDifference } from './tree-difference.ts';

/** The hidden input of a project that holds the parts of its platform package that the project cannot express. */
export const importedPackageInput = 'ImportedPackage';

/** The parts of an imported package that its project keeps. */
export interface ImportedPackage {
  /** Whether the difference is one from an export with samples of slots, which earlier versions did not write. */
  readonly hasSlotSamples: boolean;
  /** The language tag of the package, such as `fr` or `en-GB`. */
  readonly language: string;
  /** The original names of slots, by their names in the project. */
  readonly names: ReadonlyMap<string, string>;
  /** The invocation names of the further languages of a skill, by the languages of the project. */
  readonly invocationNames: ReadonlyMap<string, string>;
  /** How the package differs from what an export writes; undefined for nothing. */
  readonly difference: TreeDifference | undefined;
}

type Format = 'Alexa' | 'Dialogflow';

/** Reads the stored parts of a project's original package; undefined when it was not imported from this format. */
export function readImportedPackage({ values }: DocumentItem, format: Format): ImportedPackage | undefined {
  const stored = values[importedPackageInput];
  if (!isJsonObject(stored) || stored['Format'] !== format) return undefined;
  const { value } = parseBoundedJson(textAt(stored, 'Difference') || 'null', differencePartsMax);
  return {
    hasSlotSamples: stored['HasSlotSamples'] === true,
    language: textAt(stored, 'Language'),
    names: readNames(stored, 'Names'),
    invocationNames: readNames(stored, 'InvocationNames'),
    difference: isJsonArray(value) ? value : undefined,
  };
}

function readNames(stored: JsonObject, property: string): ReadonlyMap<string, string> {
  const named = entriesOf(at(stored, property));
  return new Map(named.flatMap(([key, name]) => (typeof name === 'string' ? [[key, name] as const] : [])));
}

/** Returns the language tag to export: that of the original package if it fits the project's language. */
export function chooseExportLanguage(
  original: ImportedPackage | undefined,
  projectLanguage: string,
  ownTag: (language: ProjectLanguage) => string,
): string {
  const language = toProjectLanguage(projectLanguage);
  return original && original.language !== '' && toProjectLanguage(original.language) === language
    ? original.language
    : ownTag(language);
}

/**
 * Creates the stored value, and lists the paths of the edits that did not fit.
 *
 * @param room the largest size of the difference in bytes
 */
export function toImportedPackage(
  format: Format,
  { language, names, invocationNames, difference }: Omit<ImportedPackage, 'hasSlotSamples'>,
  room: number,
): { readonly value: JsonObject; readonly omitted: readonly (readonly string[])[] } {
  const { text, omitted } = fitDifference(difference, room);
  return {
    value: {
      Format: format,
      Language: language,
      ...(format === 'Alexa' && { HasSlotSamples: true }),
      ...(names.size > 0 && { Names: Object.fromEntries(names) }),
      ...(invocationNames.size > 0 && { InvocationNames: Object.fromEntries(invocationNames) }),
      ...(text !== '' && { Difference: text }),
    },
    omitted,
  };
}
