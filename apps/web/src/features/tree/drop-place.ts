import type { SkinnyItem } from '@confab/model';
import { mayStandIn, type ItemSchemas } from './item-schemas.ts';

/** How far a drag in the tree has come: over something that takes what is dragged, or over something that does not (A2.18). */
export type DragState = 'None' | 'DragStart' | 'DragTargetOk' | 'DragTargetNotOk';

/** What is dragged, and what it is over. */
export interface TreeDrag {
  readonly itemId: string | undefined;
  readonly overId: string | undefined;
  readonly state: DragState;
}

interface Known {
  readonly schemas: ItemSchemas;
  readonly workflows: readonly SkinnyItem[];
}

export const noDrag: TreeDrag = { itemId: undefined, overId: undefined, state: 'None' };

/** The drag once it is over a row. */
export function dragOver(drag: TreeDrag, dragged: SkinnyItem, over: SkinnyItem, known: Known): TreeDrag {
  if (drag.overId === over.id) return drag;
  if (over.id === dragged.id) return { ...drag, overId: undefined, state: 'DragStart' };
  const state = dropWorkflow(dragged, over, known) ? 'DragTargetOk' : 'DragTargetNotOk';
  return { ...drag, overId: over.id, state };
}

/** The workflow a node comes to when it is dropped on a workflow, or on a node in one; undefined where it may not. */
export function dropWorkflow(dragged: SkinnyItem, over: SkinnyItem, known: Known): string | undefined {
  if (dragged.kind !== 'node' || over.kind === 'project') return undefined;
  const workflowId = over.kind === 'workflow' ? over.id : over.workflowId;
  if (workflowId === null || workflowId === dragged.workflowId) return undefined;
  const workflow = known.workflows.find(({ id }) => (id as string) === workflowId);
  return workflow && mayStandIn(known.schemas, dragged, workflow.type) ? workflowId : undefined;
}
