import type { NodeChange } from '@xyflow/react';
import type { AnnotationNode } from './annotations/annotation-nodes.ts';
import type { CardNode } from './cards/canvas-model.ts';

/** Everything on the canvas: the cards of nodes, groups and notes. */
export type CanvasNode = CardNode | AnnotationNode;

/** A change that React Flow makes; it adds and replaces no nodes on this canvas. */
export type CanvasNodeChange = Exclude<NodeChange, { readonly item: unknown }>;

/** The changes of the nodes of React Flow that the canvas applies. */
export function listAppliedChanges(changes: readonly NodeChange<CanvasNode>[]): readonly CanvasNodeChange[] {
  return changes.filter((change) => change.type !== 'add' && change.type !== 'replace');
}
