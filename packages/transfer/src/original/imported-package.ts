import {
  isJsonArray,
  isJsonObject,
  jsonLimits,
  measureJson,
  parseBoundedJson,
  type JsonObject,
  type ProjectLanguage,
} from '@confab/model';
import { toProjectLanguage } from '../default-phrases.ts';
import type { DocumentItem } from '../document.ts';
import { at, textAt } from '../read-json.ts';
import type { TreeDifference } from './tree-difference.ts';

/** The hidden input of a project that holds what its platform package had beyond the project. */
export const importedPackageInput = 'ImportedPackage';

/** What a project keeps of the package that it was imported from. */
export interface ImportedPackage {
  /** Whether the difference is one from an export with samples of slots, which earlier versions did not write. */
  readonly hasSlotSamples: boolean;
  /** The language tag of the package, such as `fr` or `en-GB`. */
  readonly language: string;
  /** The original names of slots, by their names in the project. */
  readonly names: ReadonlyMap<string, string>;
  /** How the package differs from what an export writes; undefined for nothing. */
  readonly difference: TreeDifference | undefined;
}

type Format = 'Alexa' | 'Dialogflow';

/** The largest stored difference in characters; the whole project item can have 1 MB. */
const differenceMax = 400_000;

/** Reads what a project keeps of a package; undefined when it was not imported from this format. */
export function readImportedPackage({ values }: DocumentItem, format: Format): ImportedPackage | undefined {
  const stored = values[importedPackageInput];
  if (!isJsonObject(stored) || stored['Format'] !== format) return undefined;
  const names = at(stored, 'Names');
  const { value } = parseBoundedJson(textAt(stored, 'Difference') || 'null');
  return {
    hasSlotSamples: stored['HasSlotSamples'] === true,
    language: textAt(stored, 'Language'),
    names: new Map(
      Object.entries(isJsonObject(names) ? names : {}).flatMap(([slot, name]) =>
        typeof name === 'string' ? [[slot, name] as const] : [],
      ),
    ),
    difference: isJsonArray(value) ? value : undefined,
  };
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

/** Creates the stored value. The parts of a difference that are too large together are left out, the last ones first. */
export function toImportedPackage(
  format: Format,
  { language, names, difference }: Omit<ImportedPackage, 'hasSlotSamples'>,
): { readonly value: JsonObject; readonly omitted: readonly string[] } {
  const { text, omitted } = fitDifference(difference);
  return {
    value: {
      Format: format,
      Language: language,
      ...(format === 'Alexa' && { HasSlotSamples: true }),
      ...(names.size > 0 && { Names: Object.fromEntries(names) }),
      ...(text !== '' && { Difference: text }),
    },
    omitted,
  };
}

/** Formats the parts of a difference that fit, and names the others. */
function fitDifference(difference: TreeDifference | undefined): { text: string; omitted: readonly string[] } {
  if (difference === undefined) return { text: '', omitted: [] };
  let [characters, parts] = [0, 0];
  const kept: string[] = [];
  const omitted: string[] = [];
  for (const part of difference.slice(1)) {
    const text = JSON.stringify(part);
    const size = measureJson(text, jsonLimits.partsMax);
    const fits =
      characters + text.length <= differenceMax &&
      parts + size.parts <= jsonLimits.partsMax - 10 &&
      // The list of all parts adds a level.
      size.depth < jsonLimits.depthMax;
    if (fits) {
      kept.push(text);
      characters += text.length;
      parts += size.parts;
    } else omitted.push(isJsonArray(part) && typeof part[0] === 'string' ? part[0] : '');
  }
  return { text: kept.length === 0 ? '' : `["/",${kept.join(',')}]`, omitted };
}
