import { entryFields, responseFields } from '@confab/inputs';
import type { ItemSchema, Property } from '@confab/model';
import type { Catalogue } from '../../load-catalogue.ts';
import { listOwners } from '../find-text.ts';
import { mapPropertyTexts, mapSchemaTexts, visitColumns, visitMessages } from '../schema-texts.ts';

/** A text of the catalogue, with the ids under which its translation may be found: its own first. */
export interface CatalogueText {
  readonly english: string;
  readonly ids: readonly string[];
}

/**
 * Lists every text of the catalogue that people read in the web client, in the order of the catalogue. Left out is the
 * content of templates and guides, which have files of their own in each language.
 */
export function listTexts(catalogue: Catalogue): readonly CatalogueText[] {
  const { projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas, authorSchemas, accountSchema } =
    catalogue;
  const schemas = [projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas, authorSchemas].flatMap(
    (byType) => Object.values(byType),
  );
  const texts = [
    ...[...schemas, accountSchema].flatMap(listSchemaTexts),
    ...listPropertyTexts([...responseFields, ...entryFields], 'input.Response'),
    ...catalogue.nodeCategories.flatMap((category) => listFields(`nodeCategory.${category.id}`, category)),
    ...catalogue.extensions.flatMap(({ id, description, longDescription }) => [
      toText(description, `extension.${id}.description`),
      toText(longDescription, `extension.${id}.longDescription`),
    ]),
    ...Object.values(catalogue.tokens).flatMap(({ tokenName, category, description }) => [
      toText(category, `token.category.${category}`),
      toText(description, `token.${tokenName}.description`),
    ]),
    ...[...catalogue.templates, ...catalogue.oneTemplates].flatMap((template) =>
      listFields(`template.${template.id}`, template),
    ),
    ...catalogue.guideCards.flatMap(({ path, heading, type }) => [
      toText(heading, `card.${path}.heading`),
      toText(type, `card.type.${type}`),
    ]),
  ];
  const isText = ({ english }: CatalogueText) => /\p{L}/u.test(english);
  return texts.filter(isText);
}

const toText = (english: string, ...ids: readonly string[]): CatalogueText => ({ english: english.trim(), ids });

function listFields(id: string, { title, description }: { readonly title: string; readonly description: string }) {
  return [toText(title, `${id}.title`), toText(description, `${id}.description`)];
}

/** Lists every text of a schema that people read: its texts, the labels of its options and the messages of its scripts. */
function listSchemaTexts(schema: ItemSchema): readonly CatalogueText[] {
  const owner = `${schema.kind}.${schema.type}`;
  const texts: CatalogueText[] = [];
  const add = (english: string, place: string) => {
    texts.push(toText(english, ...listOwners(owner).map((one) => `${one}.${place}`)));
    return english;
  };
  mapSchemaTexts(schema, add);
  visitMessages(schema, add);
  return [...texts, ...listOptions(schema.properties)];
}

/** Lists every text of properties that people read, like `listSchemaTexts`. */
function listPropertyTexts(properties: readonly Property[], owner: string): readonly CatalogueText[] {
  const texts: CatalogueText[] = [];
  const add = (english: string, place: string) => {
    texts.push(toText(english, ...listOwners(owner).map((one) => `${one}.${place}`)));
    return english;
  };
  for (const property of properties) mapPropertyTexts(property, add);
  visitMessages({ properties: [...properties] }, add);
  return [...texts, ...listOptions(properties)];
}

function listOptions(properties: readonly Property[]): readonly CatalogueText[] {
  const texts: CatalogueText[] = [];
  visitColumns(properties, ({ enumValues = [], multiSelectValues = [] }) => {
    for (const option of [...enumValues, ...multiSelectValues]) {
      const [label = ''] = option.split('||');
      texts.push(toText(label, `option.${label.trim()}`));
    }
  });
  return texts;
}
