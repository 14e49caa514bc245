import { getRecordingPath, listSpokenTexts, type RecordingState, type SpokenText } from '@confab/dialog-engine';
import { listLanguages } from '@confab/inputs';
import { isTestItem, type JsonObject } from '@confab/model';
import type { EditingSession, ItemView } from '../../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';

/** A spoken text of the open project, as work for a speaker. */
export interface RecordingLine extends SpokenText {
  /** Unique in the project. */
  readonly key: string;
  /** The path of its recording below the project, which recordings in this browser are kept for. */
  readonly target: string;
  /** The name of its workflow; blank for texts of the project. */
  readonly workflowName: string;
}

/** The lines of the loaded part of a project, in all its languages. */
export interface RecordingLines {
  readonly lines: readonly RecordingLine[];
  /** Whether all workflows are loaded. */
  readonly isComplete: boolean;
}

export const noLines: RecordingLines = { lines: [], isComplete: false };

/** Lines of items by their values, so that only items that change are read again, and the languages that they are in. */
export type KnownLines = WeakMap<JsonObject, { readonly languages: string; readonly lines: readonly RecordingLine[] }>;

/** Lists the spoken texts of the open project: those of the project, then of each workflow with its nodes. */
export function listRecordingLines(session: EditingSession, schemas: ItemSchemas, known: KnownLines): RecordingLines {
  const outline = session.getOutline();
  if (!outline) return noLines;
  const languages = listLanguages(session.getItem(outline.project.id)?.values ?? {});
  const lines: RecordingLine[] = [];

  function add(item: ItemView | undefined, workflowName: string) {
    const schema = item && findItemSchema(schemas, item);
    if (!item?.values || !schema) return;
    const { id, displayName: name, values } = item;
    const before = known.get(values);
    const found =
      before?.languages === languages.join()
        ? before.lines
        : listSpokenTexts({ id, name, properties: schema.properties, values }, languages).map((text) => ({
            ...text,
            key: joinKey(text),
            target: `${id}/${getRecordingPath(text)}`,
            workflowName,
          }));
    known.set(values, { languages: languages.join(), lines: found });
    lines.push(...found);
  }

  let isComplete = true;
  add(session.getItem(outline.project.id), '');
  for (const { id, displayName, type } of outline.workflows) {
    if (isTestItem(type)) continue;
    const view = session.getWorkflow(id);
    if (view.status !== 'ready') isComplete = false;
    else for (const item of [view.workflow, ...view.nodes]) add(item, displayName);
  }
  return { lines, isComplete };
}

/**
 * Lines of the first language keep the key from before there were further languages, so that links to them still work.
 */
function joinKey({ itemId, path, further }: SpokenText): string {
  return further === undefined ? `${itemId}/${path}` : `${itemId}/${path}/${further}`;
}

/** How far the recording of a project is. */
export function countLines(lines: readonly RecordingLine[]): Readonly<Record<RecordingState, number>> {
  const counts = { missing: 0, stale: 0, recorded: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** How many lines of the first language a further one says in the first language, because they are not translated. */
export function countUntranslated(lines: readonly RecordingLine[], further: string): number {
  const getPlace = ({ itemId, path }: RecordingLine) => `${itemId}/${path}`;
  const own = new Set(lines.filter((line) => line.further === further).map(getPlace));
  return lines.filter((line) => line.further === undefined && !own.has(getPlace(line))).length;
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
