import { rowsOf, textOf } from './authored-values.ts';
import type { SourceNode } from '../types.ts';

/** Nodes that no way leads to from where the project and its modules begin. */
export function findUnreachable(
  nodes: readonly SourceNode[],
  workflowStarts: ReadonlyMap<string, string>,
  begins: readonly string[],
): SourceNode[] {
  if (begins.length === 0) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set<string>();
  const next = [...begins];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const node = byId.get(id);
    if (!node || reached.has(id)) continue;
    reached.add(id);
    for (const { values } of rowsOf(node.values.Connectors)) next.push(textOf(values.TargetNodeId));
    for (const { values } of rowsOf(node.values.Exceptions)) next.push(textOf(values.TargetNodeId));
    const jumpsTo = textOf(node.values.TargetNodeId) || workflowStarts.get(textOf(node.values.TargetWorkflowId));
    if (jumpsTo !== undefined) next.push(jumpsTo);
  }
  return nodes.filter(({ id }) => !reached.has(id));
}
