import { rowsOf, textOf } from './compiler.ts';
import type { ProjectSource, SourceNode } from './types.ts';

/** Nodes that no way leads to from where the project begins. */
export function findUnreachable({ nodes }: ProjectSource, startNodeId: string | undefined): SourceNode[] {
  if (startNodeId === undefined) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const starts = new Map(nodes.filter(({ type }) => type === 'Start').map((node) => [node.workflowId, node.id]));
  const reached = new Set<string>();
  const next = [startNodeId];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const node = byId.get(id);
    if (!node || reached.has(id)) continue;
    reached.add(id);
    for (const { values } of rowsOf(node.values.Connectors)) next.push(textOf(values.TargetNodeId));
    if (node.type !== 'Jump') continue;
    const target = textOf(node.values.TargetNodeId) || starts.get(textOf(node.values.TargetWorkflowId));
    if (target !== undefined) next.push(target);
  }
  return nodes.filter(({ id }) => !reached.has(id));
}
