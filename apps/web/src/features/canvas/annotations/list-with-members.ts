import type { CanvasNode } from '../canvas-node.ts';
import { getNodeArea, isInGroup } from './annotation-nodes.ts';

/** The nodes with these ids, and everything in the groups among them. */
export function listWithMembers(nodes: readonly CanvasNode[], ids: ReadonlySet<string>): readonly CanvasNode[] {
  const groups = nodes.filter(({ id, type }) => type === 'frame' && ids.has(id)).map(getNodeArea);
  return nodes.filter((node) => ids.has(node.id) || groups.some((group) => isInGroup(group, getNodeArea(node))));
}
