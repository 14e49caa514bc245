import { createOrderCounter } from '@confab/inputs';
import { getDepth } from './plan-intents.ts';
import type { ProNode } from './pro-plan.ts';

/** A node with its place on the canvas. */
export interface PlacedNode extends ProNode {
  readonly position: { readonly x: number; readonly y: number };
  /** Its order among the nodes of the project, a fractional index. */
  readonly order: string;
}

const column = 340;
const line = 170;
const indent = 60;
const nodesPerLine = 6;

/**
 * Places the nodes of each workflow: the Start node above, then a line for each page in reading order, indented by its
 * depth, then the nodes that belong to no page.
 */
export function layOut(nodes: readonly ProNode[]): PlacedNode[] {
  const heights = new Map<string, number>();
  const groups = new Map<string, ProNode[]>();
  const sorted = [...nodes].sort((one, other) => getRank(one) - getRank(other));
  for (const node of sorted) {
    const key = `${node.workflowId} ${node.page?.id ?? (isStart(node) ? 'start' : '')}`;
    const group = groups.get(key);
    if (group) group.push(node);
    else groups.set(key, [node]);
  }
  const placed: PlacedNode[] = [];
  const nextOrder = createOrderCounter();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const top = heights.get(first.workflowId) ?? 0;
    const left = first.page ? indent * getDepth(first.page) : 0;
    for (const [index, node] of group.entries()) {
      const [x, y] = [left + column * (index % nodesPerLine), top + line * Math.floor(index / nodesPerLine)];
      placed.push({ ...node, position: { x, y }, order: nextOrder() });
    }
    heights.set(first.workflowId, top + line * Math.ceil(group.length / nodesPerLine));
  }
  return placed;
}

const isStart = ({ type }: ProNode) => type === 'Start' || type === 'StartModule';

function getRank(node: ProNode) {
  if (isStart(node)) return -1;
  return node.page?.position ?? Number.MAX_SAFE_INTEGER;
}
