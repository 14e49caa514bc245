import { createRow, getRowId, getRowValues, listLanguages, readOrderedList } from '@confab/inputs';
import { getLanguageName, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { replaceDocumentIds } from '../replace-document-ids.ts';
import { textAt } from '../read-json.ts';
import { sharedTables } from './pick-needed-values.ts';
import { addRowTranslations, listTranslated, RowTranslations, type RowTranslation } from './row-translations.ts';

/** Inputs that reference a row of a project table by its id. */
const rowReferences = new Set(['IntentId', 'Slot', 'SlotType', 'LinkedResponseId']);

/** A workflow in another project, with the values of the project extended by the rows it needs. */
export interface MergedWorkflow {
  readonly document: ProjectDocument;
  /** Whether rows were added to the project. */
  readonly hasNewRows: boolean;
}

/**
 * Merges a workflow of a file into a project, as a copy under new ids. Intents, slots, lists and variables that exist
 * in the project under the same name are used; others are added with their translations.
 */
export function mergeWorkflow(
  file: ProjectDocument,
  workflowId: string,
  project: ProjectDocument['project'],
  { findings, newId }: { readonly findings: Findings; readonly newId: () => string },
): MergedWorkflow {
  const workflows = file.workflows.filter(({ id }) => id === workflowId);
  const nodes = file.nodes.filter((node) => node.workflowId === workflowId);
  const fresh = new Map([...workflows, ...nodes].map(({ id }) => [id, newId()]));
  const moved = replaceDocumentIds({ project: file.project, workflows, nodes }, fresh);
  const rows = new Map<string, string>();
  const values: Record<string, JsonValue> = { ...project.values };
  const translations = new RowTranslations(moved.project.values);
  const added: RowTranslation[] = [];
  let hasNewRows = false;
  // Referenced rows are added first, so that their new ids are known.
  for (const table of sharedTables.toReversed()) {
    const present = new PresentRows(readOrderedList(values[table]));
    const before = present.rows.length;
    for (const row of readOrderedList(moved.project.values[table]))
      for (const translated of placeRow(present, row, { rows, table, translations, findings, newId }))
        added.push(translated);
    if (present.rows.length === before) continue;
    values[table] = present.rows;
    hasNewRows = true;
  }
  const languages = new Set([
    ...added.map(({ language }) => language),
    ...[...moved.workflows, ...moved.nodes].flatMap(({ values: own }) => listTranslated(own)),
  ]);
  compareLanguages(languages, file.project.values, project.values, findings);
  return {
    hasNewRows,
    document: {
      project: { ...project, values: addRowTranslations(values, added) },
      workflows: moved.workflows.map((item) => ({ ...item, values: { ...item.values, IsStart: false } })),
      nodes: moved.nodes.map((item) => ({ ...item, values: replaceRowIds(item.values, rows) })),
    },
  };
}

/** Reports the languages of a workflow that do not match those of its new project. */
function compareLanguages(translated: ReadonlySet<string>, file: JsonObject, project: JsonObject, findings: Findings) {
  const [first, ...others] = listLanguages(file);
  const known = listLanguages(project);
  if (first !== known[0]) findings.warn('', 'otherFirstLanguage', getLanguageName(first), getLanguageName(known[0]));
  for (const language of others)
    if (translated.has(language) && !known.includes(language))
      findings.note('', 'languageNotInProject', getLanguageName(language));
}

interface Placing {
  readonly rows: Map<string, string>;
  readonly table: string;
  readonly translations: RowTranslations;
  readonly findings: Findings;
  readonly newId: () => string;
}

/** The rows of a table of the project, by name and by id. */
class PresentRows {
  readonly rows: JsonObject[] = [];
  readonly #byName = new Map<string, JsonObject>();
  readonly #ids = new Set<string>();

  constructor(rows: readonly JsonObject[]) {
    for (const row of rows) this.add(row);
  }

  add(row: JsonObject) {
    const name = getRowName(row).toLowerCase();
    this.rows.push(row);
    if (!this.#byName.has(name)) this.#byName.set(name, row);
    this.#ids.add(getRowId(row) ?? '');
  }

  findByName(name: string): JsonObject | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  hasId(id: string): boolean {
    return this.#ids.has(id);
  }
}

/**
 * Adds a row, unless the project has one of the same name.
 *
 * @returns the translations of the added row
 */
function placeRow(
  present: PresentRows,
  row: JsonObject,
  { rows, table, translations, findings, newId }: Placing,
): readonly RowTranslation[] {
  const id = getRowId(row) ?? '';
  const name = getRowName(row);
  const own = present.findByName(name);
  const values = replaceRowIds(getRowValues(row) ?? {}, rows);
  if (own) {
    rows.set(id, getRowId(own) ?? '');
    if (JSON.stringify(getRowValues(own)) !== JSON.stringify(values)) findings.note(table, 'existingKept', name);
    return [];
  }
  const isTaken = id === '' || present.hasId(id);
  const rowId = isTaken ? newId() : id;
  rows.set(id, rowId);
  present.add(createRow({ id: rowId, values }, present.rows));
  return translations.take(table, id).map((translated) => ({ ...translated, rowId }));
}

function getRowName(row: JsonObject) {
  return textAt(getRowValues(row), 'Name').trim();
}

/** Replaces the ids of referenced rows in values. */
function replaceRowIds(values: JsonObject, rows: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'string') return [name, rowReferences.has(name) ? (rows.get(value) ?? value) : value];
      return [name, replaceRowIdsInside(value, rows)];
    }),
  );
}

function replaceRowIdsInside(value: JsonValue, rows: ReadonlyMap<string, string>): JsonValue {
  if (isJsonArray(value)) return value.map((entry) => replaceRowIdsInside(entry, rows));
  return isJsonObject(value) ? replaceRowIds(value, rows) : value;
}
