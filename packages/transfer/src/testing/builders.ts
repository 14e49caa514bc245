import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import type { Finding } from '../finding.ts';
import type { ProjectDocument } from '../document.ts';

/** Returns a generator of consecutive ids. */
export function counter(): () => string {
  let last = 0;
  return () => createId((last += 1));
}

/** Creates the GUID of a number. */
export function createId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** Creates a project with two workflows and three nodes; `values` are added to the values of the project. */
export function aDocument(values: JsonObject = {}): ProjectDocument {
  return {
    project: { id: createId(1), type: 'Pro', values: { DisplayName: 'Harbour', Language: 'en', ...values } },
    workflows: [
      { id: createId(3), type: 'Module', order: 'a1', values: { DisplayName: 'Second' } },
      { id: createId(2), type: 'Standard', order: 'a0', values: { IsStart: true, DisplayName: 'Main' } },
    ],
    nodes: [
      {
        id: createId(12),
        type: 'Say',
        order: 'a1',
        workflowId: createId(2),
        values: { DisplayName: 'Hello', Notes: `{tv.${createId(2)}.x}` },
        position: { x: 10, y: -4.5 },
      },
      {
        id: createId(11),
        type: 'Start',
        order: 'a0',
        workflowId: createId(2),
        values: { Connectors: [{ RowId: 'next', Order: 'a0', Values: { TargetNodeId: createId(12) } }] },
      },
      { id: createId(13), type: 'StartModule', order: 'a0', workflowId: createId(3), values: {} },
    ],
  };
}

/** Formats findings as lines that are easy to compare. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, entry, message, names }) => [severity, entry, message, ...names].join(' | '));
}

/** Reads the values of the rows of a table. */
export function readRowValues(values: JsonObject | undefined, name: string): readonly JsonObject[] {
  const rows = values?.[name];
  return isJsonArray(rows)
    ? rows.flatMap((row) => (isJsonObject(row) && isJsonObject(row['Values']) ? [row['Values']] : []))
    : [];
}
