import type { ContentCard, ProjectList, Template } from '@confab/contracts';
import type { ItemSchema, Property } from '@confab/model';
import { use } from 'react';
import { createTranslations, useLanguage } from './language.ts';
import type { Message } from './message.ts';

/**
 * Translates the texts of the catalogue. They arrive in English and are translated by their position; a text without a
 * translation stays. The same object has the same translation, so translated schemas keep their identity.
 */
export interface CatalogueTranslator {
  /** The translation of a label by its id: `node.Say.Response.label`; undefined for one that has none. */
  label(id: string): string | undefined;
  /** Translates a message of a schema's script; `schema`, such as `node.Say`, must have been translated before. */
  scriptMessage(schema: string, english: string): string;
  /** The label of an option, which is its stored value. */
  option(label: string): string;
  schema(schema: ItemSchema): ItemSchema;
  /** Fields that no schema declares, such as those of a response. */
  properties(properties: readonly Property[]): readonly Property[];
  projectList(list: ProjectList): ProjectList;
  templates(templates: readonly Template[]): readonly Template[];
  guideCards(cards: readonly ContentCard[]): readonly ContentCard[];
}

const keep = <Value>(value: Value) => value;
const english: CatalogueTranslator = {
  label: () => undefined,
  scriptMessage: (_schema, english) => english,
  option: keep,
  schema: keep,
  properties: keep,
  projectList: keep,
  templates: keep,
  guideCards: keep,
};
const translators = createTranslations<CatalogueTranslator>({
  en: english,
  de: async () => (await import('./catalogue-texts.de.ts')).translator,
});

/** The catalogue's texts in the language of the interface. Suspends while another language than English is loading. */
export function useCatalogueTexts(): CatalogueTranslator {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  return language === 'en' ? english : use(translators.load(language));
}

/** A message of a script of a schema, whose translation is found in the texts of the schema. */
export interface ScriptMessage extends Message {
  /** Kind and type of the schema: `node.Say`. */
  readonly schema: string;
}

/** Messages of the scripts of a schema, by the names of the inputs. */
export function toScriptMessages(
  { kind, type }: Pick<ItemSchema, 'kind' | 'type'>,
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, ScriptMessage>> {
  const schema = `${kind}.${type}`;
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message, schema }]));
}
