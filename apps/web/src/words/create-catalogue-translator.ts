import {
  createTextFinder,
  mapPropertyTexts,
  mapSchemaTexts,
  visitMessages,
  type MapText,
  type TextsById,
} from '@confab/catalogue/languages';
import type { ContentCard, ProjectList, Template } from '@confab/contracts';
import {
  dataTypes,
  getTypeName,
  isJsonArray,
  isJsonObject,
  type ItemSchema,
  type JsonObject,
  type Property,
} from '@confab/model';
import type { CatalogueTranslator } from './catalogue-texts.ts';

/** Creates the translator of a language. It finds a translation by the id of the text's position. */
export function createCatalogueTranslator(texts: TextsById): CatalogueTranslator {
  const findTexts = createTextFinder(texts);
  /** The translations of the messages of scripts by their English texts, by kind and type of the schema. */
  const scriptMessages = new Map<string, () => ReadonlyMap<string, string>>();

  function translateAt(owner: string): MapText {
    const find = findTexts(owner);
    return (english, place) => find(place) ?? english;
  }

  /** The types of variables by their English names, which parameters and problems have. */
  const typeNames = new Map(
    dataTypes.map((type) => [getTypeName(type), texts.get(`shared.Variables.Type.options.${type}`)]),
  );
  const translator: CatalogueTranslator = {
    option: (label) => texts.get(`option.${label}`) ?? typeNames.get(label) ?? label,
    label(id) {
      const [, owner, place] = /^([^.]+\.[^.]+)\.(.+)$/.exec(id) ?? [];
      return owner === undefined || place === undefined ? undefined : findTexts(owner)(place);
    },
    scriptMessage: (owner, english) => scriptMessages.get(owner)?.().get(english) ?? english,
    schema: rememberResults((schema: ItemSchema) => {
      const owner = `${schema.kind}.${schema.type}`;
      const translate = translateAt(owner);
      scriptMessages.set(owner, () => translateScript(schema, translate));
      return mapSchemaTexts(schema, translate);
    }),
    properties: rememberResults((properties: readonly Property[]) => {
      const translate = translateAt('input.Response');
      return properties.map((property) => mapPropertyTexts(property, translate));
    }),
    projectList: rememberResults((list: ProjectList) => ({
      ...list,
      projectSchemas: mapValues(list.projectSchemas, translator.schema),
      workflowSchemas: mapValues(list.workflowSchemas, translator.schema),
      nodeSchemas: mapValues(list.nodeSchemas, translator.schema),
      nodeCategories: list.nodeCategories.map((category) => translateFields(category, `nodeCategory.${category.id}`)),
      extensions: mapValues(list.extensions, (extension, id) => ({
        ...extension,
        description: texts.get(`extension.${id}.description`) ?? extension.description,
        longDescription: texts.get(`extension.${id}.longDescription`) ?? extension.longDescription,
      })),
      tokens: mapValues(list.tokens, (token, name) => ({
        ...token,
        category: texts.get(`token.category.${token.category}`) ?? token.category,
        description: texts.get(`token.${name}.description`) ?? token.description,
      })),
      linkedResponses: mapValues(list.linkedResponses, translateGlobalResponses),
    })),
    templates: rememberResults((templates: readonly Template[]) =>
      templates.map((template) => translateFields(template, `template.${template.id}`)),
    ),
    guideCards: rememberResults((cards: readonly ContentCard[]) =>
      cards.map((card) => ({
        ...card,
        heading: texts.get(`card.${getLastSegment(card.url)}.heading`) ?? card.heading,
        type: texts.get(`card.type.${card.type}`) ?? card.type,
      })),
    ),
  };
  return translator;

  function translateFields<Part extends { readonly title: string; readonly description: string }>(
    part: Part,
    id: string,
  ): Part {
    const { title, description } = part;
    return {
      ...part,
      title: texts.get(`${id}.title`) ?? title,
      description: texts.get(`${id}.description`) ?? description,
    };
  }

  /** Translates the names of a project type's global messages; those of a project's own responses are its authors'. */
  function translateGlobalResponses(source: JsonObject, projectType: string): JsonObject {
    if (source['ResponseSource'] !== 'Global') return source;
    const find = findTexts(`project.${projectType}`);
    const translate = (entry: JsonObject, place: string) => ({
      ...entry,
      Description: find(place) ?? entry['Description'] ?? null,
    });
    const { ResponseEntries: entries } = source;
    return {
      ...translate(source, 'GlobalMessages.label'),
      ...(isJsonArray(entries) && {
        ResponseEntries: entries.map((entry) =>
          isJsonObject(entry) ? translate(entry, `GlobalMessages.${String(entry['Id'])}.label`) : entry,
        ),
      }),
    };
  }
}

/** The translations of the messages that the scripts of a schema return, by their English texts. */
function translateScript(schema: ItemSchema, translate: MapText): ReadonlyMap<string, string> {
  const translated = new Map<string, string>();
  visitMessages(schema, (english, place) => translated.set(english, translate(english, place)));
  return translated;
}

function getLastSegment(address: string) {
  return address.slice(address.lastIndexOf('/') + 1);
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
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
