import {
  isTranslationNeeded,
  joinPath,
  listLanguages,
  listTranslatable,
  readTranslation,
  splitLast,
  type AnyProperty,
  type Translation,
} from '@confab/inputs';
import { isJsonArray, type ItemKind, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { getItemKinds, getItemName, type DocumentItem, type ProjectDocument } from '@confab/transfer';
import { findSchema } from '../../../core/schemas/find-schema.ts';
import { hasSamples } from './sample-slots.ts';
import { createLabelJoiner, type LabelJoiner } from '../write/join-labels.ts';

/** A text of a project as translators read it. */
interface ProjectText {
  /** The id of its item and its path in it, as a path. */
  readonly key: string;
  readonly itemName: string;
  readonly label: string;
  readonly source: string;
  /** Whether it is samples, which mark slots. */
  readonly hasSamples: boolean;
  /** What each further language has, by language. */
  readonly translations: ReadonlyMap<string, { readonly text: string; readonly state: Translation['state'] }>;
}

/** The texts of a project and its languages, the first one first. */
export interface ProjectTexts {
  readonly languages: readonly [string, ...string[]];
  readonly texts: readonly ProjectText[];
}

/** Lists the translatable texts of a project: those of the project itself, then those of its nodes. */
export function listProjectTexts(document: ProjectDocument): ProjectTexts {
  const { project, nodes } = document;
  const joinLabels = createLabelJoiner(document);
  const languages = listLanguages(project.values);
  const kinds = getItemKinds(project.type);
  const list = (kind: ItemKind, item: DocumentItem) =>
    listItemTexts(findSchema(kind, item.type)?.properties ?? [], item, languages, joinLabels);
  return { languages, texts: [...list('project', project), ...nodes.flatMap((node) => list(kinds.node, node))] };
}

function listItemTexts(
  properties: readonly Property[],
  item: DocumentItem,
  [, ...languages]: readonly [string, ...string[]],
  joinLabels: LabelJoiner,
): readonly ProjectText[] {
  const itemName = getItemName(item);
  return listTranslatable(properties, item.values)
    .filter(({ property }) => isTranslationNeeded(property))
    .map(({ path, property, labels, value }) => ({
      key: joinPath(item.id, path),
      itemName,
      label: joinLabels(labels),
      source: toLines(value),
      hasSamples: hasSamples(property),
      translations: new Map(languages.map((language) => [language, describe(item.values, language, path, property)])),
    }));
}

function describe(values: JsonObject, language: string, path: string, property: AnyProperty) {
  const { value, state } = readTranslation(values, language, path, property);
  return { text: toLines(value), state };
}

/** A value as a text: a list has a line for each of its texts. */
export function toLines(value: JsonValue | undefined): string {
  if (isJsonArray(value)) return value.map((one) => (typeof one === 'string' ? one : '')).join('\n');
  return typeof value === 'string' ? value : '';
}

/** A text of a file as a value, in the shape of that of the first language. */
export function fromLines(text: string, first: JsonValue): JsonValue {
  if (!isJsonArray(first)) return text;
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The item and the path of a key; undefined for a text that is not a key. */
export function parseKey(key: string): { readonly itemId: string; readonly path: string } | undefined {
  const { parent, last } = splitLast(key) ?? {};
  return parent === undefined || parent === '' || last === undefined ? undefined : { itemId: parent, path: last };
}
