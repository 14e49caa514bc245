import { getRowId, getRowValues, readOrderedList } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import { textAt } from '../read-json.ts';
import { addRowTranslations, RowTranslations, type RowTranslation } from './row-translations.ts';

/** Tables of a project whose rows a workflow can reference; tables that other tables reference come last. */
export const sharedTables = ['SupplementaryMessages', 'Intents', 'Slots', 'SlotTypes', 'Variables'] as const;

/**
 * Reduces the values of a project to the rows that a workflow needs: rows that it references, and rows that these
 * reference, with their translations.
 */
export function pickNeededValues({ project, nodes }: ProjectDocument, workflowId: string): JsonObject {
  const named = new NameIndex();
  for (const { values } of nodes.filter((node) => node.workflowId === workflowId)) named.readAll(values);
  const kept: Record<string, JsonValue> = {};
  const translations = new RowTranslations(project.values);
  const keptTranslations: RowTranslation[] = [];
  for (const table of sharedTables) {
    const rows = readOrderedList(project.values[table]).filter((row) => named.has(row));
    for (const row of rows) {
      named.readAll(getRowValues(row) ?? null);
      for (const translated of translations.take(table, getRowId(row) ?? '')) {
        named.readAll(translated.translation);
        keptTranslations.push(translated);
      }
    }
    kept[table] = rows;
  }
  const { DisplayName: name = '', Language: language = 'en', OtherLanguages: others } = project.values;
  const values = {
    ...kept,
    DisplayName: name,
    Language: language,
    ...(others !== undefined && { OtherLanguages: others }),
  };
  return addRowTranslations(values, keptTranslations);
}

/** The texts of values and the words in them. */
class NameIndex {
  readonly #texts = new Set<string>();
  readonly #words = new Set<string>();

  readAll(value: JsonValue) {
    if (typeof value === 'string') {
      this.#texts.add(value);
      for (const [word] of value.matchAll(/[\p{L}_][\p{L}\p{N}_.-]*/gu)) this.#words.add(word.toLowerCase());
      for (const [, name = ''] of value.matchAll(/\{(?:tv\.)?([^{}]+)\}/g)) this.#words.add(name.trim().toLowerCase());
    } else if (isJsonArray(value)) for (const entry of value) this.readAll(entry);
    else if (isJsonObject(value)) for (const entry of Object.values(value)) this.readAll(entry);
  }

  /** Whether a row is referenced by its id, or as a whole word by its name. */
  has(row: JsonObject): boolean {
    const name = textAt(getRowValues(row), 'Name');
    return this.#texts.has(getRowId(row) ?? '') || this.#texts.has(name) || this.#words.has(name.toLowerCase());
  }
}
