import { entryFields, responseFields } from '@confab/inputs';
import type { ColumnProperty, ItemSchema, Property } from '@confab/model';
import type { Catalogue } from '../../load-catalogue.ts';
import { mapPropertyTexts, mapSchemaTexts } from '../schema-texts.ts';

/**
 * Lists every text of the catalogue that people read in the web client. Left out is the content of templates and guides,
 * which are written in English.
 */
export function listTexts(catalogue: Catalogue): ReadonlySet<string> {
  const { projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas, authorSchemas, accountSchema } =
    catalogue;
  const schemas = [projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas, authorSchemas].flatMap(
    (byType) => Object.values(byType),
  );
  const texts = [
    ...[...schemas, accountSchema].flatMap(listSchemaTexts),
    ...listPropertyTexts([...responseFields, ...entryFields]),
    ...catalogue.nodeCategories.flatMap(({ title, description }) => [title, description]),
    ...catalogue.extensions.flatMap(({ description, longDescription }) => [description, longDescription]),
    ...Object.values(catalogue.tokens).flatMap(({ category, description }) => [category, description]),
    ...[...catalogue.templates, ...catalogue.oneTemplates].flatMap(({ title, description }) => [title, description]),
    ...catalogue.guideCards.flatMap(({ heading, type }) => [heading, type]),
  ];
  return new Set(texts.map((text) => text.trim()));
}

/** Lists every text of a schema that people read: its texts, the labels of its options and the messages of its scripts. */
function listSchemaTexts(schema: ItemSchema): readonly string[] {
  const texts: string[] = [];
  mapSchemaTexts({ ...schema, properties: [] }, (text) => {
    texts.push(text);
    return text;
  });
  return [
    ...texts,
    ...listPropertyTexts(schema.properties),
    ...listMessages(schema.javaScript?.validatePreSave ?? ''),
  ].filter(isText);
}

/** Lists every text of properties that people read, like `listSchemaTexts`. */
function listPropertyTexts(properties: readonly Property[]): readonly string[] {
  const texts: string[] = [];
  for (const property of properties)
    mapPropertyTexts(property, (text) => {
      texts.push(text);
      return text;
    });
  visitProperties(properties, ({ enumValues = [], multiSelectValues = [], validatePreSaveJs = '' }) => {
    texts.push(...[...enumValues, ...multiSelectValues].map((option) => option.split('||')[0] ?? ''));
    texts.push(...listMessages(validatePreSaveJs));
  });
  return texts.filter(isText);
}

const isText = (text: string) => /\p{L}/u.test(text);

function visitProperties(properties: readonly Property[], visit: (property: ColumnProperty) => void) {
  for (const property of properties) {
    visit(property);
    visitProperties([...(property.table?.properties ?? []), ...(property.tree?.nodeProperties ?? [])], visit);
  }
}

/** The messages that a script may return: its texts of more than one word. */
function listMessages(script: string): readonly string[] {
  return [...script.matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^\p{Lu}.* \p{L}/u.test(text));
}
