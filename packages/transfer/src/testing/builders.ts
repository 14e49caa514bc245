import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { aRow, numberedId } from '@confab/test-kit';
import type { Finding } from '../finding.ts';
import type { ProjectDocument } from '../document.ts';

/** Creates a project with two workflows and three nodes; `values` are added to the values of the project. */
export function aDocument(values: JsonObject = {}): ProjectDocument {
  return {
    project: { id: numberedId(1), type: 'Pro', values: { DisplayName: 'Harbour', Language: 'en', ...values } },
    workflows: [
      { id: numberedId(3), type: 'Module', order: 'a1', values: { DisplayName: 'Second' } },
      { id: numberedId(2), type: 'Standard', order: 'a0', values: { IsStart: true, DisplayName: 'Main' } },
    ],
    nodes: [
      {
        id: numberedId(12),
        type: 'Say',
        order: 'a1',
        workflowId: numberedId(2),
        values: { DisplayName: 'Hello', Notes: `{tv.${numberedId(2)}.x}` },
        position: { x: 10, y: -4.5 },
      },
      {
        id: numberedId(11),
        type: 'Start',
        order: 'a0',
        workflowId: numberedId(2),
        values: { Connectors: [aRow('next', { TargetNodeId: numberedId(12) })] },
      },
      { id: numberedId(13), type: 'StartModule', order: 'a0', workflowId: numberedId(3), values: {} },
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
