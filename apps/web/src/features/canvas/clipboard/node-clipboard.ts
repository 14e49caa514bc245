import { getRowId, mapRowInputs, readRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { isJsonObject } from '@confab/model';
import type { ItemView } from '../../../editing/index.ts';
import { readClipboard } from '../../../platform/read-clipboard.ts';
import { readSetting, writeSetting } from '../../../platform/settings.ts';
import { copyWithToast } from '../../../toasts/index.ts';
import { isAnnotation, type Annotation } from '../annotations/annotation.ts';

/** A copied node, with its position relative to the others. */
interface CopiedNode {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
  readonly x: number;
  readonly y: number;
}

/** The copied items of a canvas; at least one of the lists has entries. */
export interface CopiedContent {
  readonly nodes: readonly CopiedNode[];
  /** Groups and notes, with their ids in the workflow that they were copied from. */
  readonly annotations: readonly Annotation[];
}

interface CopiedText extends CopiedContent {
  readonly confab: 'nodes';
}

/** The copied nodes, for browsers that don't let the page read the clipboard. */
const settingKey = 'copiedNodes';

/**
 * Nodes, groups and notes as a text for the clipboard: it can be pasted in any workflow, project and tab. Connectors
 * and exceptions lead to copied nodes only; all others are open.
 */
export function toCopiedText(
  nodes: readonly ItemView[],
  positions: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
  annotations: readonly Annotation[] = [],
): string {
  const ids = new Set(nodes.map(({ id }) => id));
  const copied = nodes.flatMap(({ id, type, values }): readonly CopiedNode[] => {
    const position = positions.get(id);
    return values && position ? [{ id, type, values: disconnectOthers(values, ids), ...position }] : [];
  });
  const text: CopiedText = { confab: 'nodes', nodes: copied, annotations };
  return JSON.stringify(text);
}

/** The tables of a node whose rows lead to other nodes. */
const leadingTables = ['Connectors', 'Exceptions'];

function disconnectOthers(values: JsonObject, ids: ReadonlySet<string>): JsonObject {
  const opened = leadingTables.flatMap((name) => {
    const rows = values[name];
    return Array.isArray(rows) ? [[name, openRows(rows, ids)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(opened) };
}

function openRows(rows: readonly JsonValue[], ids: ReadonlySet<string>): JsonValue[] {
  const open = new Set(
    readRows(rows).flatMap(({ id, values: { TargetNodeId: targetId = '' } }) =>
      targetId === '' || ids.has(String(targetId)) ? [] : [id],
    ),
  );
  return rows.map((row) => {
    if (!isJsonObject(row) || !open.has(getRowId(row) ?? '')) return row;
    return mapRowInputs(row, (value, name) => (name === 'TargetNodeId' ? '' : value));
  });
}

/** The content of a pasted text; undefined when it is something else. */
export function parseCopiedText(text: string): CopiedContent | undefined {
  try {
    // Every field is checked below.
    const { confab, nodes, annotations = [] }: Partial<CopiedText> = JSON.parse(text);
    if (confab !== 'nodes' || !Array.isArray(nodes) || !nodes.every(isCopiedNode)) return undefined;
    if (!Array.isArray(annotations) || !annotations.every(isAnnotation)) return undefined;
    return nodes.length + annotations.length > 0 ? { nodes, annotations } : undefined;
  } catch {
    return undefined;
  }
}

function isCopiedNode(node: unknown) {
  if (typeof node !== 'object' || node === null) return false;
  // Every member is checked below.
  const { id, type, values, x, y }: Partial<CopiedNode> = node;
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    typeof x === 'number' &&
    typeof y === 'number' &&
    isJsonObject(values)
  );
}

/** Copies the text of a menu command, with a toast; it stays in this browser when the clipboard is closed to the page. */
export function writeCopiedText(text: string): void {
  writeSetting(settingKey, text);
  void copyWithToast(text);
}

/** Keeps a copied text in this browser beside the clipboard. */
export function rememberCopiedText(text: string): void {
  writeSetting(settingKey, text);
}

/** The copied content for a menu command: from the clipboard, or what was copied last in this browser. */
export async function readCopiedContent(): Promise<CopiedContent | undefined> {
  return parseCopiedText((await readClipboard()) ?? '') ?? parseCopiedText(String(readSetting(settingKey)));
}
