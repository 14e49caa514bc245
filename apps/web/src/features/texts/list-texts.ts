import {
  followsSource,
  isTranslationNeeded,
  listLabelKeys,
  listLanguages,
  listTokenNames,
  listTranslatable,
  readTranslation,
  toText,
  type AnyProperty,
  type TextLabel,
  type Translation,
} from '@confab/inputs';
import { isJsonArray, isTestItem, type JsonObject, type JsonValue } from '@confab/model';
import type { EditingSession, ItemView } from '../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { placeItems } from './place-items.ts';

/** What a further language has of a text. */
interface TranslatedText {
  readonly state: Translation['state'];
  readonly text: string;
  /** The text of the first language that it was made from. */
  readonly madeFrom: string;
}

/** A text of the open project with its translations. */
interface ProjectText {
  /** Unique in the project: its item and its path. */
  readonly id: string;
  readonly itemId: string;
  /** The path in the first language. */
  readonly path: string;
  readonly property: AnyProperty;
  /** The workflow or llama of its item; undefined for texts of the project. */
  readonly workflowId: string | undefined;
  /** The workflow and the item; of a page the llama and the pages above it too. */
  readonly place: string;
  /** The labels of its inputs and rows. */
  readonly labels: readonly TextLabel[];
  /** The keys of the labels, in the same order; empty for a label that the author wrote. */
  readonly labelKeys: readonly string[];
  /** The value of the first language. */
  readonly value: JsonValue;
  /** The same as a text to read. */
  readonly source: string;
  readonly translations: ReadonlyMap<string, TranslatedText>;
}

/** A text of the open project as the page shows it. */
export interface TextRow extends ProjectText {
  /** Its labels, joined. */
  readonly label: string;
}

/** The texts of the loaded part of a project. */
interface ProjectTexts {
  readonly rows: readonly ProjectText[];
  /** Whether all workflows are loaded. */
  readonly isComplete: boolean;
}

export const noTexts: ProjectTexts = { rows: [], isComplete: false };

/**
 * Rows of items by their values, so that only items that change are read again, and the other data that they were made
 * from.
 */
export type KnownTexts = WeakMap<JsonObject, { readonly madeOf: string; readonly rows: readonly ProjectText[] }>;

/**
 * Lists the texts of the open project in each language: those of the project, then of the nodes of each workflow, or of
 * the pages of each llama.
 */
export function listTexts(session: EditingSession, schemas: ItemSchemas, known: KnownTexts): ProjectTexts {
  const outline = session.getOutline();
  if (!outline) return noTexts;
  const [, ...others] = listLanguages(session.getItem(outline.project.id)?.values ?? {});
  const rows: ProjectText[] = [];

  function add(item: ItemView | undefined, place = item?.displayName ?? '', workflowId?: string) {
    const schema = item && findItemSchema(schemas, item);
    if (!item?.values || !schema) return;
    const { id: itemId, values } = item;
    const madeOf = [place, workflowId, ...others].join('\n');
    const before = known.get(values);
    const own =
      before?.madeOf === madeOf
        ? before.rows
        : listTranslatable(schema.properties, values)
            .filter(({ property }) => isTranslationNeeded(property))
            .map(({ path, property, labels, labelSources, value }) => ({
              id: `${itemId}/${path}`,
              itemId,
              path,
              property,
              workflowId,
              place,
              labels,
              labelKeys: listLabelKeys(schema, labelSources),
              value,
              source: toLines(value),
              translations: new Map(others.map((language) => [language, describe(values, language, path, property)])),
            }));
    known.set(values, { madeOf, rows: own });
    rows.push(...own);
  }

  let isComplete = true;
  add(session.getItem(outline.project.id));
  for (const workflow of outline.workflows) {
    if (isTestItem(workflow.type)) continue;
    const view = session.getWorkflow(workflow.id);
    if (view.status !== 'ready') isComplete = false;
    else for (const { item, place } of placeItems(workflow, view.nodes)) add(item, place, workflow.id);
  }
  return { rows, isComplete };
}

function describe(values: JsonObject, language: string, path: string, property: AnyProperty): TranslatedText {
  const { value, source, state } = readTranslation(values, language, path, property);
  return { state, text: toLines(value), madeFrom: toLines(source) };
}

/** A value as a text: a list has a line for each of its texts. */
export function toLines(value: JsonValue | undefined): string {
  if (isJsonArray(value)) return value.filter((one) => typeof one === 'string').join('\n');
  return toText(value) ?? '';
}

/** A written text as a value, in the shape of that of the first language. */
export function fromLines(text: string, first: JsonValue): JsonValue {
  if (!isJsonArray(first)) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** How a text is written: as one line, as sentences, or as a list with an entry on each line. */
export function getWriting({ property, value }: Pick<TextRow, 'property' | 'value'>): 'line' | 'text' | 'list' {
  if (isJsonArray(value) || !followsSource(property)) return 'list';
  const { displayAs = 'singleline' } = property;
  return displayAs === 'singleline' || displayAs === 'singlelineToken' ? 'line' : 'text';
}

/** The tokens by which a translation and its text differ; nothing for lists of words, which differ by language. */
export function compareTokens({ property, source }: Pick<TextRow, 'property' | 'source'>, text: string) {
  if (!followsSource(property) || text.trim() === '') return { missing: [], unknown: [] };
  const [wanted, used] = [listTokenNames(source), listTokenNames(text)];
  return {
    /** Tokens that the translation lacks. */
    missing: wanted.filter((name) => !used.includes(name)),
    /** Tokens that the text of the first language does not have. */
    unknown: used.filter((name) => !wanted.includes(name)),
  };
}

/** The state that rows are shown by. */
export type TextFilter = 'all' | 'missing' | 'stale';

/** Which rows a page shows. */
export interface TextQuery {
  readonly filter: TextFilter;
  /** Texts of this workflow, or of the project by its id; blank for all. */
  readonly ownerId: string;
  readonly search: string;
  /** The further languages that are shown. */
  readonly languages: readonly string[];
}

/** Whether a row belongs to the chosen part of the project, whose translations are counted. */
export function isOfOwner({ workflowId, itemId }: TextRow, ownerId: string): boolean {
  return ownerId === '' || (workflowId ?? itemId) === ownerId;
}

/** Whether a query finds a row. */
export function matchesQuery(row: TextRow, { filter, ownerId, search, languages }: TextQuery): boolean {
  if (!isOfOwner(row, ownerId)) return false;
  const shown = languages.flatMap((language) => row.translations.get(language) ?? []);
  if (filter !== 'all' && !shown.some(({ state }) => state === filter)) return false;
  const wanted = search.trim().toLowerCase();
  const texts = [row.source, row.place, row.label, ...shown.map(({ text }) => text)];
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** How many of some rows a language has translated; a text that has changed since counts. */
export function countTranslated(rows: readonly TextRow[], language: string): number {
  const isTranslated = ({ translations }: TextRow) => translations.get(language)?.state !== 'missing';
  return rows.filter(isTranslated).length;
}
