import type { ItemSchema, Property, TableDefinition } from '@confab/model';
import { defineWords, useWords } from '../../words/define-words.ts';

const english: Readonly<Record<string, string>> = {};

/** Texts of the account's schema, which come from the server in English: their English text is the key. */
const schemaTexts = defineWords(english, { de: () => import('./schema-texts.de.ts') });

/** Says a text of the account's schema in the language of the interface; one that nobody has translated as it is. */
export function useSchemaText(): (text: string) => string {
  const texts = useWords(schemaTexts);
  return (text) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
}

/** A schema with its titles, labels, descriptions and tooltips said in another language. Names and values stay. */
export function sayInSchema(schema: ItemSchema, say: (text: string) => string): ItemSchema {
  return {
    ...schema,
    title: say(schema.title),
    properties: schema.properties.map((property) => sayInProperty(property, say)),
    categories: schema.categories.map((category) => sayTexts(category, say)),
    groups: schema.groups.map((group) => sayTexts(group, say)),
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

function sayTexts<Part extends object>(part: Part, say: (text: string) => string): Part {
  const said = new Map<string, string>();
  for (const key of textKeys) {
    const text: unknown = Reflect.get(part, key);
    if (typeof text === 'string') said.set(key, say(text));
  }
  return { ...part, ...Object.fromEntries(said) };
}

function sayInProperty(property: Property, say: (text: string) => string): Property {
  const { enumValues, multiSelectValues, table } = property;
  return {
    ...sayTexts(property, say),
    ...(enumValues ? { enumValues: enumValues.map((option) => sayInOption(option, say)) } : {}),
    ...(multiSelectValues ? { multiSelectValues: multiSelectValues.map((option) => sayInOption(option, say)) } : {}),
    ...(table ? { table: sayInTable(table, say) } : {}),
  };
}

function sayInTable(table: TableDefinition, say: (text: string) => string): TableDefinition {
  return { ...sayTexts(table, say), properties: table.properties.map((column) => sayTexts(column, say)) };
}

/** The label of an option is its value and stays; its description is said. */
function sayInOption(option: string, say: (text: string) => string): string {
  const [label = '', description, ...rest] = option.split('||');
  return description === undefined ? option : [label, say(description), ...rest].join('||');
}
