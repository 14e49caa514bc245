import { readRows } from '@confab/inputs';
import { readText } from './authored-values.ts';
import type { SourceNode } from '../types.ts';

/** Finds nodes that cannot be reached from the start of the project or of a module. */
export function findUnreachableNodes(
  nodes: readonly SourceNode[],
  workflowStarts: ReadonlyMap<string, string>,
  roots: readonly string[],
): SourceNode[] {
  if (roots.length === 0) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set<string>();
  const next = [...roots];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const node = byId.get(id);
    if (!node || reached.has(id)) continue;
    reached.add(id);
    for (const { values } of readRows(node.values.Connectors)) next.push(readText(values.TargetNodeId));
    for (const { values } of readRows(node.values.Exceptions)) next.push(readText(values.TargetNodeId));
    const jumpsTo = readText(node.values.TargetNodeId) || workflowStarts.get(readText(node.values.TargetWorkflowId));
    if (jumpsTo !== undefined) next.push(jumpsTo);
  }
  return nodes.filter(({ id }) => !reached.has(id));
}
