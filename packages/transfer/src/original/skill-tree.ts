import { isJsonObject, parseBoundedJson, type JsonValue } from '@confab/model';
import { getValueWord } from '../alexa/list-values.ts';
import { getLocales, manifestPath } from '../alexa/manifest.ts';
import { getManifestPath, listModels } from '../alexa/model-files.ts';
import type { Files } from '../document.ts';
import { at, entriesOf, textAt, textsAt } from '../read-json.ts';
import { sortKeys, toSortedJson } from '../sorted-json.ts';
import { createBranch, fromTree, toTree, type Branch, type ListNames } from './package-tree.ts';
import { isSafePath } from './safe-path.ts';

const getName = (entry: JsonValue) => textAt(entry, 'name');

/** Names the entries of lists of a skill. */
export const skillLists: ListNames = {
  intents: getName,
  slots: getName,
  types: getName,
  values: getValueWord,
  synonyms: String,
  samples: String,
  prompts: (entry) => textAt(entry, 'id'),
};

const modelPath = /(?:^|\/)(?:interactionModels\/custom|models)\/([a-z]{2}-[A-Z]{2})\.json$/;

/** Converts the files of a skill package to a tree. The model of `locale` comes first, other files last. */
export function toSkillTree(files: Files, clean: (value: JsonValue) => JsonValue, locale: string): Branch {
  const models = new Map<string, JsonValue>();
  const paths = new Map<string, string>();
  const manifestFile = getManifestPath(listModels(files));
  let manifest: JsonValue | undefined;
  const others: (readonly [string, string])[] = [];
  for (const [path, text] of files) {
    const own = modelPath.exec(path)?.[1];
    const { value } = parseBoundedJson(text.replace(/^\uFEFF/, ''), partsMax);
    if (own !== undefined && isJsonObject(value) && !models.has(own)) {
      models.set(own, value);
      paths.set(own, path);
    } else if (path === manifestFile) {
      // A damaged manifest is not kept: an export would replace its own with it.
      if (!isJsonObject(value)) continue;
      manifest = value;
      paths.set('manifest', path);
    } else others.push([path, text]);
  }
  const ordered = [...models].toSorted(([one], [other]) => Number(other === locale) - Number(one === locale));
  return createBranch([
    ['locales', { kind: 'leaf', value: Object.keys(getLocales(manifest)) }],
    ['paths', createBranch([...paths].map(([name, value]) => [name, { kind: 'leaf', value }]))],
    ['manifest', manifest === undefined ? undefined : toTree(clean(manifest), skillLists)],
    ...ordered.map(([name, model]) => [`model ${name}`, toTree(model, skillLists)] as const),
    ['files', createBranch(others.map(([path, value]) => [path, { kind: 'leaf', value }]))],
  ]);
}

const partsMax = 2_000_000;

/** Converts a tree back to the files of a skill package. */
export function fromSkillTree(tree: Branch): Files {
  const value = fromTree(tree);
  const files = new Map<string, string>();
  const paths = at(value, 'paths');
  for (const [section, content] of entriesOf(value)) {
    const name = section === 'manifest' ? section : section.startsWith('model ') ? section.slice(6) : undefined;
    if (name === undefined) continue;
    const usual = name === 'manifest' ? manifestPath : `skill-package/interactionModels/custom/${name}.json`;
    const original = textAt(paths, name);
    const text = name === 'manifest' ? formatManifest(content, textsAt(value, 'locales')) : toSortedJson(content);
    files.set(isSafePath(original) ? original : usual, text);
  }
  for (const [path, text] of entriesOf(at(value, 'files')))
    if (typeof text === 'string' && isSafePath(path)) files.set(path, text);
  return files;
}

/** Formats a manifest with sorted keys, except the locales: the first one is the default of the skill. */
function formatManifest(file: JsonValue, order: readonly string[]): string {
  const locales = getLocales(file);
  const manifest = at(file, 'manifest');
  const publishing = at(manifest, 'publishingInformation');
  if (!isJsonObject(file) || !isJsonObject(manifest) || !isJsonObject(publishing)) return toSortedJson(file);
  const keys = [
    ...new Set([...order.filter((locale) => Object.hasOwn(locales, locale)), ...Object.keys(locales).toSorted()]),
  ];
  const inOrder = Object.fromEntries(keys.map((locale) => [locale, sortKeys(locales[locale] ?? null)]));
  const ordered = sortKeys({ ...manifest, publishingInformation: sortKeys({ ...publishing, locales: null }) });
  const withLocales = withValue(ordered, 'publishingInformation', (information) =>
    withValue(information, 'locales', () => inOrder),
  );
  return `${JSON.stringify(
    withValue(sortKeys(file), 'manifest', () => withLocales),
    undefined,
    2,
  )}\n`;
}

/** Replaces a property in place. */
function withValue(object: JsonValue, property: string, change: (value: JsonValue) => JsonValue): JsonValue {
  if (!isJsonObject(object)) return object;
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, key === property ? change(value) : value]),
  );
}
