import { listSpokenTexts, type RecordingState, type SpokenText } from '@confab/dialog-engine';
import type { JsonObject } from '@confab/model';
import type { EditingSession, ItemView } from '../../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';

/** A spoken text of the open project, as work for a speaker. */
export interface RecordingLine extends SpokenText {
  /** Unique in the project. */
  readonly key: string;
  /** The name of its workflow; blank for texts of the project. */
  readonly workflowName: string;
}

/** The lines of the loaded part of a project. */
export interface RecordingLines {
  readonly lines: readonly RecordingLine[];
  /** Whether all workflows are loaded. */
  readonly isComplete: boolean;
}

export const noLines: RecordingLines = { lines: [], isComplete: false };

/** Lines of items by their values, so that only items that change are read again. */
export type KnownLines = WeakMap<JsonObject, readonly RecordingLine[]>;

/** Lists what the open project says: the texts of the project, then of each workflow with its nodes. */
export function listRecordingLines(session: EditingSession, schemas: ItemSchemas, known: KnownLines): RecordingLines {
  const outline = session.getOutline();
  if (!outline) return noLines;
  const language = String(session.getValue(outline.project.id, 'Language') ?? '');
  const lines: RecordingLine[] = [];

  function add(item: ItemView | undefined, workflowName: string) {
    const schema = item && findItemSchema(schemas, item);
    if (!item?.values || !schema) return;
    const { id, displayName: name, values } = item;
    const found =
      known.get(values) ??
      listSpokenTexts({ id, name, properties: schema.properties, values }, language).map((text) => ({
        ...text,
        key: `${id}/${text.path}`,
        workflowName,
      }));
    known.set(values, found);
    lines.push(...found);
  }

  let isComplete = true;
  add(session.getItem(outline.project.id), '');
  for (const { id, displayName, type } of outline.workflows) {
    if (isTest(type)) continue;
    const view = session.getWorkflow(id);
    if (view.status !== 'ready') isComplete = false;
    else for (const item of [view.workflow, ...view.nodes]) add(item, displayName);
  }
  return { lines, isComplete };
}

/** Test suites and runs are not part of the assistant. */
export function isTest(workflowType: string): boolean {
  return workflowType === 'TestSuite' || workflowType === 'TestRun';
}

/** How far the recording of a project is. */
export function countLines(lines: readonly RecordingLine[]): Readonly<Record<RecordingState, number>> {
  const counts = { missing: 0, stale: 0, recorded: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** The next line to record after one, from the top again at the end; undefined when no other is left. */
export function findNextLine(
  lines: readonly RecordingLine[],
  key: string | undefined,
  isDone: (line: RecordingLine) => boolean,
): RecordingLine | undefined {
  const at = lines.findIndex((line) => line.key === key);
  const order = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))];
  return order.find((line) => !isDone(line));
}
