import { germanTexts, mapPropertyTexts, mapSchemaTexts } from '@confab/catalogue/languages';
import type { ContentCard, ProjectList, Template } from '@confab/contracts';
import {
  isJsonArray,
  isJsonObject,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';
import type { CatalogueTranslator } from './catalogue-texts.ts';

const toGerman = (english: string) => germanTexts.get(english) ?? english;

/** Translates the catalogue into German. */
export const translator: CatalogueTranslator = {
  text: toGerman,
  schema: rememberResults((schema: ItemSchema) => mapSchemaTexts(schema, toGerman)),
  properties: rememberResults((properties: readonly Property[]) =>
    properties.map((property) => mapPropertyTexts(property, toGerman)),
  ),
  projectList: rememberResults(translateProjectList),
  templates: rememberResults((templates: readonly Template[]) =>
    templates.map((template) => ({
      ...template,
      title: toGerman(template.title),
      description: toGerman(template.description),
    })),
  ),
  guideCards: rememberResults((cards: readonly ContentCard[]) =>
    cards.map((card) => ({ ...card, heading: toGerman(card.heading), type: toGerman(card.type) })),
  ),
};

function translateProjectList(list: ProjectList): ProjectList {
  return {
    ...list,
    projectSchemas: mapValues(list.projectSchemas, translator.schema),
    workflowSchemas: mapValues(list.workflowSchemas, translator.schema),
    nodeSchemas: mapValues(list.nodeSchemas, translator.schema),
    nodeCategories: list.nodeCategories.map((category) => ({
      ...category,
      title: toGerman(category.title),
      description: toGerman(category.description),
    })),
    extensions: mapValues(list.extensions, (extension) => ({
      ...extension,
      description: toGerman(extension.description),
      longDescription: toGerman(extension.longDescription),
    })),
    tokens: mapValues(list.tokens, (token) => ({
      ...token,
      category: toGerman(token.category),
      description: toGerman(token.description),
    })),
    linkedResponses: mapValues(list.linkedResponses, translateGlobalResponses),
  };
}

/** Translates the names of the global messages; those of a project's own responses are its authors'. */
function translateGlobalResponses(source: JsonObject): JsonObject {
  if (source['ResponseSource'] !== 'Global') return source;
  const { ResponseEntries: entries } = source;
  return {
    ...translateDescription(source),
    ...(isJsonArray(entries) && {
      ResponseEntries: entries.map((entry) => (isJsonObject(entry) ? translateDescription(entry) : entry)),
    }),
  };
}

function translateDescription(entry: JsonObject): JsonObject {
  const description: JsonValue | undefined = entry['Description'];
  return typeof description === 'string' ? { ...entry, Description: toGerman(description) } : entry;
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Returns the same result for the same object. */
function rememberResults<Value extends object>(translate: (value: Value) => Value): (value: Value) => Value {
  const results = new WeakMap<Value, Value>();
  return (value) => {
    const known = results.get(value);
    if (known) return known;
    const result = translate(value);
    results.set(value, result);
    return result;
  };
}
