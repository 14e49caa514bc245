import type { ItemSchema, Property, TableDefinition } from '@confab/model';
import { defineWords, useWords } from '../../words/define-words.ts';

const english: Readonly<Record<string, string>> = {};

/** Translations of the account schema. The server sends its texts in English, so the English text is the key. */
const schemaTexts = defineWords(english, { de: () => import('./schema-texts.de.ts') });

/** Returns a function that translates a text of the account schema; a text without translation stays English. */
export function useTranslateSchemaText(): (text: string) => string {
  const texts = useWords(schemaTexts);
  return (text) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
}

/** Translates the titles, labels, descriptions and tooltips of a schema. Names and values stay. */
export function translateSchema(schema: ItemSchema, translate: (text: string) => string): ItemSchema {
  return {
    ...schema,
    title: translate(schema.title),
    properties: schema.properties.map((property) => translateProperty(property, translate)),
    categories: schema.categories.map((category) => translateTexts(category, translate)),
    groups: schema.groups.map((group) => translateTexts(group, translate)),
  };
}

const textKeys = [
  'title',
  'label',
  'description',
  'placeholder',
  'tooltipText',
  'tableEntryDescription',
  'addFirstEntryLabel',
  'addParentRowLabel',
] as const;

function translateTexts<Part extends object>(part: Part, translate: (text: string) => string): Part {
  const translated = new Map<string, string>();
  for (const key of textKeys) {
    const text: unknown = Reflect.get(part, key);
    if (typeof text === 'string') translated.set(key, translate(text));
  }
  return { ...part, ...Object.fromEntries(translated) };
}

function translateProperty(property: Property, translate: (text: string) => string): Property {
  const { enumValues, multiSelectValues, table } = property;
  return {
    ...translateTexts(property, translate),
    ...(enumValues ? { enumValues: enumValues.map((option) => translateOption(option, translate)) } : {}),
    ...(multiSelectValues
      ? { multiSelectValues: multiSelectValues.map((option) => translateOption(option, translate)) }
      : {}),
    ...(table ? { table: translateTable(table, translate) } : {}),
  };
}

function translateTable(table: TableDefinition, translate: (text: string) => string): TableDefinition {
  return {
    ...translateTexts(table, translate),
    properties: table.properties.map((column) => translateTexts(column, translate)),
  };
}

/** Translates the description of an option. Its label is its value and stays. */
function translateOption(option: string, translate: (text: string) => string): string {
  const [label = '', description, ...rest] = option.split('||');
  return description === undefined ? option : [label, translate(description), ...rest].join('||');
}
