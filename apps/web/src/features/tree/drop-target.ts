import type { SkinnyItem } from '@confab/model';
import { canMoveToWorkflow, type ItemSchemas } from './item-schemas.ts';

/** State of a drag in the tree: none, started, over a valid target, or over an invalid one (A2.18). */
export type DragState = 'None' | 'DragStart' | 'DragTargetOk' | 'DragTargetNotOk';

/** The dragged item and the item under the pointer. */
export interface TreeDrag {
  readonly itemId: string | undefined;
  readonly overId: string | undefined;
  readonly state: DragState;
}

interface DropContext {
  readonly schemas: ItemSchemas;
  readonly workflows: readonly SkinnyItem[];
}

export const noDrag: TreeDrag = { itemId: undefined, overId: undefined, state: 'None' };

/** The next drag state when the pointer is over a row. */
export function updateDrag(drag: TreeDrag, dragged: SkinnyItem, over: SkinnyItem, context: DropContext): TreeDrag {
  if (drag.overId === over.id) return drag;
  if (over.id === dragged.id) return { ...drag, overId: undefined, state: 'DragStart' };
  const state = findDropWorkflow(dragged, over, context) ? 'DragTargetOk' : 'DragTargetNotOk';
  return { ...drag, overId: over.id, state };
}

/** The workflow that a dropped node moves to; undefined when the drop is not allowed. */
export function findDropWorkflow(dragged: SkinnyItem, over: SkinnyItem, context: DropContext): string | undefined {
  if (dragged.kind !== 'node' || over.kind === 'project') return undefined;
  const workflowId = over.kind === 'workflow' ? over.id : over.workflowId;
  if (workflowId === null || workflowId === dragged.workflowId) return undefined;
  const workflow = context.workflows.find(({ id }) => id === workflowId);
  return workflow && canMoveToWorkflow(context.schemas, dragged, workflow.type) ? workflowId : undefined;
}
