import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import type { Finding } from '../finding.ts';
import type { ProjectDocument } from '../document.ts';

/** Ids in the order in which they are asked for. */
export function counter(): () => string {
  let last = 0;
  return () => idOf((last += 1));
}

/** The GUID of a number. */
export function idOf(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** A project with two workflows and three nodes; `values` are the project's own besides. */
export function aDocument(values: JsonObject = {}): ProjectDocument {
  return {
    project: { id: idOf(1), type: 'Pro', values: { DisplayName: 'Harbour', Language: 'en', ...values } },
    workflows: [
      { id: idOf(3), type: 'Module', order: 'a1', values: { DisplayName: 'Second' } },
      { id: idOf(2), type: 'Standard', order: 'a0', values: { IsStart: true, DisplayName: 'Main' } },
    ],
    nodes: [
      {
        id: idOf(12),
        type: 'Say',
        order: 'a1',
        workflowId: idOf(2),
        values: { DisplayName: 'Hello', Notes: `{tv.${idOf(2)}.x}` },
        position: { x: 10, y: -4.5 },
      },
      {
        id: idOf(11),
        type: 'Start',
        order: 'a0',
        workflowId: idOf(2),
        values: { Connectors: [{ RowId: 'next', Order: 'a0', Values: { TargetNodeId: idOf(12) } }] },
      },
      { id: idOf(13), type: 'StartModule', order: 'a0', workflowId: idOf(3), values: {} },
    ],
  };
}

/** Findings as lines that are easy to compare. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, entry, message, names }) => [severity, entry, message, ...names].join(' | '));
}

/** The values of a table's rows. */
export function rowsOf(values: JsonObject | undefined, name: string): readonly JsonObject[] {
  const rows = values?.[name];
  return isJsonArray(rows)
    ? rows.flatMap((row) => (isJsonObject(row) && isJsonObject(row['Values']) ? [row['Values']] : []))
    : [];
}
