import {
  createDefaultValues,
  followsSource,
  listTranslatable,
  translateValues,
  translationsInput,
} from '@confab/inputs';
import { projectLanguages, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { defaultTexts, type DefaultTextKey } from './default-texts.ts';

/** What an item begins with. */
interface Beginning {
  readonly schema: ItemSchema;
  /** Values that replace the defaults, by input. */
  readonly given: JsonObject;
  /** The languages of its project, the first one first. */
  readonly languages: readonly [string, ...string[]];
}

/** A default text at its place in the values. */
interface PlacedText {
  readonly path: string;
  readonly key: DefaultTextKey;
  /** Whether a translation of the text becomes stale when the text changes. */
  readonly isFollowed: boolean;
}

/**
 * The values of a new item, with the default texts of its schema in the languages of its project. Languages without
 * default texts keep the English ones.
 */
export function createValuesIn({ schema, given, languages }: Beginning, newId: () => string): JsonObject {
  const defaults = createDefaultValues(schema, newId);
  const texts = listDefaultTexts(schema, defaults).filter(
    ({ path }) => !Object.hasOwn(given, path.split('/', 1)[0] ?? ''),
  );
  if (texts.length === 0) return { ...defaults, ...given };
  const [first, ...others] = languages;
  const { [translationsInput]: _written, ...written } = translateValues(
    { ...defaults, [translationsInput]: { [first]: toTranslations(texts, first) } },
    first,
  );
  const translations = others.map((language) => [language, toTranslations(texts, language, first)] as const);
  return {
    ...written,
    ...(others.length > 0 && { [translationsInput]: Object.fromEntries(translations) }),
    ...given,
  };
}

// `Object.entries` returns the keys as plain texts.
const keys = new Map<string, DefaultTextKey>(
  Object.entries(defaultTexts.en).map(([key, text]) => [JSON.stringify(text), key as DefaultTextKey]),
);

function listDefaultTexts(schema: ItemSchema, defaults: JsonObject): readonly PlacedText[] {
  return listTranslatable(schema.properties, defaults).flatMap(({ path, property, value }) => {
    const key = keys.get(JSON.stringify(value));
    return key === undefined ? [] : [{ path, key, isFollowed: followsSource(property) }];
  });
}

/** @param source the language whose texts are translated; undefined for no translation */
function toTranslations(texts: readonly PlacedText[], language: string, source?: string): JsonObject {
  return Object.fromEntries(
    texts.map(({ path, key, isFollowed }) => [
      path,
      { Value: getText(language, key), ...(source !== undefined && isFollowed && { Source: getText(source, key) }) },
    ]),
  );
}

function getText(language: string, key: DefaultTextKey): JsonValue {
  const text = defaultTexts[projectLanguages.find((known) => known === language) ?? 'en'][key];
  return typeof text === 'string' ? text : [...text];
}
