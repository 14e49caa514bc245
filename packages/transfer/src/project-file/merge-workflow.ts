import { orderBetween } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { replaceDocumentIds } from '../replace-ids.ts';
import { textAt } from '../read-json.ts';
import { sharedTables } from './pick-needed-values.ts';

/** Inputs that name a row of one of the project's tables by its id. */
const rowReferences = new Set(['IntentId', 'Slot', 'SlotType', 'LinkedResponseId']);

/** A workflow as it comes into another project: with the project's values, which have the rows it needs. */
export interface MergedWorkflow {
  readonly document: ProjectDocument;
  /** Rows were added to the project. */
  readonly hasNewRows: boolean;
}

/**
 * Brings one workflow of a file into a project. It is a copy under new ids; an intent, a slot, a list or a variable
 * that the project has under the same name is used, and others are added.
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
  let hasNewRows = false;
  // A row that others name is placed before them, so that its id is known.
  for (const table of sharedTables.toReversed()) {
    for (const row of readRowList(moved.project.values[table])) {
      const placed = placeRow(readRowList(values[table]), row, { rows, table, findings, newId });
      if (placed === undefined) continue;
      values[table] = [...readRowList(values[table]), placed];
      hasNewRows = true;
    }
  }
  return {
    hasNewRows,
    document: {
      project: { ...project, values },
      workflows: moved.workflows.map((item) => ({ ...item, values: { ...item.values, IsStart: false } })),
      nodes: moved.nodes.map((item) => ({ ...item, values: replaceRowIds(item.values, rows) })),
    },
  };
}

interface Placing {
  readonly rows: Map<string, string>;
  readonly table: string;
  readonly findings: Findings;
  readonly newId: () => string;
}

/** The row as it is added; undefined where the project has one of the same name. */
function placeRow(present: readonly JsonObject[], row: JsonObject, { rows, table, findings, newId }: Placing) {
  const id = textAt(row, 'RowId');
  const name = getRowName(row);
  const own = present.find((one) => getRowName(one).toLowerCase() === name.toLowerCase());
  const values = replaceRowIds(isJsonObject(row['Values']) ? row['Values'] : {}, rows);
  if (own) {
    rows.set(id, textAt(own, 'RowId'));
    if (JSON.stringify(own['Values']) !== JSON.stringify(values))
      findings.note(table, 'The project has {0} already; it stays as it is there.', name);
    return undefined;
  }
  const isTaken = id === '' || present.some((one) => textAt(one, 'RowId') === id);
  const rowId = isTaken ? newId() : id;
  rows.set(id, rowId);
  return { RowId: rowId, Order: orderBetween(textAt(present.at(-1), 'Order') || undefined, undefined), Values: values };
}

function getRowName(row: JsonObject) {
  return textAt(row['Values'], 'Name').trim();
}

/** Values with the ids of rows that they name replaced. */
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

function readRowList(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? value.filter((row) => isJsonObject(row)) : [];
}
